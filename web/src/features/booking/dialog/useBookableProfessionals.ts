import { useBookableProfessionalsQuery, type BookableProfessionalFragment } from './dialog.generated';

export interface Bookable {
  /** In display order; undefined while they are on their way. */
  professionals: readonly BookableProfessionalFragment[] | undefined;
  /** Asks again, where they could not be had. */
  onRetryProfessionals?: (() => void) | undefined;
}

/** Whom the dialog offers, asked for once it is wanted. A failure is said in the dialog. */
export function useBookableProfessionals(wanted: boolean): Bookable {
  const { data, error, refetch } = useBookableProfessionalsQuery({ skip: !wanted, fetchPolicy: 'cache-and-network', errorToast: false });
  return { professionals: data?.professionals, onRetryProfessionals: error && !data ? () => void refetch() : undefined };
}
