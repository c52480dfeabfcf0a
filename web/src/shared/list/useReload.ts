import { useApolloClient } from '@apollo/client/react';

/**
 * For after a change in a list: `retry` asks for the list again, and what else was read of the same is forgotten. `reads` are
 * fields of Query: what is on show of them is asked for again at once, the rest when it is opened the next time.
 */
export function useReload(retry: () => Promise<void>, reads: readonly string[]): () => Promise<void> {
  const client = useApolloClient();
  return () => {
    const { cache } = client;
    for (const fieldName of reads) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
    return retry();
  };
}

/** Where the public reads who works in the clinic. */
export const PEOPLE_READS = ['landing', 'professionals', 'professional'] as const;
