import { useState } from 'react';

import type { ApiError } from '../../kit/errors/api-error';
import type { Outcome } from '../../kit/graphql/hooks';
import type { Progress } from '../../kit/send/progress';
import { useBatch } from '../../kit/send/useBatch';
import type { Chunk } from './import-chunks';
import type { ImportRowsInput, RowResultFragment } from './imports.generated';

export type Results = ReadonlyMap<number, RowResultFragment>;

interface RowRun {
  /** Sends unanswered chunks; `again`: all. */
  run: (chunks: readonly Chunk[], send: SendRows, options?: { again?: boolean }) => Promise<void>;
  /** By line. */
  results: Results;
  /** In rows; null when idle. */
  progress: Progress | null;
  failure: ApiError | null;
  stop: () => void;
  forget: () => void;
}

type SendRows = (input: ImportRowsInput) => Promise<Outcome<readonly RowResultFragment[]>>;
type Sent = Chunk & { send: SendRows };

/** Sends chunks in turn until one fails; answered ones stay, the rest can be sent again. */
export function useRowRun(): RowRun {
  const [results, setResults] = useState<Results>(new Map());
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [total, setTotal] = useState(0);
  const batch = useBatch<Sent, readonly RowResultFragment[]>({
    nameOf: ({ input }) => String(input.rows[0]?.line),
    send: async ({ input: { input, send } }) => {
      const outcome = await send(input);
      if (outcome.error) {
        setFailure(outcome.error);
        batch.stop();
      } else {
        setResults((before) => new Map([...before, ...outcome.data.map((result) => [result.line, result] as const)]));
      }
      return outcome;
    },
  });
  const run: RowRun['run'] = async (chunks, send, { again = false } = {}) => {
    const known: Results = again ? new Map() : results;
    setResults(known);
    setFailure(null);
    setTotal(chunks.reduce((sum, { input }) => sum + input.rows.length, 0));
    const left = chunks.filter(({ input }) => !input.rows.every(({ line }) => known.has(line)));
    await batch.run(left.map((chunk) => ({ ...chunk, send })));
  };
  return {
    run,
    results,
    progress: batch.progress && { done: results.size, total },
    failure,
    stop: batch.stop,
    forget: () => {
      setResults(new Map());
      setFailure(null);
    },
  };
}
