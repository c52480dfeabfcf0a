import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import { ActionForm } from '../../kit/form/ActionForm';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { refusal, type FormOutcome } from '../../kit/form/outcome';
import { notify } from '../../kit/notify/notify';
import { END_TIMES, START_TIMES, timeOptions } from '../../kit/time/time-of-day';
import { clockTime, dayOf, longDate } from '../../kit/time/wall-time';
import {
  ABSENT_FIELDS,
  absentSchema,
  chosenDate,
  newAbsence,
  toMarkAbsentInput,
  WHEN,
  type AbsentValues,
} from './absent-form';
import { useMarkAbsentMutation } from './absences.generated';
import { AffectedTurnos } from './AffectedTurnos';
import { hoursText, texts } from './texts';
import { useRemoveAbsence } from './useRemoveAbsence';

const Times = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 12,
});

const REASONS = Object.entries(texts.reasons).map(([value, label]) => ({ value, label }));
const times = (all: readonly string[]) => [{ value: '', label: texts.mark.chooseTime }, ...timeOptions(all)];

interface Props {
  professionalId: number;
  /** null: the viewer. */
  professionalName: string | null;
  /** yyyy-MM-dd */
  firstDay: string;
  /** The clinic's instant, kept current. */
  now: string;
  /** The date is yyyy-MM-dd. */
  onDone: (date: string) => void;
}

export function MarkAbsentForm({ professionalId, professionalName, firstDay, now, onDone }: Props) {
  const [mark] = useMarkAbsentMutation();
  const remove = useRemoveAbsence(professionalId);
  const [initialValues] = useState(() => newAbsence(firstDay));
  const undo = async (id: number) => {
    const fault = await remove([id]);
    if (fault !== undefined) notify.error(fault);
  };
  const submit = async (values: AbsentValues): Promise<FormOutcome<AbsentValues>> => {
    const input = toMarkAbsentInput(values, now);
    const { data, error } = await mark({ professionalId, input });
    if (error) return refusal(error, { fields: ABSENT_FIELDS, fallback: texts.mark.failed });
    const { absences } = data.markAbsent;
    const added = absences.find(({ isAllDay, startTime, endTime }) =>
      input.from === undefined ? isAllDay : startTime === input.from && endTime === (input.to ?? '24:00'),
    );
    if (added) {
      const text = texts.mark.done(professionalName, longDate(input.date), hoursText(added));
      notify.undoable(text, () => void undo(added.id));
    }
    onDone(input.date);
    return { ok: true };
  };
  return (
    <ActionForm
      initialValues={initialValues}
      schema={absentSchema(now)}
      onSubmit={submit}
      submitLabel={texts.mark.submit}
    >
      <Typography color="textSecondary">{texts.mark.about}</Typography>
      <FormDateField<AbsentValues> label={texts.fields.date} name="date" today={dayOf(now)} required />
      <HoursFields now={now} />
      <FormSelectField<AbsentValues> label={texts.fields.reason} name="reason" options={REASONS} required />
      <AffectedTurnos professionalId={professionalId} isOwn={professionalName === null} now={now} />
    </ActionForm>
  );
}

function HoursFields({ now }: { now: string }) {
  const { values } = useFormikContext<AbsentValues>();
  const canBeNow = chosenDate(values) === dayOf(now) || values.when === WHEN.fromNow;
  const options = [
    { value: WHEN.allDay, label: texts.mark.allDay },
    ...(canBeNow ? [{ value: WHEN.fromNow, label: texts.mark.fromNow(clockTime(now)) }] : []),
    { value: WHEN.hours, label: texts.mark.hours },
  ];
  return (
    <>
      <FormSelectField<AbsentValues> label={texts.fields.when} name="when" options={options} required />
      {values.when === WHEN.hours && (
        <Times>
          <FormSelectField<AbsentValues>
            label={texts.fields.startTime}
            name="startTime"
            options={times(START_TIMES)}
            required
          />
          <FormSelectField<AbsentValues>
            label={texts.fields.endTime}
            name="endTime"
            options={times(END_TIMES)}
            required
          />
        </Times>
      )}
    </>
  );
}
