import { useRef, useState } from 'react';

import type { Outcome } from '../graphql/hooks';
import { sameOrNewAttempt, type Attempt } from './attempt';
import { eachInTurn } from './each-in-turn';
import type { Progress } from './progress';

interface BatchResult<Input, Data> {
  input: Input;
  /** Null: not tried. With `isUnsure` it may have succeeded. */
  outcome: Outcome<Data> | null;
}

interface Options<Input, Data> {
  /** E.g. its date. The same name and data reuse the key. */
  nameOf: (input: Input) => string;
  send: (attempt: Attempt<Input>) => Promise<Outcome<Data>>;
  /** Default: no error. */
  isDone?: (outcome: Outcome<Data>, input: Input) => boolean;
  /** Concurrent calls. */
  width?: number;
}

export interface Batch<Input, Data> {
  /** One call per input; results in order. Null: another run is under way. Stops when the session ends. */
  run: (
    inputs: readonly Input[],
    finish?: (results: readonly BatchResult<Input, Data>[]) => Promise<void>,
  ) => Promise<readonly BatchResult<Input, Data>[] | null>;
  /** Null when idle. */
  progress: Progress | null;
  /** Running calls finish. */
  stop: () => void;
}

/** Continues after failures. */
export function useBatch<Input, Data>({
  nameOf,
  send,
  isDone = hasData,
  width = 1,
}: Options<Input, Data>): Batch<Input, Data> {
  /** May have been done. */
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
