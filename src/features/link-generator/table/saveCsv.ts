import { saveFile } from "../../../lib/saveFile"

/**
 * Offers a CSV file as a download.
 * @param name file name without extension
 * @param text as `formatCsv` writes it
 */
export const saveCsv = (name: string, text: string): void => saveFile(`${name}.csv`, "text/csv;charset=utf-8", text)
