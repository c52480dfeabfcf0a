import { toMinutes } from '../../../kit/time/time-of-day';
import { foldKeyOf, type GridColumn } from './grid-columns';

/** Above the first minute. */
const IN_THE_HEAD = -1;

/** Focusable entries of a column, by start. */
export interface Stop {
  key: string;
  start: number;
}

export function stopsOf(column: GridColumn): Stop[] {
  const { blocks, held, stretches, folded } = column;
  const stops = [...blocks, ...held, ...stretches].map(({ key, span }) => ({ key, start: toMinutes(span.startTime) }));
  return [
    ...(folded.length > 0 ? [{ key: foldKeyOf(column), start: IN_THE_HEAD }] : []),
    ...stops.toSorted((one, other) => one.start - other.start),
  ];
}

/** Key of the stop that a key leads to; null for other keys or at the edge. */
export function stopAfterKey(key: string, from: string, columns: readonly Stop[][]): string | null {
  const index = columns.findIndex((stops) => stops.some((stop) => stop.key === from));
  const stops = columns[index];
  if (!stops) return null;
  const cell = stops.findIndex((stop) => stop.key === from);
  switch (key) {
    case 'ArrowUp':
      return stops[cell - 1]?.key ?? null;
    case 'ArrowDown':
      return stops[cell + 1]?.key ?? null;
    case 'Home':
      return stops[0]!.key;
    case 'End':
      return stops.at(-1)!.key;
    case 'ArrowLeft':
      return nearest(columns.slice(0, index).findLast(isFilled), stops[cell]!.start);
    case 'ArrowRight':
      return nearest(columns.slice(index + 1).find(isFilled), stops[cell]!.start);
    default:
      return null;
  }
}

const isFilled = (stops: readonly Stop[]) => stops.length > 0;

function nearest(stops: readonly Stop[] | undefined, start: number): string | null {
  if (!stops) return null;
  const distance = (stop: Stop) => Math.abs(stop.start - start);
  return stops.reduce((best, stop) => (distance(stop) < distance(best) ? stop : best)).key;
}

/** The last focused entry, else the first from now on, else the first. */
export function tabStopOf(columns: readonly Stop[][], last: string | null, now: number | null): string | null {
  const all = columns.flat();
  if (all.some(({ key }) => key === last)) return last;
  const first = columns.find(isFilled);
  return (first?.find(({ start }) => start >= (now ?? 0)) ?? first?.[0])?.key ?? null;
}
