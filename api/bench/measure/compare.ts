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

/** See medianRange. */
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
  /** Share of the processors, before or after: the larger. */
  others: number;
  ours: Summary;
  reference: Summary;
  /** Ratios per round: requests per second, and processor time per request with PostgreSQL. */
  throughput: Ratio;
  cpu: Ratio;
}

/** Short slices in alternating order, so that disturbances meet both. Ratios are taken within a round. */
export async function compare(ours: Side, reference: Side, pace: Pace, admin: Pool): Promise<Comparison> {
  const othersBefore = await othersShare();
  const [mine, theirs]: [Slice[], Slice[]] = [[], []];
  const contenders = [
    { side: ours, slices: mine, senders: await ours.open(pace.connections) },
    { side: reference, slices: theirs, senders: await reference.open(pace.connections) },
  ];
  try {
    for (const { side, senders } of contenders) await runSlice(side, senders, pace.seconds, admin);
    for (let round = 0; round < pace.rounds; round += 1) {
      for (const { side, slices, senders } of round % 2 === 0 ? contenders : contenders.toReversed()) {
        slices.push(await runSlice(side, senders, pace.seconds, admin));
      }
    }
  } finally {
    for (const sender of contenders.flatMap(({ senders }) => senders)) sender.close();
  }
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

/** 0 to 1. */
async function othersShare(): Promise<number> {
  const before = processorTimes();
  await pause(500);
  const after = processorTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function processorTimes(): { idle: number; all: number } {
  const spent = cpus().map(({ times }) => times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(spent.map(({ idle }) => idle)), all: sum(spent.flatMap((times) => Object.values(times))) };
}
