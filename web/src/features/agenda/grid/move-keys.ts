import type { Axis } from './grid-axis';
import { snapped, STEP, type GridCell } from './cell';

/** Null for other keys. */
export type MoveAction =
  | { type: 'time'; minutes: number }
  | { type: 'column'; by: -1 | 1 }
  | { type: 'drop' }
  | { type: 'cancel' };

const FAST = 15;

export function moveAction({ key, shiftKey }: { key: string; shiftKey: boolean }): MoveAction | null {
  const minutes = shiftKey ? FAST : STEP;
  switch (key) {
    case 'ArrowUp':
      return { type: 'time', minutes: -minutes };
    case 'ArrowDown':
      return { type: 'time', minutes };
    case 'ArrowLeft':
      return { type: 'column', by: -1 };
    case 'ArrowRight':
      return { type: 'column', by: 1 };
    case 'Enter':
    case ' ':
      return { type: 'drop' };
    case 'Escape':
      return { type: 'cancel' };
    default:
      return null;
  }
}

interface Frame {
  axis: Axis;
  /** From the left. */
  columns: readonly { key: string }[];
  /** In minutes. */
  length: number;
}

/** Stays within the grid. Starts between rows move to the next row. */
export function nextCell(
  cell: GridCell,
  action: Extract<MoveAction, { type: 'time' | 'column' }>,
  { axis, columns, length }: Frame,
): GridCell {
  if (action.type === 'time') {
    const target = cell.start + action.minutes;
    const row = action.minutes < 0 ? Math.ceil(target / STEP) * STEP : Math.floor(target / STEP) * STEP;
    return { ...cell, start: snapped(row, length, axis) };
  }
  const index = columns.findIndex(({ key }) => key === cell.column);
  const column = columns[Math.min(columns.length - 1, Math.max(0, index + action.by))];
  return column ? { ...cell, column: column.key } : cell;
}
