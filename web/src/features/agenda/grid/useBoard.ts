import { useMemo } from 'react';

import { axisOf, type Axis } from './grid-axis';
import { columnsOf, type Block, type GridColumn, type HeldBlock, type Stretch, type Whose } from './grid-columns';
import { stopsOf, type Stop } from './grid-cursor';
import type { ColumnKind, GridAppointment, GridDay } from './grid-day';

interface Item<A extends GridAppointment> {
  column: GridColumn<A>;
  block?: Block<A>;
  held?: HeldBlock;
  stretch?: Stretch;
}

export interface Board<A extends GridAppointment> {
  axis: Axis;
  columns: GridColumn<A>[];
  /** By column. */
  stops: Stop[][];
  /** Pressable entries by key. */
  items: ReadonlyMap<string, Item<A>>;
}

export function useBoard<A extends GridAppointment>(day: GridDay<A>, kind: ColumnKind, whose: Whose): Board<A> {
  const { date, professionals, rooms, appointments, rentals, holds } = day;
  const { professionalId, roomId } = whose;
  return useMemo(() => {
    const facts = { date, professionals, rooms, appointments, rentals, holds };
    const axis = axisOf(facts);
    const columns = columnsOf(facts, kind, axis, { professionalId, roomId });
    const items = columns.flatMap((column): [string, Item<A>][] => [
      ...column.blocks.map((block): [string, Item<A>] => [block.key, { column, block }]),
      ...column.held.map((held): [string, Item<A>] => [held.key, { column, held }]),
      ...column.stretches.map((stretch): [string, Item<A>] => [stretch.key, { column, stretch }]),
    ]);
    return { axis, columns, stops: columns.map(stopsOf), items: new Map(items) };
  }, [date, professionals, rooms, appointments, rentals, holds, kind, professionalId, roomId]);
}
