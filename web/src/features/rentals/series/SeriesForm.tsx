import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { FormikProps } from 'formik';
import { Fragment, useEffect, useId, useMemo, useRef, useState, type ComponentProps } from 'react';

import type { ClinicFactsFragment } from '../../../clinic/facts/clinic.generated';
import { LeaveGuard } from '../../../kit/dialog/LeaveGuard';
import type { Loses } from '../../../kit/dialog/leave-guards';
import { KeptForm } from '../../../kit/draft/KeptForm';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { FormButtons } from '../../../kit/form/FormButtons';
import { FormSheet } from '../../../kit/form/FormSheet';
import { failureText, refusal, type FormOutcome } from '../../../kit/form/outcome';
import { refuseField } from '../../../kit/form/server-refusal';
import { useForm } from '../../../kit/form/useForm';
import { useUnsaved } from '../../../kit/form/useUnsaved';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import type { Interval } from '../../../kit/time/intervals';
import { dayOf } from '../../../kit/time/wall-time';
import { up } from '../../../kit/ui/breakpoints';
import { bottomBar } from '../../../kit/ui/sticky-bar';
import { MOST_DAYS } from '../bulk/bulk-form';
import { CostPanel } from '../quote/CostPanel';
import { DiscountRules } from '../quote/DiscountRules';
import { useDiscountRules } from '../quote/useDiscountRules';
import { RentalBar } from '../rental-bar';
import type { OfferedRoom } from '../room-option';
import { chosenDays, costOfDays } from './series-days';
import {
  emptySeries,
  isSeriesUnsaved,
  SERIES_FIELDS,
  seriesSchema,
  toSeriesInput,
  type SeriesFault,
  type SeriesValues,
} from './series-form';
import { useStartRentalSeriesMutation, type RentalSeriesInput } from './series.generated';
import { SeriesDates } from './SeriesDates';
import { SeriesFields } from './SeriesFields';
import { texts } from './texts';
import { useSeriesPreview } from './useSeriesPreview';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' },
  [up('wide')]: { gap: 24, gridTemplateColumns: '380px minmax(0, 1fr)', alignItems: 'start' },
});

const Form = (form: ComponentProps<'form'>) => <Stack component="form" spacing={4} {...form} />;
const Foot = (foot: ComponentProps<'section'>) => <RentalBar ref={bottomBar} aria-label={texts.form.bar} {...foot} />;
const FRAME = { Form, Content: Fragment, Foot };

interface Props {
  professionalId: number;
  rooms: readonly OfferedRoom[];
  clinic: ClinicFactsFragment;
  /** The professional's usual ones. */
  hours: Interval;
  /** Default: on other pages. */
  leaves?: Loses | undefined;
  /** Some dates are rented. */
  onRented: () => Promise<unknown>;
}

/** Weekly or every other week until a date: previews the dates, then rents the chosen ones. */
export function SeriesForm({ professionalId, rooms, clinic, hours, leaves, onRented }: Props) {
  const { currency, now } = clinic;
  const today = dayOf(now);
  const schema = useMemo(() => seriesSchema(today), [today]);
  const [initialValues] = useState(() => emptySeries(today, hours));
  const { unsaved, report } = useUnsaved();
  const rules = useDiscountRules();
  const [whyId, statusId] = [useId(), useId()];
  const refusedPlace = useRef<HTMLDivElement>(null);

  const { send, refused } = useStartSeries({
    onRented: async (areAll) => {
      if (areAll) form.formik.resetForm();
      await Promise.all([onRented(), areAll ? undefined : preview.refetch()]);
    },
  });
  const form = useForm<SeriesValues>({
    initialValues,
    schema,
    onSubmit: async (values) => {
      if (preview.fault) return { ok: false, ...preview.fault };
      const dates = chosen.map(({ date }) => date);
      return send(toSeriesInput(values, professionalId), dates);
    },
  });
  const { values, isSubmitting, setFieldValue } = form.formik;
  const { leftOut } = values;
  // Notes change no date; typing them refetches nothing.
  const asked = toSeriesInput({ ...values, notes: '' }, professionalId);
  const preview = useSeriesPreview(schema.isValidSync(values) ? asked : null);
  useFaultAtField(form.formik, preview.fault);
  const chosen = chosenDays(preview.days ?? [], leftOut);
  const isUnknown = preview.isAsked && !preview.days && !preview.fault;
  const why = preview.days ? faultOf(chosen.length) : null;
  const isOff = isUnknown || why !== null;
  const missing = preview.fault ? { id: statusId } : preview.isAsked ? null : {};
  useFocusOn(refusedPlace, refused.length > 0 && refused);

  return (
    <FormSheet
      form={form}
      frame={FRAME}
      label={texts.form.title}
      isClosed={isOff}
      isSaidBelow
      foot={
        <FormButtons
          submitLabel={texts.form.submit(chosen.length)}
          busyLabel={texts.form.busy}
          busy={isSubmitting}
          missing={missing}
          off={isOff}
          whyId={isUnknown ? statusId : whyId}
        />
      }
    >
      <LeaveGuard unsaved={unsaved} leaves={leaves} />
      <KeptForm<SeriesValues>
        part="rental-series"
        form={`rental-series:${professionalId}`}
        isUnsaved={isSeriesUnsaved}
        report={report}
      />
      <Columns>
        <SeriesFields rooms={rooms} clinic={clinic} isLocked={isSubmitting} />
        <div>
          {refused.length > 0 && (
            <div ref={refusedPlace} tabIndex={-1}>
              <FormBanner kind="error">
                {texts.form.refused(refused.length)}
                <ul>
                  {refused.map(({ date, reason }) => (
                    <li key={date}>{texts.form.refusedDate(date, reason)}</li>
                  ))}
                </ul>
              </FormBanner>
            </div>
          )}
          <SeriesDates
            statusId={statusId}
            preview={preview}
            leftOut={leftOut}
            isLocked={isSubmitting}
            currency={currency}
            onChange={(date, isIn) =>
              void setFieldValue('leftOut', isIn ? leftOut.filter((other) => other !== date) : [...leftOut, date])
            }
          />
          <CostPanel title={texts.cost.title} cost={costOfDays(chosen)} currency={currency} empty={texts.cost.empty}>
            <DiscountRules rules={rules} intervals={values.intervals} />
          </CostPanel>
          <p id={whyId}>{why}</p>
        </div>
      </Columns>
    </FormSheet>
  );
}

function faultOf(count: number): string | null {
  if (count === 0) return texts.faults.noDates;
  return count > MOST_DAYS ? texts.faults.tooManyDates(MOST_DAYS) : null;
}

/** Until the input changes. */
function useFaultAtField(
  { values, setStatus }: Pick<FormikProps<SeriesValues>, 'values' | 'setStatus'>,
  { field, text }: Partial<SeriesFault> = {},
): void {
  useEffect(() => {
    if (field === undefined || text === undefined) return undefined;
    refuseField({ setStatus }, values, field, text);
    return () => setStatus(undefined);
  }, [field, text, values, setStatus]);
}

interface RefusedDate {
  date: string;
  reason: string;
}

/** A retry of the same input rents none twice. */
function useStartSeries({ onRented }: { onRented: (areAll: boolean) => Promise<unknown> }) {
  const [start] = useStartRentalSeriesMutation();
  const { keyOf, done } = useRetryKey<{ input: RentalSeriesInput; dates: string[] }>();
  /** In the last attempt. */
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
