import { useEffect, useRef, type CSSProperties } from 'react';

import type { Share } from './cell';
import { downTo } from './grid-size';

/** Drawn over the columns, which don't render again. */
export interface Mark {
  key: string;
  kind: 'move' | 'sending' | 'create';
  share: Share;
  start: number;
  length: number;
  text: string;
  isRefused: boolean;
}

interface Props {
  marks: readonly Mark[];
  first: number;
  /** Scrolls to the mark. */
  follows: boolean;
}

/** The live region and the move bar report the same. */
export function GridMarks({ marks, first, follows }: Props) {
  const moving = useRef<HTMLDivElement>(null);
  const moved = marks.find(({ kind }) => kind === 'move');
  useEffect(() => {
    if (follows) moving.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [follows, moved?.share.from, moved?.start]);
  return marks.map(({ key, kind, share, start, length, text, isRefused }) => (
    <div
      key={key}
      ref={kind === 'move' ? moving : undefined}
      className="ghost"
      aria-hidden="true"
      data-kind={kind}
      data-refused={isRefused}
      style={{ ...downTo(start - first, length), '--from': share.from, '--share': share.width } as CSSProperties}
    >
      <span>{text}</span>
    </div>
  ));
}
