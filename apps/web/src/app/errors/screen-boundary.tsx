import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error-page.tsx";

interface ScreenBoundaryProps {
  /** The children are rendered again when this value changes. */
  resetOn: unknown;
  children: ReactNode;
}

interface ScreenBoundaryState {
  failure: { error: unknown } | null;
  resetOn: unknown;
}

/** Error boundary: shows the error page where a screen failed to render. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  static getDerivedStateFromError(error: unknown): Partial<ScreenBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetOn }: ScreenBoundaryProps,
    state: ScreenBoundaryState,
  ): ScreenBoundaryState | null {
    return resetOn === state.resetOn ? null : { failure: null, resetOn };
  }

  override state: ScreenBoundaryState = { failure: null, resetOn: this.props.resetOn };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}
