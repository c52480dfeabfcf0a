import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';

import type { RefMap } from '../../../kit/focus/useRefMap';
import { toTime } from '../../../kit/time/time-of-day';
import { DayColumn } from './DayColumn';
import { hoursShown, type Axis } from './grid-axis';
import type { GridColumn } from './grid-columns';
import { holdsTime } from './grid-day';
import { downTo, heightOf } from './grid-size';
import { texts } from './texts';

/** In px. */
const NARROWEST = 152;
const columnsInSight = (): number => Math.ceil(window.innerWidth / NARROWEST);

interface Props {
  axis: Axis;
  columns: readonly GridColumn[];
  /** By column key. */
  why: ReadonlyMap<string, string>;
  /** Minute of the current-time line; null: no line. */
  now: number | null;
  refs: RefMap<string>;
  stop: string | null;
  /** Keys of moving appointments. */
  away: ReadonlySet<string>;
  /** Off-screen columns render later. */
  isLate?: boolean;
  columnsRef?: Ref<HTMLDivElement>;
  events?: HTMLAttributes<HTMLDivElement>;
  children?: ReactNode;
}

/** Handles events of all columns. */
export function DayBoard({ axis, columns, why, now, refs, stop, away, isLate = true, ...rest }: Props) {
  const { columnsRef, events, children } = rest;
  const id = useId();
  const [inSight] = useState(columnsInSight);
  const idOf = useCallback((key: string) => `${id}-${key}`, [id]);
  const isShown = now !== null && axis.from <= now && now <= axis.to;
  const size = { '--count': columns.length } as CSSProperties;
  const at = (minute: number) => downTo(minute - axis.from);
  return (
    <div className="board" style={size}>
      <div className="corner" />
      <DayHeads columns={columns} why={why} idOf={idOf} />
      <div className="times" aria-hidden="true">
        {hoursShown(axis).map((minute) => (
          <span key={minute} style={at(minute)}>
            {toTime(minute)}
          </span>
        ))}
        {isShown && (
          <span className="now" style={at(now)}>
            <b>{toTime(now)}</b>
          </span>
        )}
      </div>
      <div className="columns" ref={columnsRef} style={{ height: heightOf(axis.to - axis.from) }} {...events}>
        {columns.map((column, index) => (
          <LateColumn
            key={column.key}
            isLate={isLate && index >= inSight}
            column={column}
            first={axis.from}
            headId={idOf(column.key)}
            refs={refs}
            stop={keysOf(column).includes(stop ?? '') ? stop : null}
            away={keysOf(column)
              .filter((key) => away.has(key))
              .join(' ')}
          />
        ))}
        {isShown && <div className="nowline" style={at(now)} aria-hidden="true" />}
        {children}
      </div>
    </div>
  );
}

const keysOf = ({ blocks, held, stretches }: GridColumn) => [...blocks, ...held, ...stretches].map(({ key }) => key);

interface DayHeadsProps {
  columns: readonly GridColumn[];
  why: ReadonlyMap<string, string>;
  idOf: (key: string) => string;
}

const DayHeads = memo(function DayHeads({ columns, why, idOf }: DayHeadsProps) {
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
              {/* Replaces the specialty, for equal head heights. */}
              {[texts.column.count(count), reason ? null : note].filter(Boolean).join(' · ')}
            </span>
          </div>
        );
      })}
    </div>
  );
});

interface LateColumnProps extends ComponentProps<typeof DayColumn> {
  isLate: boolean;
}

/** Visible columns at once, others in steps. */
function LateColumn({ isLate, ...column }: LateColumnProps) {
  const [isDrawn, setDrawn] = useState(!isLate);
  useEffect(() => {
    if (!isDrawn) startTransition(() => setDrawn(true));
  }, [isDrawn]);
  return isDrawn ? <DayColumn {...column} /> : <ol className="column" aria-labelledby={column.headId} />;
}
