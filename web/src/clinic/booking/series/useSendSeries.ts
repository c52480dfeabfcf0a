import { useBookOnce } from '../send/useBookOnce';
import { useBookSeriesMutation, type BookSeriesMutation } from './series.generated';
import { repeatTexts } from './texts';

interface Options {
  /** Name of the form's draft. */
  form: string;
  userId: number;
  doneText: (count: number) => string;
}

/** Books a series once. */
export function useSendSeries({ form, userId, doneText }: Options) {
  const [send] = useBookSeriesMutation();
  return useBookOnce({
    send,
    form,
    userId,
    what: 'series',
    fallback: repeatTexts.failed,
    unsureText: repeatTexts.unsure,
    doneText: ({ bookSeries: { appointments } }: BookSeriesMutation) => doneText(appointments.length),
  });
}
