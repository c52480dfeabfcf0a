import { act, renderHook } from '@testing-library/react';

import { ApiError } from '../errors/api-error';
import type { Outcome } from '../graphql/hooks';
import type { Attempt } from './attempt';
import { useBatch } from './useBatch';

type Sent = Attempt<string> & { answer: (outcome: Outcome<string>) => Promise<void> };

function open() {
  const sent: Sent[] = [];
  const { result } = renderHook(() =>
    useBatch<string, string>({
      nameOf: (month) => month,
      send: (attempt) =>
        new Promise((resolve) => sent.push({ ...attempt, answer: (outcome) => act(async () => resolve(outcome)) })),
    }),
  );
  const run = async (...months: string[]) => {
    const done = { results: undefined as unknown };
    await act(
      async () =>
        void result.current.run(months).then((results) => {
          done.results = results;
        }),
    );
    return done;
  };
  return { sent, run, batch: () => result.current };
}
const done = { data: 'bien' };
const lost = { error: new ApiError({ code: 'NETWORK', message: 'Sin conexión' }) };

test('each is sent in turn, the progress is shown, and a failure concerns that one alone', async () => {
  const { sent, run, batch } = open();
  const ended = await run('enero', 'febrero');
  expect(batch().progress).toEqual({ done: 0, total: 2 });
  await sent[0]?.answer(lost);
  expect(batch().progress).toEqual({ done: 1, total: 2 });
  await sent[1]?.answer(done);
  expect(batch().progress).toBeNull();
  expect(ended.results).toEqual([
    { input: 'enero', outcome: lost },
    { input: 'febrero', outcome: done },
  ]);
});

test('what got no answer is tried again by the same key; what was done has another', async () => {
  const { sent, run } = open();
  await run('enero', 'febrero');
  await sent[0]?.answer(lost);
  await sent[1]?.answer(done);
  await run('enero', 'febrero');
  await sent[2]?.answer(done);
  const keys = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[2]).toBe(keys[0]);
  expect(keys[3]).not.toBe(keys[1]);
});

test('once it is stopped, or the session is over, the rest stays undone and is reported', async () => {
  const { sent, run, batch } = open();
  const stopped = await run('enero', 'febrero', 'marzo');
  expect((await run('abril')).results).toBeNull();
  batch().stop();
  await sent[0]?.answer(done);
  expect(stopped.results).toEqual([
    { input: 'enero', outcome: done },
    { input: 'febrero', outcome: null },
    { input: 'marzo', outcome: null },
  ]);

  const over = { error: new ApiError({ code: 'UNAUTHENTICATED', message: 'La sesión venció' }) };
  const ended = await run('mayo', 'junio');
  await sent[1]?.answer(over);
  expect(ended.results).toEqual([
    { input: 'mayo', outcome: over },
    { input: 'junio', outcome: null },
  ]);
});
