import { Component, type ReactNode } from 'react';

import { reportCrash, type CrashedPart } from './report-crash';

export interface Crash {
  /** Shows what crashed anew. */
  retry: () => void;
  /** It has been shown anew, and crashed again: only a new page may help. */
  isAgain: boolean;
}

interface Props {
  part: CrashedPart;
  /** Another one shows it anew as well, as another address does. */
  resetKey?: unknown;
  /** Stands in its place. */
  fallback: (crash: Crash) => ReactNode;
  children: ReactNode;
}

interface State {
  hasCrashed: boolean;
  tries: number;
  resetKey: unknown;
}

/** What crashes while it is drawn takes nothing of what is around it along: it alone is replaced, and the server is told. */
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
