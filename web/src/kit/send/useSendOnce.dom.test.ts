import { act, renderHook } from '@testing-library/react';

import { ApiError } from '../errors/api-error';
import type { Outcome } from '../graphql/hooks';
import type { Attempt } from './attempt';
import { useSendOnce } from './useSendOnce';

const LOST = new ApiError({ code: 'NETWORK', message: 'Se cortó' });
const TAKEN = new ApiError({ code: 'CONFLICT', message: 'Ocupado' });

type Answer = Outcome<string>;
const failed = (error: ApiError) => ({ error, data: undefined }) as Answer;

/** All inputs are for one slot. */
function useSlotOnce(send: (attempt: Attempt<string>) => Promise<Answer>) {
  return useSendOnce<string, string>({ send, targetOf: () => 'a slot' });
}

function open(answers: (ApiError | Promise<ApiError>)[]) {
  const sent: Attempt<string>[] = [];
  const send = async (attempt: Attempt<string>) => {
    sent.push(attempt);
    return failed(await answers[sent.length - 1]!);
  };
  const { result } = renderHook(useSlotOnce, { initialProps: send });
  return { sent: () => sent.map(({ input }) => input), hook: () => result.current };
}

test('an attempt without an answer is sent again when the slot is taken, as it may have taken it', async () => {
  const { sent, hook } = open([LOST, TAKEN, TAKEN]);
  await act(() => hook().submit('Ana'));
  act(() => hook().forgetFailure());
  await act(() => hook().submit('Beto'));
  expect(sent()).toEqual(['Ana', 'Beto', 'Ana']);
});

test('a forgotten attempt is never sent again, and shows nothing', async () => {
  const { sent, hook } = open([LOST, TAKEN]);
  await act(() => hook().submit('Ana'));
  act(() => hook().forget());
  expect([hook().failure, hook().pending, hook().unsure]).toEqual([null, [], false]);
  await act(() => hook().submit('Beto'));
  expect(sent()).toEqual(['Ana', 'Beto']);
});

test('one that is forgotten before it is sent is not sent', async () => {
  const { sent, hook } = open([TAKEN]);
  let input = (_text: string): void => undefined;
  const typed = new Promise<string>((resolve) => (input = resolve));
  let first: Promise<unknown> = Promise.resolve();
  act(() => void (first = hook().submit(typed)));
  act(() => hook().forget());
  await act(async () => {
    input('Ana');
    expect(await first).toBeNull();
  });
  expect([sent(), hook().busy]).toEqual([[], false]);
});

test('one that is forgotten while it is under way shows nothing either', async () => {
  let answer = (_error: ApiError): void => undefined;
  const slow = new Promise<ApiError>((resolve) => (answer = resolve));
  const { sent, hook } = open([slow, TAKEN]);
  let first: Promise<unknown> = Promise.resolve();
  await act(async () => void (first = hook().submit('Ana')));
  expect(sent()).toEqual(['Ana']);
  act(() => hook().forget());
  await act(async () => {
    answer(LOST);
    await first;
  });
  expect([hook().failure, hook().pending, hook().busy]).toEqual([null, [], false]);
  await act(() => hook().submit('Beto'));
  expect(sent()).toEqual(['Ana', 'Beto']);
});
