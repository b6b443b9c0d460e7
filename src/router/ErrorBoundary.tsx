import { Component, type ComponentType, type ReactNode } from "react"

interface ErrorBoundaryProps {
  /** Key of the history entry whose page is shown; a new entry resets the error. */
  entry?: string
  children: ReactNode
  /** Rendered instead of the children if they could not be loaded or rendered. */
  Fallback: ComponentType<{ error: unknown }>
}

interface ErrorBoundaryState {
  error: unknown
  entry: string | undefined
}

/** Renders a fallback for a page that could not be shown, until the visitor navigates. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  constructor(props: ErrorBoundaryProps) {
    super(props)
    this.state = { error: undefined, entry: props.entry }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ entry }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return entry === state.entry ? null : { error: undefined, entry }
  }

  override render() {
    const { children, Fallback } = this.props
    return this.state.error === undefined ? children : <Fallback error={this.state.error} />
  }
}
