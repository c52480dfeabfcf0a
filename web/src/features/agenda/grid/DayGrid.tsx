import visuallyHidden from '@mui/utils/visuallyHidden';
import Button from '@mui/material/Button';
import {
  useCallback,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { useFocusNext } from '../../../kit/focus/useFocusNext';
import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import type { RefMap } from '../../../kit/focus/useRefMap';
import { minutesOf } from '../../../kit/time/intervals';
import { usePrinting } from '../../../kit/states/usePrinting';
import { EmptyState } from '../../../kit/states/EmptyState';
import { gridHeads } from '../../../kit/ui/sticky-bar';
import { DayBoard } from './DayBoard';
import type { Axis } from './grid-axis';
import { EVERYBODY, type Whose } from './grid-columns';
import { minuteOfNow, spanOf, type ColumnKind, type GridAppointment, type GridDay, type GridHold } from './grid-day';
import { NORMAL, zoomStyle, type GridZoom } from './grid-size';
import { GridFrame, GridScroller } from './grid-styles';
import { GridMarks } from './GridMarks';
import { marksOf } from './marks';
import { MoreColumns } from './MoreColumns';
import { moveAction } from './move-keys';
import { MoveBar } from './MoveBar';
import { PrintedBoards } from './PrintedBoards';
import { createTarget, type CreateTarget, type MoveTarget } from './cell';
import { texts } from './texts';
import { useBoard } from './useBoard';
import { useGridPointer } from './useGridPointer';
import { keyOf, useGridKeys } from './useGridKeys';
import { useMove, type MoveFailure } from './useMove';

/** Shown above the current time on opening. */
const BEFORE_NOW = 60;

interface Props<A extends GridAppointment> {
  /** Appointments' keys are `turno-` and the id. */
  refs: RefMap<string>;
  day: GridDay<A>;
  columns: ColumnKind;
  whose?: Whose;
  zoom?: GridZoom;
  /** Hides columns without appointments. */
  hidesUnused?: boolean;
  onShowUnused?: () => void;
  /** A professional's own day. */
  isOwn?: boolean;
  /** Leads on from a day without columns. */
  next?: ReactNode;
  /** By column key. */
  why?: ReadonlyMap<string, string>;
  onCreate: (target: CreateTarget, anchor: HTMLElement) => void;
  onOpenHold: (hold: GridHold) => void;
  /** Notifies success; resolves to the failure, which the grid shows. */
  onMove: (appointment: A, target: MoveTarget) => Promise<MoveFailure | undefined>;
  /** `startMove`: by keys or taps; undefined if immovable. */
  onOpen: (appointment: A, anchor: HTMLElement, startMove: (() => void) | undefined) => void;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** A column per professional or room. Moves by dragging, keys or taps. */
export function DayGrid<A extends GridAppointment>(props: Props<A>) {
  const { refs, day, columns: kind, whose = EVERYBODY, why = NOTHING, zoom = NORMAL, hidesUnused = false } = props;
  const { onShowUnused, isOwn = false, next, onCreate, onOpenHold, onMove, onOpen } = props;
  const keysId = useId();
  const frame = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const columnsRef = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const board = useBoard(day, { kind, whose, zoom, hidesUnused });
  const { axis, columns, stops, items } = board;
  const now = minuteOfNow(day);
  const isPrinting = usePrinting();
  const keys = useGridKeys(stops, now, refs);
  const lengthOf = (appointment: A) => minutesOf(spanOf(appointment, day.date));
  const move = useMove({
    day,
    kind,
    columns,
    axis,
    lengthOf,
    onMove,
    onEnd: (appointment) => focusNext(() => refs.get(`turno-${appointment.id}`)),
  });
  const { active, sending } = move;
  const pointer = useGridPointer({ board, columnsRef, move, lengthOf });
  const byKeys = active?.by === 'keys' ? active : null;
  useScrollToNow(day.date, { scroller, columns: columnsRef, axis, now, zoom });
  useKeptFocus(frame, () => refs.get(keys.stop)?.focus());

  const { marks, said } = marksOf({ day, kind, columns, active, sending, hovered: pointer.hovered });

  const open = (appointment: A, anchor: HTMLElement) =>
    onOpen(appointment, anchor, move.isFixed(appointment) ? undefined : () => move.start(appointment, 'keys'));

  const openFolded = useCallback(
    (appointment: A, anchor: HTMLElement) => onOpen(appointment, anchor, undefined),
    [onOpen],
  );

  const onClick = (event: MouseEvent) => {
    if (byKeys) {
      pointer.tap(event);
      return;
    }
    const key = keyOf(event);
    const [item, anchor] = [items.get(key ?? ''), refs.get(key)];
    if (item?.block && anchor) open(item.block.appointment, anchor);
    if (item?.held) onOpenHold(item.held.hold);
    if (!item?.stretch || !anchor) return;
    // Key presses have no coordinates.
    const slot = event.detail > 0 ? pointer.slotBelow(key, event) : null;
    onCreate(createTarget(item.stretch, slot?.start ?? null, day.date), anchor);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // React also bubbles the keys of menus.
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (byKeys) {
      const action = moveAction(event);
      // The bar's buttons handle Enter.
      if (!action || (action.type === 'drop' && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      move.act(action);
      return;
    }
    const key = keyOf(event);
    const appointment = items.get(key ?? '')?.block?.appointment;
    if (key === undefined) return;
    if (keys.lead(event, key)) event.preventDefault();
    else if (appointment && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      open(appointment, refs.get(key)!);
    } else if (appointment && event.key.toLowerCase() === 'm') {
      event.preventDefault();
      move.start(appointment, 'keys');
    }
  };

  const events = {
    onClick,
    onPointerOver: pointer.onPointerOver,
    onPointerMove: pointer.onPointerMove,
    onPointerLeave: pointer.onPointerLeave,
  };
  const moved = [...sending, ...(active ? [active] : [])];
  if (columns.length === 0 && hidesUnused && onShowUnused) return <NoneUsed onShowUnused={onShowUnused} />;
  if (columns.length === 0) return <EmptyState title={texts.grid.empty(isOwn)} action={next} />;
  return (
    <GridFrame
      ref={frame}
      aria-label={texts.grid.title(day.date, kind)}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
    >
      <p id={keysId} style={visuallyHidden}>
        {texts.grid.keys}
      </p>
      <GridScroller
        ref={scroller}
        data-moving={byKeys !== null}
        style={zoomStyle(zoom)}
        onFocus={keys.onFocus}
        {...(keys.stop === null && { tabIndex: 0 })}
      >
        <DayBoard
          axis={axis}
          columns={columns}
          why={why}
          now={now}
          refs={refs}
          stop={keys.stop}
          away={new Set(moved.map(({ appointment }) => `turno-${appointment.id}`))}
          columnsRef={columnsRef}
          headsRef={gridHeads}
          onOpenFolded={openFolded}
          events={events}
        >
          <GridMarks marks={marks} first={axis.from} follows={byKeys !== null} />
        </DayBoard>
      </GridScroller>
      <MoreColumns scroller={scroller} columnsRef={columnsRef} columns={columns} />
      {isPrinting && <PrintedBoards title={texts.grid.title(day.date, kind)} axis={axis} columns={columns} why={why} />}
      {byKeys && <MoveBar patientName={byKeys.appointment.patientName} cell={said} onAction={move.act} />}
      <p role="status" style={visuallyHidden}>
        {byKeys ? said : move.news}
      </p>
    </GridFrame>
  );
}

function NoneUsed({ onShowUnused }: { onShowUnused: () => void }) {
  return (
    <EmptyState
      title={texts.grid.noneUsed}
      action={
        <Button variant="outlined" onClick={onShowUnused}>
          {texts.grid.showUnused}
        </Button>
      }
    />
  );
}

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** As high as the axis. */
  columns: RefObject<HTMLElement | null>;
  axis: Axis;
  now: number | null;
  zoom: GridZoom;
}

/** Scrolls when a day opens, and keeps the hours in sight when their height changes. */
function useScrollToNow(date: string, { scroller, columns, axis, now, zoom }: Options): void {
  const shown = useRef(zoom);
  const scroll = useEffectEvent(() => {
    if (!scroller.current || !columns.current) return;
    const { from, to } = axis;
    const minute = now === null ? from : Math.max(from, now - BEFORE_NOW);
    scroller.current.scrollTo?.({ top: ((minute - from) / (to - from)) * columns.current.offsetHeight });
  });
  useLayoutEffect(() => scroll(), [date]);
  useLayoutEffect(() => {
    const ratio = zoom.minute / shown.current.minute;
    shown.current = zoom;
    const part = scroller.current;
    if (part && ratio !== 1) part.scrollTo?.({ top: part.scrollTop * ratio });
  }, [scroller, zoom]);
}
