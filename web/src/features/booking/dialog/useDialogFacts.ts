import { ROOMS_ERROR } from '../../../shared/errors/rooms-error';
import { useDialogFactsQuery } from './dialog.generated';
import type { Bookable } from './useBookableProfessionals';

/** What the dialogs begin with: the clinic and its active rooms; and what could not be had of that and of whom one can book. */
export function useDialogFacts({ professionals, onRetryProfessionals }: Bookable) {
  const { data, error, refetch } = useDialogFactsQuery({ fetchPolicy: 'cache-and-network', errorFallback: ROOMS_ERROR });
  return {
    facts: data,
    /** What is missing and will not come by itself; null while nothing is. */
    failure: missing(error !== undefined && !data, onRetryProfessionals !== undefined && !professionals),
    retry: () => {
      if (error) void refetch();
      onRetryProfessionals?.();
    },
  };
}

function missing(rooms: boolean, professionals: boolean): string | null {
  if (rooms) return ROOMS_ERROR;
  return professionals ? 'Error al cargar los profesionales' : null;
}
