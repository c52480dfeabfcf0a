import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type FormEvent } from 'react';

import { CHANGES_OFFER, DraftOffer } from '../../../shared/draft/DraftOffer';
import { useDraft } from '../../../shared/draft/useDraft';
import { FormBanner } from '../../../shared/form/FormBanner';
import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { useWho } from '../../../shared/session/useWho';
import { ErrorState } from '../../../shared/states/ErrorState';
import { durationText } from '../../../shared/time/time-of-day';
import { DayFields } from './DayFields';
import { SaveBar } from './SaveBar';
import { TemplatePicker } from './TemplatePicker';
import { useWeek } from './useWeek';
import { isWeek, toWeek, weekMinutes, type WeekFault } from './week-form';
import { useWeeklyAvailabilityQuery, type WeeklyAvailabilityQuery } from './week.generated';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, containerType: 'inline-size' });
const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12, minWidth: 0 });
const Total = styled('p')({ fontWeight: 600 });

const NO_FAULTS: readonly WeekFault[] = [];
const LOAD_FAILED = 'Error al cargar la disponibilidad';

interface Props {
  professionalId: number;
  report: ReportUnsaved;
}

/** The hours in which a professional attends, the same every week. */
export function WeekEditor({ professionalId, report }: Props) {
  const { data, error, refetch } = useWeeklyAvailabilityQuery({
    variables: { professionalId },
    fetchPolicy: 'network-only',
    errorFallback: LOAD_FAILED,
  });
  if (data) return <WeekForm key={professionalId} professionalId={professionalId} data={data} report={report} />;
  if (error) return <ErrorState title={LOAD_FAILED} onRetry={() => void refetch()} />;
  return <WeekOnItsWay />;
}

function WeekForm({ professionalId, data, report }: Props & { data: WeeklyAvailabilityQuery }) {
  const { week, setWeek, faults, unsaved, saving, failures, failure, save, discard, applyTemplate } = useWeek(
    professionalId,
    toWeek(data.professionalAvailability),
    report,
  );
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft({ form: `week:${professionalId}`, userId: useWho()?.id, content: unsaved ? week : null, isContent: isWeek });
  const endDraft = () => {
    draft.end();
    form.current?.querySelector('input')?.focus();
  };
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);

  const minutes = weekMinutes(week);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Stack>
      <TemplatePicker templates={data.scheduleTemplates} unsaved={unsaved} onApply={applyTemplate} />
      <Form ref={form} noValidate onSubmit={submit}>
        {draft.offered && (
          <DraftOffer
            {...CHANGES_OFFER}
            onContinue={() => {
              if (draft.offered) setWeek(draft.offered);
              endDraft();
            }}
            onDrop={endDraft}
          />
        )}
        <Total role="status">
          {minutes === 0 ? 'Sin horarios: los pacientes no pueden reservar.' : `Total semanal: ${durationText(minutes)}`}
        </Total>
        <ul className="days">
          {week.map((day) => (
            <DayFields
              key={day.dayOfWeek}
              day={day}
              faults={faultsOf(faults, day.dayOfWeek)}
              onChange={setWeek}
            />
          ))}
        </ul>
        {failure !== undefined && <FormBanner kind="error">{failure}</FormBanner>}
        <SaveBar unsaved={unsaved} saving={saving} onDiscard={discard} />
      </Form>
    </Stack>
  );
}

/** Of one day; the same empty list for every day without any, so that it is not drawn anew. */
function faultsOf(faults: readonly WeekFault[], dayOfWeek: number): readonly WeekFault[] {
  const own = faults.filter((fault) => fault.dayOfWeek === dayOfWeek);
  return own.length > 0 ? own : NO_FAULTS;
}

function WeekOnItsWay() {
  return (
    <Stack role="status">
      <span className="visually-hidden">Cargando la disponibilidad…</span>
      {[1, 2, 3, 4, 5, 6, 7].map((place) => (
        <Skeleton key={place} aria-hidden="true" style={{ minHeight: 48 }} />
      ))}
    </Stack>
  );
}
