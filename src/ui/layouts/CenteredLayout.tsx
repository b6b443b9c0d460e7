import { SplitLayout, type SplitProps } from "./split/SplitLayout"

/** Layout `centered`: the content in the middle of the height beside the picture, on a dark background. */
export function CenteredLayout(props: SplitProps) {
  return <SplitLayout surface="dark" centered {...props} />
}
