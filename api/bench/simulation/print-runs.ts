import type { Operation } from './history';
import type { Disaster } from './plan';
import type { Outcome } from './run-simulation';

const OUTCOMES = ['ok', 'taken', 'refused', 'unsure'] as const;

export function printRun({ history, disasters, seconds, cost, faults }: Outcome): void {
  console.table(tableOf([history]));
  console.log(`${history.length} operations in ${Math.round(seconds)} s, among ${disasters.length} disasters:`);
  console.table(countedBy(disasters, nameOf));
  const [product, visitors] = [cost.product.toFixed(1), cost.visitors.toFixed(1)];
  console.log(`Processor time of an operation: ${product} ms of the product, ${visitors} ms of visitors and networks.`);
  if (faults.length === 0) console.log('Nobody was booked twice, nothing is lost, and no answer was false.');
  else console.log([`FAULTS (${faults.length}):`, ...faults.slice(0, 20)].join('\n  '));
}

export function printSum(outcomes: readonly Outcome[]): void {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  console.log(`All ${outcomes.length} seeds:`);
  console.table(tableOf(outcomes.map(({ history }) => history)));
  console.table(
    countedBy(
      outcomes.flatMap(({ disasters }) => disasters),
      nameOf,
    ),
  );
  const operations = sum(outcomes.map(({ history }) => history.length));
  const seconds = Math.round(sum(outcomes.map((outcome) => outcome.seconds)));
  const faults = sum(outcomes.map((outcome) => outcome.faults.length));
  console.log(`${operations} operations in ${seconds} s, ${faults} faults.`);
}

function tableOf(histories: readonly (readonly Operation[])[]) {
  return Object.fromEntries(
    (['book', 'move', 'cancel'] as const).map((kind) => [
      kind,
      Object.fromEntries(
        OUTCOMES.map((outcome) => [
          outcome,
          histories
            .map((history) => history.filter((one) => one.kind === kind && one.outcome === outcome).length)
            .reduce((total, count) => total + count, 0),
        ]),
      ),
    ]),
  );
}

function nameOf(disaster: Disaster): string {
  return disaster.kind === 'network' ? `${disaster.fault} to the ${disaster.between}` : disaster.kind;
}

function countedBy<Item>(items: readonly Item[], nameIt: (item: Item) => string): Record<string, { times: number }> {
  const counts: Record<string, { times: number }> = {};
  for (const item of items) (counts[nameIt(item)] ??= { times: 0 }).times += 1;
  return counts;
}
