import { useRef, useState } from 'react';

import type { Outcome } from '../graphql/hooks';
import { sameOrNewAttempt, type Attempt } from './attempt';
import { eachInTurn } from './each-in-turn';
import type { Progress } from './progress';

/** What became of one of several. */
export interface BatchResult<Input, Data> {
  input: Input;
  /** Null: it was not tried, as the batch was stopped before. An error that `isUnsure` may have been done all the same. */
  outcome: Outcome<Data> | null;
}

interface Options<Input, Data> {
  /** Which one it is, e.g. its date: tried again with the same data it carries the same key, and is not done twice. */
  nameOf: (input: Input) => string;
  send: (attempt: Attempt<Input>) => Promise<Outcome<Data>>;
  /** Whether there is nothing left to retry of it; default: any answer but an error. */
  isDone?: (outcome: Outcome<Data>, input: Input) => boolean;
  /** How many at the same time; default: one after the other. */
  width?: number;
}

export interface Batch<Input, Data> {
  /**
   * Sends each by a call of its own, and answers what became of every one, in their order; null: another run is under
   * way, and this one did nothing. It is under way until `finish` is done, too. With the end of the session it stops.
   */
  run: (
    inputs: readonly Input[],
    finish?: (results: readonly BatchResult<Input, Data>[]) => Promise<void>,
  ) => Promise<readonly BatchResult<Input, Data>[] | null>;
  /** How far it is; null while nothing is under way. */
  progress: Progress | null;
  /** Starts no more; what is on its way is waited for. */
  stop: () => void;
}

/** Several of the same kind, where one's failure is only that one's. */
export function useBatch<Input, Data>({ nameOf, send, isDone = hasData, width = 1 }: Options<Input, Data>): Batch<Input, Data> {
  /** Of those that may have been done without our knowing. */
  const attempts = useRef(new Map<string, Attempt<Input>>());
  const underWay = useRef(false);
  const isStopped = useRef(false);
  const [progress, setProgress] = useState<Progress | null>(null);

  const sendOne = async (input: Input): Promise<Outcome<Data>> => {
    const name = nameOf(input);
    const attempt = sameOrNewAttempt(attempts.current.get(name) ?? null, input);
    attempts.current.set(name, attempt);
    const outcome = await send(attempt);
    if (outcome.error?.code === 'UNAUTHENTICATED') isStopped.current = true;
    if (isDone(outcome, input)) attempts.current.delete(name);
    return outcome;
  };

  const run: Batch<Input, Data>['run'] = async (inputs, finish) => {
    if (underWay.current) return null;
    underWay.current = true;
    isStopped.current = false;
    let done = 0;
    setProgress({ done, total: inputs.length });
    const outcomes = new Map<Input, Outcome<Data>>();
    await eachInTurn(inputs, {
      width,
      isOver: () => isStopped.current,
      work: async (input) => {
        outcomes.set(input, await sendOne(input));
        done += 1;
        setProgress({ done, total: inputs.length });
      },
    });
    const results = inputs.map((input) => ({ input, outcome: outcomes.get(input) ?? null }));
    await finish?.(results);
    underWay.current = false;
    setProgress(null);
    return results;
  };

  return {
    run,
    progress,
    stop: () => {
      isStopped.current = true;
    },
  };
}

function hasData<Data>({ error }: Outcome<Data>): boolean {
  return !error;
}
