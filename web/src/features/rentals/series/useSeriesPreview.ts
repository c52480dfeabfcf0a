import type { ApiError } from '../../../kit/errors/api-error';
import { fieldAtFault } from '../../../kit/form/server-refusal';
import { SERIES_FIELDS, type SeriesFault } from './series-form';
import type { SeriesDay } from './series-days';
import { useRentalSeriesPreviewQuery, type RentalSeriesInput } from './series.generated';

export interface SeriesPreview {
  isAsked: boolean;
  /** undefined until known. */
  days: readonly SeriesDay[] | undefined;
  /** Why they are unknown. */
  error: ApiError | undefined;
  /** The fault's field. */
  fault: SeriesFault | undefined;
  refetch: () => Promise<unknown>;
}

/** Null fetches nothing. */
export function useSeriesPreview(asked: RentalSeriesInput | null): SeriesPreview {
  const { data, error, refetch } = useRentalSeriesPreviewQuery({
    variables: { input: asked ?? NOTHING },
    skip: asked === null,
    fetchPolicy: 'network-only',
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
