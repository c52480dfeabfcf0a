import { useState } from 'react';

import { failureText, refusal, type FormOutcome } from '../../../kit/form/outcome';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { SERIES_FIELDS, type SeriesValues } from './series-form';
import { useStartRentalSeriesMutation, type RentalSeriesInput } from './series.generated';
import { texts } from './texts';

export interface RefusedDate {
  date: string;
  reason: string;
}

/** Rents the chosen dates of a new series; a retry of the same rents none twice. */
export function useStartSeries({ onRented }: { onRented: (areAll: boolean) => Promise<unknown> }) {
  const [start] = useStartRentalSeriesMutation();
  const { keyOf, done } = useRetryKey<{ input: RentalSeriesInput; dates: string[] }>();
  /** Of the last attempt. */
  const [refused, setRefused] = useState<readonly RefusedDate[]>([]);
  const send = async (input: RentalSeriesInput, dates: string[]): Promise<FormOutcome<SeriesValues>> => {
    setRefused([]);
    const wanted = { input, dates };
    const { data, error } = await start({ ...wanted, idempotencyKey: keyOf(wanted) });
    if (error?.isUnsure) return { ok: false, text: failureText(error, texts.form.failed, texts.form.unsure) };
    done();
    if (error) return refusal(error, { fields: SERIES_FIELDS, fallback: texts.form.failed });
    const failures = (data?.startRentalSeries.days ?? []).flatMap((day) =>
      day.error ? [{ date: day.date, reason: day.error.message }] : [],
    );
    const rented = dates.length - failures.length;
    setRefused(failures);
    await onRented(failures.length === 0);
    if (rented > 0) notify.success(texts.form.done(rented));
    else notify.error(texts.form.failed);
    return { ok: true };
  };
  return { send, refused };
}
