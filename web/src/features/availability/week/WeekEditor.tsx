import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider } from 'formik';
import { useRef, type FormEvent } from 'react';

import { CHANGES_OFFER } from '../../../shared/draft/DraftOffer';
import { FormDraft } from '../../../shared/draft/FormDraft';
import { FocusFirstError } from '../../../shared/form/FocusFirstError';
import { FormBanner } from '../../../shared/form/FormBanner';
import { WeekdayFields } from '../../../shared/form/WeekdayFields';
import { UnsavedReport } from '../../../shared/form/UnsavedReport';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { useWho } from '../../../shared/session/useWho';
import { LoadedOnce } from '../../../shared/states/LoadedOnce';
import { texts } from '../texts';
import { SaveBar } from './SaveBar';
import { TemplatePicker } from './TemplatePicker';
import { useWeek } from './useWeek';
import { dayName, isWeek, toWeek, weekMinutes, type Week, type WeekValues } from './week-form';
import { useWeeklyAvailabilityQuery, type WeeklyAvailabilityQuery } from './week.generated';

interface Props {
  professionalId: number;
  report: ReportUnsaved;
}

/** The hours in which a professional attends, the same every week. */
export function WeekEditor({ professionalId, report }: Props) {
  const query = useWeeklyAvailabilityQuery({ variables: { professionalId }, fetchPolicy: 'network-only', errorFallback: texts.failed });
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<WeekOnItsWay />}>
      {(data) => <WeekForm key={professionalId} professionalId={professionalId} data={data} report={report} />}
    </LoadedOnce>
  );
}

function WeekForm({ professionalId, data, report }: Props & { data: WeeklyAvailabilityQuery }) {
  const { form, unsaved, failure, discard, applyTemplate } = useWeek(professionalId, toWeek(data.professionalAvailability));
  const element = useRef<HTMLFormElement>(null);
  const userId = useWho()?.id;
  const { week } = form.values;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.isSubmitting) form.handleSubmit();
  };
  return (
    <FormikProvider value={form}>
      <Stack spacing={4} sx={{ containerType: 'inline-size' }}>
        <TemplatePicker templates={data.scheduleTemplates} unsaved={unsaved} onApply={applyTemplate} />
        <Stack component="form" spacing={3} ref={element} noValidate onSubmit={submit}>
          <FocusFirstError />
          <UnsavedReport part="week" isUnsaved={() => unsaved} report={report} />
          <FormDraft<WeekValues, Week>
            form={`week:${professionalId}`}
            userId={userId}
            contentOf={(values) => (unsaved ? values.week : null)}
            isContent={isWeek}
            textOf={() => CHANGES_OFFER.text}
            continueLabel={CHANGES_OFFER.continueLabel}
            onContinue={(kept) => void form.setValues({ week: kept })}
            onEnd={() => element.current?.querySelector('input')?.focus()}
          />
          <Typography sx={{ fontWeight: 600 }} role="status">
            {texts.weekEditor.total(weekMinutes(week))}
          </Typography>
          <ul className="days">
            {week.map(({ dayOfWeek }, place) => (
              <WeekdayFields
                key={dayOfWeek}
                name={`week.${place}.intervals`}
                weekday={dayName(dayOfWeek)}
                closed={texts.weekEditor.closed}
              />
            ))}
          </ul>
          {failure !== undefined && <FormBanner kind="error">{failure}</FormBanner>}
          <SaveBar unsaved={unsaved} saving={form.isSubmitting} onDiscard={discard} />
        </Stack>
      </Stack>
    </FormikProvider>
  );
}

function WeekOnItsWay() {
  return (
    <Stack spacing={4} sx={{ containerType: 'inline-size' }} role="status">
      <span className="visually-hidden">{texts.loading}</span>
      {[1, 2, 3, 4, 5, 6, 7].map((place) => (
        <Skeleton key={place} aria-hidden="true" style={{ minHeight: 48 }} />
      ))}
    </Stack>
  );
}
