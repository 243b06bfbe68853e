import { Component, type ReactNode } from 'react';
import { BrokenNotice } from './BrokenNotice.tsx';
import { lone } from './LonePage.css.ts';

/** Props of `ErrorBoundary`. */
export interface ErrorBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly drawing: 'whole' | 'broken';
}

/** The last net: a defect in drawing shows a page in plain words instead of a white one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, BoundaryState> {
  override state: BoundaryState = { drawing: 'whole' };

  static getDerivedStateFromError(): BoundaryState {
    return { drawing: 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.drawing === 'broken' ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  return (
    <main className={lone} role="alert">
      <BrokenNotice />
    </main>
  );
}
