import type { ApiError } from '../../../kit/errors/api-error';
import type { SeriesDay } from './series-days';
import { useRentalSeriesPreviewQuery, type RentalSeriesInput } from './series.generated';

export interface SeriesPreview {
  isAsked: boolean;
  /** Undefined until they are known. */
  days: readonly SeriesDay[] | undefined;
  error: ApiError | undefined;
  refetch: () => Promise<unknown>;
}

/** How each date of a series stands, as it is by now; null asks nothing. */
export function useSeriesPreview(asked: RentalSeriesInput | null): SeriesPreview {
  const { data, error, refetch } = useRentalSeriesPreviewQuery({
    variables: { input: asked ?? NOTHING },
    skip: asked === null,
    fetchPolicy: 'network-only',
    errorToast: false,
  });
  const isAsked = asked !== null;
  return {
    isAsked,
    days: isAsked ? data?.rentalSeriesPreview : undefined,
    error: isAsked ? error : undefined,
    refetch,
  };
}

const NOTHING: RentalSeriesInput = { roomId: 0, everyWeeks: 1, firstDate: '', untilDate: '', hours: [] };
