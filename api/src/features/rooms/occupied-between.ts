import type { SelectQueryBuilder } from 'typeorm';

import type { Interval } from '../../domain/intervals';
import type { RoomOccupancy } from './room-occupancy.entity';

/** Occupancies `o`, earliest first. Epoch minutes. */
export function occupiedBetween(
  query: SelectQueryBuilder<RoomOccupancy>,
  { start, end }: Interval,
): SelectQueryBuilder<RoomOccupancy> {
  return occupiedFrom(query, start).andWhere('o.starts_at < :until', { until: instant(end) });
}

/** `times` is not empty. */
export function occupiedWithin(
  query: SelectQueryBuilder<RoomOccupancy>,
  times: readonly Interval[],
): SelectQueryBuilder<RoomOccupancy> {
  const whole = {
    start: times.reduce((least, { start }) => Math.min(least, start), Infinity),
    end: times.reduce((most, { end }) => Math.max(most, end), -Infinity),
  };
  return occupiedBetween(query, whole).andWhere(
    `EXISTS (SELECT FROM unnest(CAST(:starts AS timestamptz[]), CAST(:ends AS timestamptz[])) AS t (starts_at, ends_at)
             WHERE o.starts_at < t.ends_at AND o.ends_at > t.starts_at)`,
    { starts: times.map(({ start }) => instant(start)), ends: times.map(({ end }) => instant(end)) },
  );
}

export function occupiedFrom(
  query: SelectQueryBuilder<RoomOccupancy>,
  start: number,
): SelectQueryBuilder<RoomOccupancy> {
  // Nothing exceeds 25 hours; the bound uses the index on starts_at.
  return query
    .andWhere("o.starts_at > CAST(:from AS timestamptz) - interval '25 hours' AND o.ends_at > :from", {
      from: instant(start),
    })
    .orderBy('o.starts_at')
    .addOrderBy('o.holder_id');
}

const instant = (minute: number): Date => new Date(minute * 60_000);
