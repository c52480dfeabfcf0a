import { useId, useRef, type ReactNode, type Ref } from 'react';

import { useKeptFocus, type Cards } from '../../kit/focus/useKeptFocus';
import { formatCount } from '../../kit/text/count-text';
import { PanelCard } from './today-styles';

interface Props {
  title: string;
  /** undefined: not counted. */
  count?: number;
  panelRef?: Ref<HTMLElement>;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, count, panelRef, headingRef, actions, children }: Props) {
  const titleId = useId();
  return (
    <PanelCard ref={panelRef} aria-labelledby={titleId}>
      <div className="title">
        <h3 id={titleId} ref={headingRef} tabIndex={-1}>
          {title}
          {count !== undefined && count > 0 && <span className="count">{formatCount(count)}</span>}
        </h3>
        {actions}
      </div>
      {children}
    </PanelCard>
  );
}

interface KeptProps extends Omit<Props, 'panelRef' | 'headingRef'> {
  rows?: Partial<Cards<string>>;
}

/** Focuses its heading when the focused row disappears. */
export function KeptPanel({ rows, ...panel }: KeptProps) {
  const part = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(part, () => heading.current?.focus(), rows);
  return <Panel panelRef={part} headingRef={heading} {...panel} />;
}
