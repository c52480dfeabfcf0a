import { entities } from '../../entities';
import type { CountedLimits } from '../../platform/counted-limits';
import { Database } from '../../platform/database/database';
import { AppError } from '../../platform/errors/app-error';
import { MONDAY_8AM } from '../../testing/harness/app';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database';
import { countRequest } from './request-limit';

let database: TestDatabase;
/** Two programs. */
let programs: Database[];

beforeAll(async () => {
  database = await createTestDatabase();
  programs = [await Database.open(database.url, entities, 2), await Database.open(database.url, entities, 2)];
});
afterAll(async () => {
  for (const program of programs) await program.close();
  await database.drop();
});

/** How many of so many requests each program answers, all at once. */
async function answered(keyId: number, requestsPerMinute: number, each: number, now = MONDAY_8AM): Promise<number[]> {
  const count = async (program: Database) => {
    const asked = Array.from({ length: each }, () => countRequest(program, { keyId, requestsPerMinute }, now));
    const outcomes = await Promise.allSettled(asked);
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  };
  return Promise.all(programs.map(count));
}
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

test("a key's minute is one for all programs, and each answers its part of it", async () => {
  const counts = await answered(1, 600, 500);
  expect(sum(counts)).toBe(600);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

test('a small limit holds to the request, and a new minute begins a minute later', async () => {
  expect(sum(await answered(2, 3, 5))).toBe(3);
  expect(sum(await answered(2, 3, 5, new Date(MONDAY_8AM.getTime() + 59_999)))).toBe(0);
  expect(sum(await answered(2, 3, 5, new Date(MONDAY_8AM.getTime() + 60_000)))).toBe(3);
});

test('a refused caller reads when to retry', async () => {
  await answered(3, 1, 1);
  const at = new Date(MONDAY_8AM.getTime() + 15_000);
  const counted: CountedLimits = new Map();
  const refusal = await countRequest(programs[0]!, { keyId: 3, requestsPerMinute: 1 }, at, counted).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 45 });
  expect(counted.get('api-key')).toEqual({ quota: 1, windowSeconds: 60, remaining: 0, resetSeconds: 45 });
});

test('an accepted caller reads how many are left of the minute, and until when', async () => {
  const counted: CountedLimits = new Map();
  const key = { keyId: 5, requestsPerMinute: 60 };
  await countRequest(programs[0]!, key, MONDAY_8AM, counted);
  await countRequest(programs[0]!, key, new Date(MONDAY_8AM.getTime() + 15_000), counted);
  expect(counted.get('api-key')).toEqual({ quota: 60, windowSeconds: 60, remaining: 58, resetSeconds: 45 });
});

test('hundreds of requests cost a handful of writes', async () => {
  const writes = jest.spyOn(programs[0]!, 'write');
  for (let at = 0; at < 300; at += 1)
    await countRequest(programs[0]!, { keyId: 4, requestsPerMinute: 600 }, MONDAY_8AM);
  expect(writes).toHaveBeenCalledTimes(15);
  writes.mockRestore();
});
