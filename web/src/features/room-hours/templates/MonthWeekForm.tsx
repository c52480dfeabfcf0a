import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext, type FormikHelpers, type FormikProps } from 'formik';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';

import { toOtherAddress } from '../../../shared/dialog/leave-guards';
import { LeaveGuard } from '../../../shared/dialog/LeaveGuard';
import { KeptForm } from '../../../shared/draft/KeptForm';
import { EditDifferences } from '../../../shared/edit/EditDifferences';
import { isSame } from '../../../shared/edit/merge-edits';
import { FocusFirstError } from '../../../shared/form/FocusFirstError';
import { FormBanner } from '../../../shared/form/FormBanner';
import { FormTextField } from '../../../shared/form/FormTextField';
import { refuseField } from '../../../shared/form/server-refusal';
import { useUnsaved } from '../../../shared/form/useUnsaved';
import { monthName, monthOf } from '../../../shared/time/clinic-time';
import type { RoomHoursMonthFragment, RoomTemplateFactsFragment } from '../room-hours.generated';
import { texts } from '../texts';
import type { SetMonth } from '../useSetMonth';
import { monthValues, WEEK_WORDS, roomWeekMinutes, roomWeekSchema, weekValues, type RoomWeekValues } from '../week-form';
import { useMonthWeek } from './useMonthWeek';
import type { Templates } from './useRoomTemplates';
import { WeekFields } from './WeekFields';

/** What else the page does with the form. */
export interface WeekFormHandle {
  /** Something typed would be lost. */
  isTyped: () => boolean;
  /** Puts a template's name and hours into the fields. */
  use: (template: RoomTemplateFactsFragment) => void;
  /** The focus is at its top: on a phone it may be far from what was pressed. */
  goTo: () => void;
}

interface Props {
  ref: Ref<WeekFormHandle>;
  stored: RoomHoursMonthFragment;
  room: string;
  /** yyyy-MM */
  month: string;
  today: string;
  templates: Templates;
  setMonth: SetMonth['setMonth'];
  isOwn: SetMonth['isOwn'];
  onSaved: () => Promise<unknown>;
  /** The week is for several months; null: it is not fit for any. */
  onManyMonths: (week: RoomWeekValues | null) => void;
}

/** What a press of a button wants with the week that is typed. */
type Act = 'apply' | 'keep';

/** The weekly hours of a month with their name: for this month, for several, or to keep as a template. */
export function MonthWeekForm({ ref, stored, room, month, today, templates, setMonth, isOwn, onSaved, onManyMonths }: Props) {
  const formik = useRef<FormikProps<RoomWeekValues>>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<Act>('apply');
  const [initialValues] = useState(() => monthValues(stored));
  /** What a template put into the fields, without being typed. */
  const used = useRef<RoomWeekValues>(null);
  const { unsaved, report } = useUnsaved();
  const [failure, setFailure] = useState<string>();
  const onApplied = (standing: RoomHoursMonthFragment, sent: RoomWeekValues) => {
    // Unless somebody has typed on meanwhile.
    if (isSame(formik.current?.values, sent)) formik.current?.resetForm({ values: monthValues(standing) });
    void onSaved();
  };
  const { apply, keep, templateOf, conflict, base, settle } = useMonthWeek({ stored, room, templates, setMonth, onApplied });
  const draft = `room-week:${stored.roomId}:${month}`;
  const isPast = month < monthOf(today);
  const name = monthName(month);
  useImperativeHandle(ref, () => ({
    goTo: () => title.current?.focus(),
    isTyped: () => formik.current !== null && ![base, used.current].some((values) => isSame(values, formik.current?.values)),
    use: ({ name: templateName, schedule }) => {
      const values = weekValues(templateName, schedule);
      used.current = values;
      void formik.current?.setValues(values);
    },
  }));

  const submit = async (values: RoomWeekValues, helpers: FormikHelpers<RoomWeekValues>) => {
    setFailure(undefined);
    const outcome = await (wanted.current === 'apply' ? apply : keep)(values);
    if (outcome.ok) return;
    if (outcome.field === undefined) setFailure(outcome.text);
    else refuseField(helpers, values, outcome.field, outcome.text);
  };
  return (
    <Formik innerRef={formik} initialValues={initialValues} validationSchema={roomWeekSchema} onSubmit={submit}>
      {({ values, isValid, isSubmitting, handleSubmit, submitForm }) => {
        const unlessBusy = (act: () => void) => (isSubmitting ? undefined : act);
        return (
          <Stack component="form" spacing={3}
            noValidate
            aria-label={texts.monthWeekForm.title(name)}
            onSubmit={(event) => {
              event.preventDefault();
              wanted.current = 'apply';
              if (!isSubmitting && !isPast) handleSubmit(event);
            }}
          >
            <FocusFirstError />
            <LeaveGuard unsaved={unsaved} leaves={toOtherAddress} />
            <KeptForm<RoomWeekValues>
              part={draft}
              form={draft}
              isUnsaved={(typed) => !isSame(typed, base)}
              report={report}
              onContested={conflict.show}
            />
            <Follow {...{ stored, base, conflict, settle }} />
            <Stack direction="row" spacing={2} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
              <Typography variant="h2" ref={title} tabIndex={-1}>
                {texts.monthWeekForm.title(name)}
              </Typography>
              <p role="status">{texts.monthWeekForm.total(roomWeekMinutes(values))}</p>
            </Stack>
            {failure !== undefined && <FormBanner kind="error">{failure}</FormBanner>}
            {conflict.edits && (
              <EditDifferences
                edits={conflict.edits}
                words={WEEK_WORDS}
                isOwn={isOwn({ ...stored, version: conflict.expectedVersion ?? 0 })}
              />
            )}
            <FormTextField<RoomWeekValues> label={texts.fields.templateName} name="templateName" required />
            <WeekFields />
            {isPast && <p>{texts.monthWeekForm.past}</p>}
            <Stack direction="row" spacing={2}>
              {/* Never `disabled`: the focus would be lost with the press. */}
              <Button type="submit" aria-disabled={isSubmitting || isPast}>
                {isSubmitting ? texts.monthWeekForm.busy : texts.monthWeekForm.submit(name)}
              </Button>
              <Button
                variant="outlined"
                aria-disabled={isSubmitting}
                onClick={unlessBusy(() => onManyMonths(isValid && values.templateName.trim() ? values : null))}
              >
                {texts.manyMonthsDialog.open}
              </Button>
              <Button
                variant="outlined"
                aria-disabled={isSubmitting}
                onClick={unlessBusy(() => {
                  wanted.current = 'keep';
                  void submitForm();
                })}
              >
                {templateOf(values) ? texts.saveTemplate.submitStanding : texts.saveTemplate.submitNew}
              </Button>
            </Stack>
          </Stack>
        );
      }}
    </Formik>
  );
}

type FollowProps = Pick<ReturnType<typeof useMonthWeek>, 'base' | 'conflict' | 'settle'> & Pick<Props, 'stored'>;

/** Inside the form: what was saved elsewhere meanwhile stands in it where nothing is typed, else beside what is typed. */
function Follow({ stored, base, conflict, settle }: FollowProps) {
  const { values, isSubmitting, resetForm } = useFormikContext<RoomWeekValues>();
  useEffect(() => {
    // Of a change of its own the answer is still to come.
    if (isSubmitting || stored.version <= (conflict.expectedVersion ?? 0)) return;
    const theirs = monthValues(stored);
    if (isSame(values, base) || isSame(values, theirs)) {
      settle(stored);
      resetForm({ values: theirs });
    } else conflict.show({ base: conflict.edits?.theirs ?? base, mine: values, theirs }, stored.version);
  });
  return null;
}
