/** The keys that are held while a link is clicked. */
type ModifierKeys = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey">

/** Whether a click on a link opens it in another tab or window, so that this page stays as it is. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: ModifierKeys): boolean => metaKey || ctrlKey || shiftKey
