import { useRef, useState, type PointerEvent, type RefObject } from 'react';

import { toMinutes } from '../../../kit/time/time-of-day';
import type { GridAppointment } from './grid-day';
import { isSameCell, pointAt, snapped, startIn, type GridCell } from './cell';
import type { Board } from './useBoard';
import { keyOf } from './useGridKeys';
import type { useMove } from './useMove';
import { useTurnoDrag } from './useTurnoDrag';

interface Options<A extends GridAppointment> {
  board: Board<A>;
  columnsRef: RefObject<HTMLElement | null>;
  move: ReturnType<typeof useMove<A>>;
  lengthOf: (appointment: A) => number;
}

interface Pointer {
  clientX: number;
  clientY: number;
}

/** In minutes; fingers are inexact, and the bar's buttons refine. */
const TAP_STEP = 15;

export function useGridPointer<A extends GridAppointment>({ board, columnsRef, move, lengthOf }: Options<A>) {
  const { axis, items } = board;
  const { active } = move;
  const [hovered, setHovered] = useState<GridCell | null>(null);
  /** From the start to the pointer, in minutes. */
  const grabbed = useRef(0);

  const below = ({ clientX, clientY }: Pointer): GridCell | null => {
    const box = columnsRef.current?.getBoundingClientRect();
    return box && box.height > 0 ? pointAt({ x: clientX, y: clientY }, box, board) : null;
  };
  const landing = (pointer: Pointer | null): GridCell | null => {
    const point = pointer && below(pointer);
    const moving = move.latest();
    if (!point || !moving) return null;
    return { ...point, start: snapped(point.start - grabbed.current, lengthOf(moving.appointment), axis) };
  };
  const makeDraggable = useTurnoDrag(columnsRef, {
    canDrag: (key) => {
      const appointment = items.get(key)?.block?.appointment;
      return appointment !== undefined && !move.isFixed(appointment);
    },
    onStart: (key, pointer) => {
      const block = items.get(key)?.block;
      if (!block) return;
      const start = toMinutes(block.span.startTime);
      grabbed.current = (below(pointer)?.start ?? start) - start;
      setHovered(null);
      move.start(block.appointment, 'pointer');
    },
    onOver: (pointer) => move.point(landing(pointer)),
    onDrop: (pointer) => move.dropAt(landing(pointer)),
  });
  /** On a free interval. */
  const slotBelow = (key: string | undefined, pointer: Pointer): GridCell | null => {
    const stretch = items.get(key ?? '')?.stretch;
    const point = stretch && below(pointer);
    return point ? { ...point, start: startIn(stretch, point.start) } : null;
  };
  return {
    hovered,
    slotBelow,
    tap: (pointer: Pointer) => {
      const point = below(pointer);
      if (!point || !active) return;
      const row = Math.floor(point.start / TAP_STEP) * TAP_STEP;
      move.point({ ...point, start: snapped(row, lengthOf(active.appointment), axis) });
    },
    onPointerOver: (event: PointerEvent) => {
      const key = keyOf(event);
      if (key && items.get(key)?.block) void makeDraggable(event.target as HTMLElement, key);
    },
    onPointerMove: (event: PointerEvent) => {
      const next = event.pointerType === 'mouse' && !active ? slotBelow(keyOf(event), event) : null;
      if (next === hovered || (next && hovered && isSameCell(next, hovered))) return;
      setHovered(next);
    },
    onPointerLeave: () => setHovered(null),
  };
}
