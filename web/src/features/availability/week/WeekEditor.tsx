import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment, type ComponentProps } from 'react';

import { WeekdayFields } from '../../../clinic/hours/WeekdayFields';
import { KeptForm } from '../../../kit/draft/KeptForm';
import { EditDifferences } from '../../../kit/edit/EditDifferences';
import { CONFLICT_TEXT } from '../../../kit/edit/useEditConflict';
import { FormSheet } from '../../../kit/form/FormSheet';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { texts } from '../texts';
import { SaveBar } from './SaveBar';
import { TemplatePicker } from './TemplatePicker';
import { useWeek } from './useWeek';
import { sameWeek, WEEK_DAYS, WEEK_WORDS, weekMinutes, type WeekValues } from './week-form';
import { useWeeklyAvailabilityQuery, type WeeklyAvailabilityQuery } from './week.generated';

const FRAME = {
  Form: (form: ComponentProps<'form'>) => <Stack component="form" spacing={3} {...form} />,
  Content: Fragment,
  Foot: Fragment,
};

interface Props {
  professionalId: number;
  report: ReportUnsaved;
  /** Runs when the form's week is saved, e.g. to close a dialog. */
  onSaved?: () => void;
}

export function WeekEditor({ professionalId, ...rest }: Props) {
  const query = useWeeklyAvailabilityQuery({
    variables: { professionalId },
    fetchPolicy: 'network-only',
    errorFallback: texts.failed,
  });
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<WeekOnItsWay />}>
      {(data) => <WeekForm key={professionalId} data={data} {...rest} />}
    </LoadedOnce>
  );
}

function WeekForm({ data, report, onSaved }: Omit<Props, 'professionalId'> & { data: WeeklyAvailabilityQuery }) {
  const { professionalAvailability: opened, scheduleTemplates } = data;
  const { form, conflict, stored, unsaved, discard, applyTemplate } = useWeek({ opened, onSaved });
  return (
    <Stack spacing={4} sx={{ containerType: 'inline-size' }}>
      <TemplatePicker templates={scheduleTemplates} unsaved={unsaved} onApply={applyTemplate} />
      <FormSheet
        form={form}
        frame={FRAME}
        isSaidBelow
        foot={
          <SaveBar unsaved={unsaved || conflict.edits !== null} saving={form.formik.isSubmitting} onDiscard={discard} />
        }
      >
        <KeptForm<WeekValues>
          part="week"
          form={`week:${opened.professionalId}`}
          isUnsaved={(typed) => !sameWeek(typed, stored)}
          report={report}
          onContested={conflict.show}
        />
        {conflict.edits && (
          <>
            <FormBanner kind="error">{CONFLICT_TEXT}</FormBanner>
            <EditDifferences edits={conflict.edits} words={WEEK_WORDS} />
          </>
        )}
        <Typography sx={{ fontWeight: 600 }} role="status">
          {texts.weekEditor.total(weekMinutes(form.formik.values))}
        </Typography>
        <ul className="days">
          {WEEK_DAYS.map(({ key, name }) => (
            <WeekdayFields<WeekValues> key={key} name={key} weekday={name} closed={texts.weekEditor.closed} />
          ))}
        </ul>
      </FormSheet>
    </Stack>
  );
}

function WeekOnItsWay() {
  return (
    <Stack spacing={4} sx={{ containerType: 'inline-size' }} role="status">
      <span style={visuallyHidden}>{texts.loading}</span>
      {[1, 2, 3, 4, 5, 6, 7].map((number) => (
        <Skeleton key={number} aria-hidden="true" style={{ minHeight: 48 }} />
      ))}
    </Stack>
  );
}
