import type { ApiError } from '../../../kit/errors/api-error';
import { fieldAtFault } from '../../../kit/form/server-refusal';
import { SERIES_FIELDS, type SeriesFault } from './series-form';
import type { SeriesDay } from './series-days';
import { useRentalSeriesPreviewQuery, type RentalSeriesInput } from './series.generated';

export interface SeriesPreview {
  isAsked: boolean;
  /** Undefined until they are known. */
  days: readonly SeriesDay[] | undefined;
  /** Why they are not known. */
  error: ApiError | undefined;
  /** The field that it is about. */
  fault: SeriesFault | undefined;
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
  const days = isAsked ? data?.rentalSeriesPreview : undefined;
  const why = isAsked && !days ? error : undefined;
  return { isAsked, days, error: why, fault: why && faultOf(why), refetch };
}

function faultOf(error: ApiError): SeriesFault | undefined {
  const field = fieldAtFault(error, SERIES_FIELDS);
  return field && { field, text: error.message };
}

const NOTHING: RentalSeriesInput = { roomId: 0, everyWeeks: 1, firstDate: '', untilDate: '', hours: [] };
