import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';
import { ScreenLoadError } from './lazy-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A new value, such as the next address, gives the page another chance. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  error: unknown;
  failed: boolean;
  resetKey: string | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {
    error: null,
    failed: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ScreenLoadError) error.forget();
  }

  override render() {
    return this.state.failed ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
