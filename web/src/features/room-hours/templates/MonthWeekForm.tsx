import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';

import { LeaveGuard } from '../../../shared/dialog/LeaveGuard';
import { EditDifferences } from '../../../shared/edit/EditDifferences';
import { isSame } from '../../../shared/edit/merge-edits';
import { FocusFirstError } from '../../../shared/form/FocusFirstError';
import { FormBanner } from '../../../shared/form/FormBanner';
import { FormTextField } from '../../../shared/form/FormTextField';
import { refuseField } from '../../../shared/form/server-refusal';
import { monthName, monthOf } from '../../../shared/time/clinic-time';
import { durationText } from '../../../shared/time/time-of-day';
import type { RoomHoursMonthFragment, RoomTemplateFactsFragment } from '../room-hours.generated';
import type { MonthChange, MonthOutcome } from '../useSetMonth';
import { monthValues, WEEK_WORDS, weekMinutes, weekSchema, weekValues, type WeekValues } from '../week-form';
import { useMonthWeek } from './useMonthWeek';
import type { Templates } from './useRoomTemplates';
import { WeekFields } from './WeekFields';

const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, minWidth: 0 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 8 });

/** What else the page does with the form. */
export interface WeekFormHandle {
  /** Something typed would be lost. */
  isTyped: () => boolean;
  /** Puts a template's name and hours into the fields. */
  use: (template: RoomTemplateFactsFragment) => void;
}

interface Props {
  ref: Ref<WeekFormHandle>;
  stored: RoomHoursMonthFragment;
  room: string;
  /** yyyy-MM */
  month: string;
  today: string;
  templates: Templates;
  setMonth: (change: MonthChange) => Promise<MonthOutcome>;
  onSaved: () => Promise<unknown>;
  /** The week is for several months; null: it is not fit for any. */
  onManyMonths: (week: WeekValues | null) => void;
  focusAfterSave: FocusAfterSave;
}

/** A month that was saved is a new form: the focus goes from the button that saved it to the same one there. */
export interface FocusAfterSave {
  /** It is being saved, or could not be. */
  expect: (isExpected: boolean) => void;
  /** Whether this form comes of a save; only once. */
  take: () => boolean;
}

/** What a press of a button wants with the week that is typed. */
type Act = 'apply' | 'keep';

/** The weekly hours of a month with their name: for this month, for several, or to keep as a template. */
export function MonthWeekForm({ ref, stored, room, month, today, templates, setMonth, onSaved, onManyMonths, focusAfterSave }: Props) {
  const formik = useRef<FormikProps<WeekValues>>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const wanted = useRef<Act>('apply');
  const [initialValues] = useState(() => monthValues(stored));
  /** What stood in the fields without being typed. */
  const untouched = useRef<readonly WeekValues[]>([initialValues]);
  const [failure, setFailure] = useState<string>();
  const { apply, keep, templateOf, edits } = useMonthWeek({ stored, room, templates, setMonth, onSaved });
  const isPast = month < monthOf(today);
  const name = monthName(month);
  useImperativeHandle(ref, () => ({
    isTyped: () => formik.current !== null && !untouched.current.some((values) => isSame(values, formik.current?.values)),
    use: ({ name: templateName, schedule }) => {
      const values = weekValues(templateName, schedule);
      untouched.current = [initialValues, values];
      void formik.current?.setValues(values);
    },
  }));
  const [{ expect, take }] = useState(focusAfterSave);
  useEffect(() => {
    if (take()) submitButton.current?.focus();
  }, [take]);

  const submit = async (values: WeekValues, helpers: FormikHelpers<WeekValues>) => {
    setFailure(undefined);
    const isApplied = wanted.current === 'apply';
    expect(isApplied);
    const outcome = await (isApplied ? apply : keep)(values);
    if (outcome.ok) return;
    expect(false);
    if (outcome.field === undefined) setFailure(outcome.text);
    else refuseField(helpers, values, outcome.field, outcome.text);
  };
  return (
    <Formik innerRef={formik} initialValues={initialValues} validationSchema={weekSchema} onSubmit={submit}>
      {({ values, dirty, isValid, isSubmitting, handleSubmit, submitForm }) => {
        const unlessBusy = (act: () => void) => (isSubmitting ? undefined : act);
        return (
          <Form
            noValidate
            aria-label={`Horario de ${name}`}
            onSubmit={(event) => {
              event.preventDefault();
              wanted.current = 'apply';
              if (!isSubmitting && !isPast) handleSubmit(event);
            }}
          >
            <FocusFirstError />
            <LeaveGuard unsaved={dirty} leaves={(from, to) => from.pathname + from.search !== to.pathname + to.search} />
            <Head>
              <h2>Horario de {name}</h2>
              <p role="status">Total semanal: {durationText(weekMinutes(values))}</p>
            </Head>
            {failure !== undefined && <FormBanner kind="error">{failure}</FormBanner>}
            {edits && <EditDifferences edits={edits} words={WEEK_WORDS} />}
            <FormTextField label="Nombre de la plantilla" name="templateName" required />
            <WeekFields />
            {isPast && <p>Este mes ya pasó: su horario no se puede cambiar.</p>}
            <Actions>
              {/* Never `disabled`: the focus would be lost with the press. */}
              <Button type="submit" ref={submitButton} aria-disabled={isSubmitting || isPast}>
                {isSubmitting ? 'Guardando...' : `Aplicar a ${name}`}
              </Button>
              <Button variant="outlined" aria-disabled={isSubmitting} onClick={unlessBusy(() => onManyMonths(isValid && values.templateName.trim() ? values : null))}>
                Aplicar a Múltiples Meses
              </Button>
              <Button
                variant="outlined"
                aria-disabled={isSubmitting}
                onClick={unlessBusy(() => {
                  wanted.current = 'keep';
                  void submitForm();
                })}
              >
                {templateOf(values) ? 'Guardar cambios de la plantilla' : 'Guardar como plantilla'}
              </Button>
            </Actions>
          </Form>
        );
      }}
    </Formik>
  );
}
