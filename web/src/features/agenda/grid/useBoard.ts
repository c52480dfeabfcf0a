import { useMemo } from 'react';

import { axisOf, type Axis } from './grid-axis';
import {
  columnsOf,
  isUnused,
  type Block,
  type GridColumn,
  type HeldBlock,
  type Stretch,
  type Whose,
} from './grid-columns';
import { stopsOf, type Stop } from './grid-cursor';
import type { ColumnKind, GridAppointment, GridDay } from './grid-day';
import type { GridZoom } from './grid-size';

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

interface Options {
  kind: ColumnKind;
  whose: Whose;
  zoom: GridZoom;
  hidesUnused: boolean;
}

export function useBoard<A extends GridAppointment>(
  day: GridDay<A>,
  { kind, whose, zoom, hidesUnused }: Options,
): Board<A> {
  const { date, professionals, rooms, appointments, rentals, holds, isHoliday } = day;
  const { professionalId, roomId } = whose;
  return useMemo(() => {
    const facts = { date, professionals, rooms, appointments, rentals, holds, ...(isHoliday && { isHoliday }) };
    const axis = axisOf(facts);
    const all = columnsOf(facts, kind, axis, { whose: { professionalId, roomId }, zoom });
    const columns = hidesUnused ? all.filter((column) => !isUnused(column)) : all;
    const items = columns.flatMap((column): [string, Item<A>][] => [
      ...column.blocks.map((block): [string, Item<A>] => [block.key, { column, block }]),
      ...column.held.map((held): [string, Item<A>] => [held.key, { column, held }]),
      ...column.stretches.map((stretch): [string, Item<A>] => [stretch.key, { column, stretch }]),
    ]);
    return { axis, columns, stops: columns.map(stopsOf), items: new Map(items) };
  }, [
    date,
    professionals,
    rooms,
    appointments,
    rentals,
    holds,
    isHoliday,
    kind,
    professionalId,
    roomId,
    zoom,
    hidesUnused,
  ]);
}
