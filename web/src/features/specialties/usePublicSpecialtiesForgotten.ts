import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** Where the public reads specialties: what was read before may lack what is changed now, or still have what is hidden. */
const PUBLIC_READS = ['landing', 'specialties', 'specialty', 'professionals'];

/** Forgets what was read of the specialties for the public's pages: their next visit asks again. */
export function usePublicSpecialtiesForgotten(): () => void {
  const { cache } = useApolloClient();
  return useCallback(() => {
    for (const fieldName of PUBLIC_READS) cache.evict({ id: 'ROOT_QUERY', fieldName });
    cache.gc();
  }, [cache]);
}
