import { SplitLayout, type SplitProps } from "./split/SplitLayout"

/** Layout `default`: a column beside the picture, on a light background. */
export function DefaultLayout(props: SplitProps) {
  return <SplitLayout surface="light" {...props} />
}
