import { useApolloClient } from '@apollo/client/react';

/** Reloads the list and evicts the Query fields `reads`. Apollo refetches visible ones. */
export function useReload(retry: () => Promise<void>, reads: readonly string[]): () => Promise<void> {
  const client = useApolloClient();
  return () => {
    const { cache } = client;
    for (const fieldName of reads) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
    return retry();
  };
}
