import { Random } from '../../src/demo/make/random';
import type { NetworkFault } from '../support/faulty-proxy';
import type { Place } from './history';

/** Once `afterOperations` of all visitors have ended. */
export type Disaster = { afterOperations: number } & (
  | {
      kind: 'network';
      between: 'browser' | 'database';
      server: number;
      fault: NetworkFault;
      forMs: number;
      delayMs: number;
    }
  | { kind: 'kill the server'; server: number }
  | { kind: 'crash the database' }
);

const FAULTS: readonly NetworkFault[] = ['partition', 'delay', 'half-open', 'reset'];

/** Determined by the seed; about one for each `every` operations. */
export function disastersOf(seed: number, operations: number, servers: number, every: number): Disaster[] {
  const random = new Random(seed);
  const disasters: Disaster[] = [];
  for (let after = every; after < operations; after += random.integer(every / 2, (every * 3) / 2)) {
    const server = random.integer(0, servers - 1);
    const lottery = random.next();
    if (lottery < 0.1) disasters.push({ afterOperations: after, kind: 'crash the database' });
    else if (lottery < 0.25) disasters.push({ afterOperations: after, kind: 'kill the server', server });
    else {
      disasters.push({
        afterOperations: after,
        kind: 'network',
        between: random.pick(['browser', 'database'] as const),
        server,
        fault: random.pick(FAULTS),
        forMs: random.integer(200, 3000),
        delayMs: random.integer(20, 400),
      });
    }
  }
  return disasters;
}

/** `lottery` chooses among their turnos. */
export type Step = {
  kind: 'book' | 'move' | 'cancel' | 'merge';
  place: Place;
  key: string;
  lottery: number;
  isRetried: boolean;
};

/** Quarters of the day in which all visitors meet. */
const QUARTERS = 96;
/** Turnos after unsure answers fill the day. */
const STEPS_IN_A_DAY = 60;
/** A local midnight, without clock changes afterwards. */
const FIRST_MIDNIGHT = Date.parse('2026-06-10T00:00:00-03:00');
const QUARTER_MS = 15 * 60_000;

/** Endless, and determined by the seed. */
export function* stepsOf(
  seed: number,
  visitor: number,
  clinic: { professionalIds: readonly number[]; roomIds: readonly number[] },
): Generator<Step, never> {
  const random = new Random(seed * 1009 + visitor + 1);
  for (let made = 0; ; made += 1) {
    const lottery = random.next();
    const from = Math.floor(made / STEPS_IN_A_DAY) * QUARTERS + random.integer(0, QUARTERS - 5);
    yield {
      kind: lottery < 0.5 ? 'book' : lottery < 0.8 ? 'cancel' : lottery < 0.95 ? 'move' : 'merge',
      place: {
        professionalId: random.pick(clinic.professionalIds),
        roomId: random.pick(clinic.roomIds),
        from,
        until: from + random.integer(1, 4),
      },
      key: random.uuid(),
      lottery: random.next(),
      isRetried: random.chance(0.5),
    };
  }
}

export function instantOf(quarter: number): string {
  return new Date(FIRST_MIDNIGHT + quarter * QUARTER_MS).toISOString();
}

export function quarterOf(instant: Date): number {
  return (instant.getTime() - FIRST_MIDNIGHT) / QUARTER_MS;
}
