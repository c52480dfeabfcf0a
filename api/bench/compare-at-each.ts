import type { Pool } from 'pg';

import { compare, type Comparison } from './measure/compare';
import type { Side } from './measure/side';
import { runSlice } from './measure/slice';
import { printComparison, type Goal } from './print-comparison';
import { numberFrom } from './support/distribution';

const CONNECTIONS = [1, 10, 50];
const PACE = { rounds: numberFrom('BENCH_ROUNDS', 11), seconds: numberFrom('BENCH_SECONDS', 0.5) };

/** At each number of connections, after a warm-up. */
export async function compareAtEach(
  { admin }: { admin: Pool },
  name: string,
  sides: readonly [Side, Side],
  goal: Goal | null,
): Promise<Comparison[]> {
  for (const side of sides) await warmUp(side, admin);
  const comparisons: Comparison[] = [];
  for (const connections of CONNECTIONS) {
    const comparison = await compare(...sides, { ...PACE, connections }, admin);
    printComparison(name, comparison, goal);
    comparisons.push(comparison);
  }
  return comparisons;
}

/** V8's compilation halves the cost of a month of slots. */
async function warmUp(side: Side, admin: Pool): Promise<void> {
  // A killed run may have left bookings in BENCH_DATA.
  await side.restore();
  const senders = await side.open(10);
  for (let slice = 0; slice < 5; slice += 1) await runSlice(side, senders, 4 * PACE.seconds, admin);
  for (const sender of senders) sender.close();
}
