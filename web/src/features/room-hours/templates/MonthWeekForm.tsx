import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import {
  Fragment,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
} from 'react';

import { WeekFields } from '../../../clinic/hours/WeekFields';
import { toOtherAddress } from '../../../kit/dialog/leave-guards';
import { LeaveGuard } from '../../../kit/dialog/LeaveGuard';
import { KeptForm } from '../../../kit/draft/KeptForm';
import { EditDifferences } from '../../../kit/edit/EditDifferences';
import { ShowSaved } from '../../../kit/edit/ShowSaved';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FormAction } from '../../../kit/form/FormAction';
import { FormTextField } from '../../../kit/form/FormTextField';
import { isSame } from '../../../kit/form/merge-edits';
import { useUnsaved } from '../../../kit/form/useUnsaved';
import { monthName, monthOf } from '../../../kit/time/wall-time';
import type { RoomHoursMonthFragment, RoomTemplateFactsFragment } from '../room-hours.generated';
import { texts } from '../texts';
import type { SetMonth } from '../useSetMonth';
import {
  monthValues,
  roomWeekMinutes,
  roomWeekSchema,
  WEEK_WORDS,
  weekValues,
  type RoomWeekValues,
} from '../week-form';
import { useMonthWeek } from './useMonthWeek';
import type { Templates } from './useRoomTemplates';

export interface WeekFormHandle {
  /** There are unsaved edits. */
  isTyped: () => boolean;
  use: (template: RoomTemplateFactsFragment) => void;
  /** Focuses the form's top, which may be far from the button on a phone. */
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
  /** null: the week can't be applied. */
  onManyMonths: (week: RoomWeekValues | null) => void;
}

const FRAME = {
  Form: (form: ComponentProps<'form'>) => <Stack component="form" spacing={3} {...form} />,
  Content: Fragment,
  Foot: (buttons: ComponentProps<typeof Stack>) => <Stack direction="row" spacing={2} {...buttons} />,
};
/** Weekly hours and their name: applies them to one or several months, or saves a template. */
export function MonthWeekForm({
  ref,
  stored,
  room,
  month,
  today,
  templates,
  setMonth,
  isOwn,
  onSaved,
  onManyMonths,
}: Props) {
  const pastId = useId();
  const [initialValues] = useState(() => monthValues(stored));
  const { unsaved, report } = useUnsaved();
  const week = useMonthWeek({ stored, room, templates, setMonth, onApplied: onSaved });
  const { apply, keep, templateOf, conflict, base } = week;
  const draft = `room-week:${stored.roomId}:${month}`;
  const isPast = month < monthOf(today);
  const name = monthName(month);
  return (
    <ActionForm
      frame={FRAME}
      label={texts.monthWeekForm.title(name)}
      initialValues={initialValues}
      schema={roomWeekSchema}
      onSubmit={apply}
      submitLabel={texts.monthWeekForm.submit(name)}
      busyLabel={texts.monthWeekForm.busy}
      closedBy={isPast ? pastId : undefined}
      head={<WeekHead ref={ref} title={texts.monthWeekForm.title(name)} base={base.values} />}
      more={
        <>
          <FormAction<RoomWeekValues>
            onPress={(values, isValid) => onManyMonths(isValid && values.templateName.trim() ? values : null)}
          >
            {texts.manyMonthsDialog.open}
          </FormAction>
          <KeepAction send={keep} templateOf={templateOf} />
        </>
      }
    >
      <LeaveGuard unsaved={unsaved} leaves={toOtherAddress} />
      <KeptForm<RoomWeekValues>
        part={draft}
        form={draft}
        isUnsaved={(typed) => !isSame(typed, base.values)}
        report={report}
        onContested={conflict.show}
      />
      <ShowSaved base={base} />
      <Follow {...week} stored={stored} />
      {conflict.edits && (
        <EditDifferences
          edits={conflict.edits}
          words={WEEK_WORDS}
          isOwn={isOwn({ ...stored, version: conflict.expectedVersion ?? 0 })}
        />
      )}
      <FormTextField<RoomWeekValues> label={texts.fields.templateName} name="templateName" required />
      <WeekFields closed={texts.closed} />
      {isPast && <p id={pastId}>{texts.monthWeekForm.past}</p>}
    </ActionForm>
  );
}

type Week = ReturnType<typeof useMonthWeek>;

function KeepAction({ send, templateOf }: { send: Week['keep'] } & Pick<Week, 'templateOf'>) {
  const { values } = useFormikContext<RoomWeekValues>();
  return (
    <FormAction<RoomWeekValues> send={send}>
      {templateOf(values) ? texts.saveTemplate.submitExisting : texts.saveTemplate.submitNew}
    </FormAction>
  );
}

interface HeadProps {
  ref: Ref<WeekFormHandle>;
  title: string;
  /** As opened or last saved. */
  base: RoomWeekValues;
}

/** With total hours; implements the form's handle. */
function WeekHead({ ref, title, base }: HeadProps) {
  const { values, setValues } = useFormikContext<RoomWeekValues>();
  const heading = useRef<HTMLHeadingElement>(null);
  /** From a template, not the user's edits. */
  const [used, setUsed] = useState<RoomWeekValues>();
  useImperativeHandle(ref, () => ({
    goTo: () => heading.current?.focus(),
    isTyped: () => ![base, used].some((known) => isSame(known, values)),
    use: ({ name, schedule }) => {
      const week = weekValues(name, schedule);
      setUsed(week);
      void setValues(week);
    },
  }));
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      <p role="status">{texts.monthWeekForm.total(roomWeekMinutes(values))}</p>
    </Stack>
  );
}

/** On saves from elsewhere an unedited form takes the new values; an edited one shows the differences. */
function Follow({ stored, base: { values: base }, conflict, settle }: Week & Pick<Props, 'stored'>) {
  const { values, isSubmitting, resetForm } = useFormikContext<RoomWeekValues>();
  useEffect(() => {
    // While submitting, it may be this form's own save.
    if (isSubmitting || stored.version <= (conflict.expectedVersion ?? 0)) return;
    const theirs = monthValues(stored);
    if (isSame(values, base) || isSame(values, theirs)) {
      settle(stored);
      resetForm({ values: theirs });
    } else conflict.show({ base: conflict.edits?.theirs ?? base, mine: values, theirs }, stored.version);
  });
  return null;
}
