import { toApiError } from '../errors/api-error';
import { fetchWithin } from './fetch-within';

/** Never answers, but notices an abort. */
const mute: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  );

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

test('a server that does not answer in time is like no connection', async () => {
  globalThis.fetch = mute;
  const thrown: unknown = await fetchWithin(5)('/graphql').catch((error: unknown) => error);
  expect(toApiError(thrown).code).toBe('NETWORK');
});

test('a body that stops half-way is like no connection', async () => {
  globalThis.fetch = async (_input, init) =>
    ({
      text: () =>
        new Promise((_resolve, reject) =>
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
        ),
    }) as Response;
  const response = await fetchWithin(5)('/graphql');
  const thrown: unknown = await response.text().catch((error: unknown) => error);
  expect(toApiError(thrown).code).toBe('NETWORK');
});

test('what was called off before it began is not asked for', async () => {
  globalThis.fetch = async (_input, init) => {
    init?.signal?.throwIfAborted();
    return {} as Response;
  };
  const asked = fetchWithin(60_000)('/graphql', { signal: AbortSignal.abort(new Error('left')) });
  await expect(asked).rejects.toThrow('left');
});

test('the caller can still abort it', async () => {
  globalThis.fetch = mute;
  const caller = new AbortController();
  const answer = fetchWithin(60_000)('/graphql', { signal: caller.signal });
  caller.abort(new Error('left'));
  await expect(answer).rejects.toThrow('left');
});
