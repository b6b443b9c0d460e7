import { SplitLayout, type SplitProps } from "./split/SplitLayout"

/**
 * Layout `centered` (the specification's name; nothing is centred): the content beside the picture, lower than in the
 * layout `default`, on a dark background.
 */
export function CenteredLayout(props: SplitProps) {
  return <SplitLayout surface="dark" lowered {...props} />
}
