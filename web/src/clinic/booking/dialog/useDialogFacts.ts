import { ROOMS_ERROR } from '../../rooms/rooms-error';
import { useViewer } from '../../session/useViewer';
import { dialogTexts } from './texts';
import { useDialogFactsQuery } from './dialog.generated';
import type { Bookable } from './useBookableProfessionals';

export function useDialogFacts({ professionals, onRetryProfessionals }: Bookable) {
  const { viewer } = useViewer();
  const { data, error, refetch } = useDialogFactsQuery({
    fetchPolicy: 'cache-and-network',
    errorFallback: ROOMS_ERROR,
  });
  const lacksRooms = error !== undefined && !data;
  return {
    query: {
      data: data && professionals && viewer ? { ...data, professionals, viewer } : undefined,
      error: lacksRooms || (onRetryProfessionals !== undefined && !professionals),
      refetch: async () => {
        onRetryProfessionals?.();
        if (error) await refetch();
      },
    },
    errorTitle: lacksRooms ? ROOMS_ERROR : dialogTexts.bothDialogs.professionalsFailed,
  };
}
