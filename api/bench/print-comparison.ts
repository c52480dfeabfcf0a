import type { Comparison, Ratio, Summary } from './measure/compare';
import { median } from './support/distribution';

export type Goal = { of: 'throughput'; atLeast: number } | { of: 'cpu'; atMost: number };

export function throughput(atLeast: number | null): Goal | null {
  return atLeast === null ? null : { of: 'throughput', atLeast };
}

const COLUMNS = [
  'conn.',
  'requests/s',
  'times as many [rounds]',
  'CPU per request',
  'times as much [rounds]',
  'p50 ms',
  'p99 ms',
];
const WIDTHS = [5, 13, 22, 23, 22, 13, 14, 20];

export function printHeading(text: string): void {
  console.log(`\n${text}\n${row('', ...COLUMNS)}`);
}

/** Ours : reference, with the spread. */
export function printComparison(name: string, comparison: Comparison, goal: Goal | null): void {
  const { connections, others, ours, reference, throughput: requests, cpu } = comparison;
  const both = (value: (summary: Summary) => string): string => `${value(ours)} : ${value(reference)}`;
  console.log(
    row(
      `${name} (${ours.name} : ${reference.name})`,
      String(connections),
      both(({ perSecond }) => perSecond.toFixed(0)),
      ratioText(requests),
      both(({ totalMicros, serverMicros }) => `${totalMicros.toFixed(0)} (${serverMicros.toFixed(0)})`),
      ratioText(cpu),
      both(({ p50 }) => p50.toFixed(1)),
      both(({ p99 }) => p99.toFixed(1)),
      unlessBusy(others, goal === null ? '' : verdict(goal.of === 'cpu' ? cpu : requests, goal)),
    ),
  );
}

/** The median of the pairs' medians, and each. */
export function printPairs(found: ReadonlyMap<string, readonly Comparison[]>): void {
  for (const [name, comparisons] of found) {
    for (const connections of new Set(comparisons.map((one) => one.connections))) {
      const pairs = comparisons.filter((one) => one.connections === connections);
      const ratios = pairs.map(({ cpu }) => cpu.median).sort((one, other) => one - other);
      const all = ratios.map((ratio) => ratio.toFixed(2)).join(' ');
      console.log(
        `${name}, ${connections} connections, ${ratios.length} pairs: CPU ${median(ratios).toFixed(2)} of ${all}`,
      );
    }
  }
}

function ratioText(ratio: Ratio): string {
  return `${ratio.median.toFixed(2)} [${ratio.low.toFixed(2)}-${ratio.high.toFixed(2)}]`;
}

/** Goals don't count above this. */
const OTHERS_AT_MOST = 0.1;

function unlessBusy(others: number, result: string): string {
  return others <= OTHERS_AT_MOST ? result : `BUSY: others used ${(100 * others).toFixed(0)} %`;
}

/** Inconclusive: more rounds could decide. */
function verdict(ratio: Ratio, goal: Goal): string {
  const isMet = (value: number) => (goal.of === 'cpu' ? value <= goal.atMost : value >= goal.atLeast);
  const text = goal.of === 'cpu' ? `<= ${goal.atMost}` : `>= ${goal.atLeast}`;
  if (isMet(ratio.low) !== isMet(ratio.high)) return `${text}: inconclusive`;
  return `${text}: ${isMet(ratio.median) ? 'reached' : 'MISSED'}`;
}

function row(name: string, ...cells: string[]): string {
  return [name.padEnd(39), ...cells.map((cell, index) => cell.padStart(WIDTHS[index] ?? 0))].join('  ');
}
