import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useState } from 'react';

import { KeptForm } from '../../../kit/draft/KeptForm';
import { EditDifferences } from '../../../kit/edit/EditDifferences';
import { useEditConflict } from '../../../kit/edit/useEditConflict';
import { ActionForm } from '../../../kit/form/ActionForm';
import { FocusFirstField } from '../../../kit/form/FocusFirstField';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { FormDateField } from '../../../kit/form/FormDateField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import type { FormOutcome } from '../../../kit/form/outcome';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { progressText, type Progress } from '../../../kit/send/progress';
import { END_TIMES, START_TIMES, timeOptions, withTimes } from '../../../kit/time/time-of-day';
import { theme } from '../../../kit/ui/theme';
import { useInnerLevel } from '../section-level';
import { texts } from '../texts';
import type { UnavailableDateFactsFragment } from './dates.generated';
import { DATE_WORDS, dateSchema, isTyped, toDateValues, type DateValues } from './unavailable-date-form';
import type { DateConflict } from './useDateChanges';

const Frame = styled(Card)({
  margin: '8px 0',
  borderColor: theme.vars.palette.control,
  borderRadius: 8,
  '& .times': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 12 },
}) as typeof Card;

const REASONS = [
  { value: '', label: texts.unavailableDateForm.chooseReason },
  ...Object.entries(texts.reasons).map(([value, label]) => ({ value, label })),
];

interface Props {
  /** Names the form: "Agregar fecha no disponible". */
  title: string;
  /** The key of its draft. */
  draftName: string;
  /** Allows several days in a row. */
  canSpan?: boolean;
  /** The date to edit; absent for a new one. */
  stored?: UnavailableDateFactsFragment;
  today: string;
  /** Progress of saving several days. */
  progress: Progress | null;
  onSubmit: (values: DateValues, conflict: DateConflict) => Promise<FormOutcome<DateValues>>;
  onCancel: () => void;
  report: ReportUnsaved;
}

export function UnavailableDateForm(props: Props) {
  const { title, draftName, canSpan = false, stored, today, progress, onSubmit, onCancel, report } = props;
  const level = useInnerLevel();
  const [initialValues] = useState(() => toDateValues(stored));
  const conflict = useEditConflict({ stored, toValues: toDateValues });
  return (
    <Frame component="section" aria-label={title}>
      <Typography variant="h3" component={level}>
        {title}
      </Typography>
      <ActionForm
        initialValues={initialValues}
        schema={dateSchema}
        onSubmit={(values) => onSubmit(values, conflict)}
        submitLabel={texts.unavailableDateForm.submit}
        busyLabel={progress && progress.total > 1 ? texts.unavailableDateForm.busy(progressText(progress)) : undefined}
        onCancel={onCancel}
      >
        <FocusFirstField />
        <KeptForm<DateValues>
          part="date"
          form={draftName}
          isUnsaved={(values) => isTyped(values, initialValues)}
          report={report}
          onContested={conflict.show}
        />
        {conflict.edits && <EditDifferences edits={conflict.edits} words={DATE_WORDS} />}
        <FormDateField<DateValues> label={texts.fields.date} name="date" today={today} required />
        {canSpan && <FormDateField<DateValues> label={texts.fields.lastDate} name="lastDate" today={today} />}
        <FormSelectField<DateValues> label={texts.fields.reason} name="reason" options={REASONS} required />
        <HoursFields />
        <FormTextField<DateValues> label={texts.fields.description} name="description" rows={2} />
      </ActionForm>
    </Frame>
  );
}

function HoursFields() {
  const { isAllDay, startTime, endTime } = useFormikContext<DateValues>().values;
  return (
    <>
      <FormCheckboxField<DateValues> isSwitch label={texts.fields.isAllDay} name="isAllDay" />
      {!isAllDay && (
        <div className="times">
          <FormSelectField<DateValues>
            label={texts.fields.startTime}
            name="startTime"
            options={choices(START_TIMES, startTime)}
            required
          />
          <FormSelectField<DateValues>
            label={texts.fields.endTime}
            name="endTime"
            options={choices(END_TIMES, endTime)}
            required
          />
        </div>
      )}
    </>
  );
}

/** Steps of 15 minutes, plus a stored time off the steps. */
function choices(times: readonly string[], chosen: string) {
  return [
    { value: '', label: texts.unavailableDateForm.chooseTime },
    ...timeOptions(withTimes(times, chosen === '' ? [] : [chosen])),
  ];
}
