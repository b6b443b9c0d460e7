import { Component, type ReactNode } from "react"
import { RouteErrorPage } from "./RouteErrorPage"

/** Shows the error page in the place of a page that could not be loaded or shown. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <RouteErrorPage error={this.state.error} />
  }
}
