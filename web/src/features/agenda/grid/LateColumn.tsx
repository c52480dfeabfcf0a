import { startTransition, useEffect, useState, type ComponentProps } from 'react';

import { DayColumn } from './DayColumn';

interface Props extends ComponentProps<typeof DayColumn> {
  /** Beyond the window when the grid opens. */
  isLate: boolean;
}

/** Columns in sight are drawn at once, the others piece by piece afterwards, so that nothing waits for them. */
export function LateColumn({ isLate, ...column }: Props) {
  const [isDrawn, setDrawn] = useState(!isLate);
  useEffect(() => {
    if (!isDrawn) startTransition(() => setDrawn(true));
  }, [isDrawn]);
  return isDrawn ? <DayColumn {...column} /> : <ol className="column" aria-labelledby={column.headId} />;
}

/** In px, at the usual text size. */
const NARROWEST = 152;

export const columnsInSight = (): number => Math.ceil(window.innerWidth / NARROWEST);
