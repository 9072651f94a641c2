import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of the children once one of them has thrown. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a diagnostic inside of its children; React itself writes it to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override state = { isBroken: false };

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
