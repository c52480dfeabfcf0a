import { dropDraft } from '../../../kit/draft/draft';
import { dropPending } from '../../../kit/draft/drop-pending';
import { notify } from '../../../kit/notify/notify';
import { useBookOnce } from '../send/useBookOnce';
import { repeatTexts } from './texts';
import { useBookSeriesMutation } from './series.generated';

export function useSendSeries(form: string, viewerId: number) {
  const [book] = useBookSeriesMutation();
  return useBookOnce({
    send: book,
    what: 'series',
    fallback: repeatTexts.failed,
    unsureText: repeatTexts.unsure,
    onSessionOver: () => dropPending(form, viewerId),
  });
}

/** Also drops the draft. */
export function notifySeriesBooked(form: string, viewerId: number, count: number): void {
  dropDraft(form, viewerId);
  notify.success(repeatTexts.done(count));
}
