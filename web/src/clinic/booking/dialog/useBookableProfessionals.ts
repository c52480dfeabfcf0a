import { useBookableProfessionalsQuery, type BookableProfessionalFragment } from './dialog.generated';

export interface Bookable {
  /** In display order. */
  professionals: readonly BookableProfessionalFragment[] | undefined;
  onRetryProfessionals?: (() => void) | undefined;
}

/** The dialog shows failures. */
export function useBookableProfessionals(isNeeded: boolean): Bookable {
  const { data, error, refetch } = useBookableProfessionalsQuery({
    skip: !isNeeded,
    fetchPolicy: 'cache-and-network',
  });
  return {
    professionals: data?.professionals,
    onRetryProfessionals: error && !data ? () => void refetch() : undefined,
  };
}
