import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

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
