import { memo } from 'react';

import type { GridColumn } from './grid-columns';
import { holdsTime } from './grid-day';
import { texts } from './texts';

interface Props {
  columns: readonly GridColumn[];
  /** Why nothing can be booked, by column. */
  why: ReadonlyMap<string, string>;
  idOf: (key: string) => string;
}

export const DayHeads = memo(function DayHeads({ columns, why, idOf }: Props) {
  return (
    <div className="heads">
      {columns.map(({ key, name, note, blocks, backgrounds }) => {
        const reason = why.get(key);
        const absence = backgrounds.find((background) => background.kind === 'absence');
        const count = blocks.filter(({ appointment }) => holdsTime(appointment)).length;
        return (
          <div key={key} className="head">
            <strong id={idOf(key)}>{name}</strong>
            <span>
              {absence && <b>{texts.column.absence(absence.reason)} · </b>}
              {reason && <b>{reason} · </b>}
              {/* The reason in place of the specialty, so that the head stays as high as the others. */}
              {[texts.column.count(count), reason ? null : note].filter(Boolean).join(' · ')}
            </span>
          </div>
        );
      })}
    </div>
  );
});
