import type { FormikHelpers } from 'formik';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { notify } from '../../../kit/notify/notify';
import { MY_APPOINTMENTS_PATH } from '../../../clinic/paths';
import { bookingForm } from '../send/draft-name';
import { forWhomFields, toForWhomInput, type ForWhomValues } from '../send/for-whom-form';
import { missingDates } from '../../../clinic/booking/series/missing-dates';
import type { OnlineRepeatProps, OnlineSeries } from './online-series';
import { repeatTexts } from '../../../clinic/booking/series/texts';
import { onlineTexts } from './texts';
import { useRepeat } from '../../../clinic/booking/series/useRepeat';
import { useSendSeries } from '../../../clinic/booking/series/useSendSeries';

type Options = Pick<
  OnlineRepeatProps,
  'first' | 'kindId' | 'payer' | 'repeat' | 'setRepeat' | 'kept' | 'onResumed' | 'onBooked'
> & {
  userId: number;
};

/** Dates, summary and submit. */
export function useOnlineSeries({
  first,
  kindId,
  payer,
  userId,
  repeat,
  setRepeat,
  kept,
  onResumed,
  onBooked,
}: Options) {
  const { professionalId, startTime, durationMinutes } = first;
  const form = bookingForm(professionalId);
  const navigate = useNavigate();
  const several = useSendSeries({ form, userId, doneText: onlineTexts.done });
  const { sending, failure, pending, resume } = several;
  useEffect(() => {
    if (!kept) return;
    resume(kept);
    onResumed();
  }, [kept, resume, onResumed]);
  const series = useRepeat({
    repeat,
    setRepeat,
    first,
    sentTurnos: pending.at(-1)?.input.turnos ?? null,
  });
  const { isOn, turnos } = series;
  const missing = isOn ? missingDates(turnos) : null;
  const count = turnos?.length;
  const isRetry = several.unsure && series.isHeld;
  const seriesState = useMemo<OnlineSeries | null>(
    () =>
      isOn
        ? {
            first: { professionalId, startTime },
            row: { label: repeatTexts.label, text: count === undefined ? '…' : repeatTexts.chosen(count) },
            submitText: onlineTexts.submit(count),
            missing,
            sending,
            isRetry,
            failure,
            pending,
          }
        : null,
    [isOn, professionalId, startTime, count, missing, sending, isRetry, failure, pending],
  );
  const send = async (values: ForWhomValues, helpers: FormikHelpers<ForWhomValues>) => {
    if (missing !== null || !turnos) {
      notify.error(missing ?? repeatTexts.datesMissing);
      return;
    }
    series.noteSent();
    const of = { professionalId, durationMinutes, ...(kindId !== undefined && { consultationKindId: kindId }) };
    const what = { ...of, everyWeeks: repeat.everyWeeks, turnos: [...turnos] };
    await several.submit((typed: ForWhomValues) => toForWhomInput(what, typed, payer), {
      values,
      helpers,
      fields: forWhomFields(values),
      onBooked: async () => {
        onBooked();
        await navigate(MY_APPOINTMENTS_PATH, { replace: true });
      },
      onTaken: series.taken,
    });
  };
  return { series, told: seriesState, send, question: several.question };
}
