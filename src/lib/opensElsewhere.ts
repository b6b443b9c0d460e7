type ModifierKeys = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">

/**
 * Whether a click on a link opens it in another tab or window, or downloads it (Alt): this page then stays as it is.
 */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
