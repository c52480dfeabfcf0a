import type { SelectQueryBuilder } from 'typeorm';

import type { Interval } from '../../domain/intervals';
import type { RoomOccupancy } from './room-occupancy.entity';

/** Occupancies `o` that overlap the interval, in epoch minutes; earliest first. */
export function occupiedBetween(
  query: SelectQueryBuilder<RoomOccupancy>,
  { start, end }: Interval,
): SelectQueryBuilder<RoomOccupancy> {
  return occupiedFrom(query, start).andWhere('o.starts_at < :until', { until: instant(end) });
}

/** The same without an end. */
export function occupiedFrom(
  query: SelectQueryBuilder<RoomOccupancy>,
  start: number,
): SelectQueryBuilder<RoomOccupancy> {
  // Nothing lasts longer than 25 hours, and the bound uses the index on starts_at.
  return query
    .andWhere("o.starts_at > CAST(:from AS timestamptz) - interval '25 hours' AND o.ends_at > :from", {
      from: instant(start),
    })
    .orderBy('o.starts_at')
    .addOrderBy('o.holder_id');
}

const instant = (minute: number): Date => new Date(minute * 60_000);
