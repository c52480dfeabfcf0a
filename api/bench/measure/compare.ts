import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

import { median, medianRange, quantile } from '../support/distribution';
import type { Side } from './side';
import { runSlice, type Slice } from './slice';

export interface Pace {
  connections: number;
  rounds: number;
  seconds: number;
}

/** With the range that more rounds would narrow: see medianRange. */
export interface Ratio {
  median: number;
  low: number;
  high: number;
}

export interface Summary {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  serverMicros: number;
  totalMicros: number;
}

export interface Comparison {
  connections: number;
  /** Other programs' share of the processors, before or after: the larger one. */
  others: number;
  ours: Summary;
  reference: Summary;
  /** Per round, ours by the reference's: requests per second, and processor time per request with PostgreSQL. */
  throughput: Ratio;
  cpu: Ratio;
}

/**
 * Both sides take turns in short slices, in alternating order, so that disturbances meet both. Ratios are taken
 * within a round.
 */
export async function compare(ours: Side, reference: Side, pace: Pace, admin: Pool): Promise<Comparison> {
  const sides = [ours, reference];
  const senders = await Promise.all(sides.map((side) => side.open(pace.connections)));
  const slices: Slice[][] = [[], []];
  const othersBefore = await othersShare();
  try {
    for (const index of [0, 1]) await runSlice(sides[index]!, senders[index]!, pace.seconds, admin);
    for (let round = 0; round < pace.rounds; round += 1) {
      for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
        slices[index]!.push(await runSlice(sides[index]!, senders[index]!, pace.seconds, admin));
      }
    }
  } finally {
    for (const sender of senders.flat()) sender.close();
  }
  const [mine = [], theirs = []] = slices;
  return {
    connections: pace.connections,
    others: Math.max(othersBefore, await othersShare()),
    ours: summarize(ours, mine),
    reference: summarize(reference, theirs),
    throughput: ratioOf(mine.map((slice, round) => slice.perSecond / theirs[round]!.perSecond)),
    cpu: ratioOf(mine.map((slice, round) => slice.totalMicros / theirs[round]!.totalMicros)),
  };
}

function summarize({ name }: Side, slices: readonly Slice[]): Summary {
  const millis = slices.flatMap((slice) => slice.millis);
  return {
    name,
    perSecond: median(slices.map((slice) => slice.perSecond)),
    p50: quantile(millis, 0.5),
    p99: quantile(millis, 0.99),
    serverMicros: median(slices.map((slice) => slice.serverMicros)),
    totalMicros: median(slices.map((slice) => slice.totalMicros)),
  };
}

function ratioOf(rounds: readonly number[]): Ratio {
  const [low, high] = medianRange(rounds);
  return { median: median(rounds), low, high };
}

const LOOK_MS = 500;

/** Share of all processors that other programs use now, 0 to 1. */
export async function othersShare(): Promise<number> {
  const before = times();
  await pause(LOOK_MS);
  const after = times();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function times(): { idle: number; all: number } {
  const each = cpus().map(({ times: spent }) => spent);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(each.map(({ idle }) => idle)),
    all: sum(each.flatMap((spent) => Object.values(spent) as number[])),
  };
}
