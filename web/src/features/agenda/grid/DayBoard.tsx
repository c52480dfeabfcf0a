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
import { FoldedTurnos } from './FoldedTurnos';
import { hoursShown, type Axis } from './grid-axis';
import type { GridColumn } from './grid-columns';
import type { GridAppointment } from './grid-day';
import { downTo, heightOf } from './grid-size';
import { texts } from './texts';

/** In px. */
const NARROWEST = 152;
const columnsInSight = (): number => Math.ceil(window.innerWidth / NARROWEST);

interface Props<A extends GridAppointment> {
  axis: Axis;
  columns: readonly GridColumn<A>[];
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
  headsRef?: Ref<HTMLDivElement>;
  /** Without it, cancelled and absent appointments are not shown. */
  onOpenFolded?: (appointment: A, anchor: HTMLElement) => void;
  events?: HTMLAttributes<HTMLDivElement>;
  children?: ReactNode;
}

/** Handles events of all columns. */
export function DayBoard<A extends GridAppointment>(props: Props<A>) {
  const { axis, columns, why, now, refs, stop, away, isLate = true, ...rest } = props;
  const { columnsRef, headsRef, onOpenFolded, events, children } = rest;
  const id = useId();
  const [inSight] = useState(columnsInSight);
  const idOf = useCallback((key: string) => `${id}-${key}`, [id]);
  const isShown = now !== null && axis.from <= now && now <= axis.to;
  const size = { '--columns': columns.map(trackOf).join(' ') } as CSSProperties;
  const at = (minute: number) => downTo(minute - axis.from);
  return (
    <div className="board" style={size}>
      <div className="corner" />
      <DayHeads
        columns={columns}
        why={why}
        idOf={idOf}
        refs={refs}
        stop={stop}
        headsRef={headsRef}
        onOpenFolded={onOpenFolded}
      />
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

/** Keeps the widths in proportion, which `shareOf` relies on. */
const trackOf = ({ width }: GridColumn) => `minmax(calc(var(--column) * ${width}), ${width}fr)`;

interface DayHeadsProps<A extends GridAppointment>
  extends Pick<Props<A>, 'columns' | 'why' | 'refs' | 'stop' | 'headsRef' | 'onOpenFolded'> {
  idOf: (key: string) => string;
}

function Heads<A extends GridAppointment>({ columns, why, idOf, headsRef, ...fold }: DayHeadsProps<A>) {
  const { refs, stop, onOpenFolded } = fold;
  return (
    <div className="heads" ref={headsRef}>
      {columns.map((column) => {
        const { key, name, note, blocks, folded, backgrounds } = column;
        const reason = why.get(key);
        const absence = backgrounds.find((background) => background.kind === 'absence');
        return (
          <div key={key} className="head">
            <strong id={idOf(key)}>{name}</strong>
            <span>
              {absence && <b>{texts.column.absence(absence.reason)} · </b>}
              {reason && <b>{reason} · </b>}
              {/* Replaces the specialty, for equal head heights. */}
              {[texts.column.count(blocks.length), reason ? null : note].filter(Boolean).join(' · ')}
            </span>
            {onOpenFolded && folded.length > 0 && (
              <FoldedTurnos column={column} refs={refs} stop={stop} onOpen={onOpenFolded} />
            )}
          </div>
        );
      })}
    </div>
  );
}
const DayHeads = memo(Heads) as typeof Heads;

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
