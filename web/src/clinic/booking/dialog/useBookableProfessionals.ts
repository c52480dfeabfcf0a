import { useBookableProfessionalsQuery, type BookableProfessionalFragment } from './dialog.generated';

export interface Bookable {
  /** In display order; undefined while loading. */
  professionals: readonly BookableProfessionalFragment[] | undefined;
  /** Set after a failed load. */
  onRetryProfessionals?: (() => void) | undefined;
}

/** Loads the professionals once `isNeeded`. The dialog shows a failure. */
export function useBookableProfessionals(isNeeded: boolean): Bookable {
  const { data, error, refetch } = useBookableProfessionalsQuery({
    skip: !isNeeded,
    fetchPolicy: 'cache-and-network',
    errorToast: false,
  });
  return {
    professionals: data?.professionals,
    onRetryProfessionals: error && !data ? () => void refetch() : undefined,
  };
}
