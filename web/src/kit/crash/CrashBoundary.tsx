import { Component, type ReactNode } from 'react';

import { reportCrash, type CrashedPart } from './report-crash';

export interface Crash {
  retry: () => void;
  /** A retry crashed too; only a reload may help. */
  isAgain: boolean;
}

interface Props {
  part: CrashedPart;
  /** A new key retries. */
  resetKey?: unknown;
  fallback: (crash: Crash) => ReactNode;
  children: ReactNode;
}

interface State {
  hasCrashed: boolean;
  tries: number;
  resetKey: unknown;
}

/** Replaces only what crashes, and reports it. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { hasCrashed: false, tries: 0, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { hasCrashed: false, tries: 0, resetKey };
  }

  override componentDidCatch(thrown: unknown): void {
    reportCrash(thrown, this.props.part);
  }

  private readonly retry = (): void => this.setState(({ tries }) => ({ hasCrashed: false, tries: tries + 1 }));

  override render(): ReactNode {
    const { hasCrashed, tries } = this.state;
    return hasCrashed ? this.props.fallback({ retry: this.retry, isAgain: tries > 0 }) : this.props.children;
  }
}
