import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { ReportUnsaved } from '../../../shared/form/useUnsaved';
import { EmptyState } from '../../../shared/states/EmptyState';
import { ErrorState } from '../../../shared/states/ErrorState';
import { countText } from '../../../shared/text/count-text';
import { LeaveQuestion } from '../../../shared/dialog/LeaveGuard';
import type { UnavailableDateFactsFragment } from './dates.generated';
import { NEW_DATE, toDateValues } from './unavailable-date-form';
import { UnavailableDateForm } from './UnavailableDateForm';
import { dateHeadingId, editButtonId, UnavailableDateItem } from './UnavailableDateItem';
import { useDateChanges } from './useDateChanges';
import { useDateDeletion } from './useDateDeletion';
import { LOAD_FAILED, useUnavailableDates } from './useUnavailableDates';

const Past = styled('details')({ '& summary': { minHeight: 44, lineHeight: '44px', fontWeight: 600, cursor: 'pointer' } });

const ADD_BUTTON = 'fecha-nueva';
/** How many stand there before more are asked for: a long holiday is many dates. */
const FIRST_SHOWN = 6;

/** 'new', or the id of the one being changed. */
type OpenForm = 'new' | number;

interface Props {
  professionalId: number;
  report: ReportUnsaved;
}

/** The dates on which a professional does not attend, to look at and to change. One form is open at a time, in its place in the list. */
export function UnavailableDates({ professionalId, report }: Props) {
  const { shown, failed, refetch, put, remove: takeOut } = useUnavailableDates(professionalId);
  const [open, setOpen] = useState<OpenForm | null>(null);
  /** The form to open next, while the present one holds something unsaved. */
  const [wanted, setWanted] = useState<OpenForm>();
  const [typed, setTyped] = useState(false);
  const reportForm = useCallback<ReportUnsaved>(
    (part, unsaved) => {
      setTyped(unsaved);
      report(part, unsaved);
    },
    [report],
  );
  /** Saved just now. */
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set());
  const [all, setAll] = useState(false);
  const focus = useFocusRequest();
  const { add, update, remove, progress } = useDateChanges({
    professionalId,
    onSaved: (dates) => {
      dates.forEach(put);
      setOpen(null);
      setSaved(new Set(dates.map(({ id }) => id)));
      if (dates[0]) focus(dateHeadingId(dates[0].id));
    },
    onPartSaved: (dates) => dates.forEach(put),
  });
  const deletion = useDateDeletion({
    remove,
    onDeleted: (id) => {
      takeOut(id);
      focus(ADD_BUTTON);
    },
  });

  if (!shown) return failed ? <ErrorState title={LOAD_FAILED} onRetry={() => void refetch()} /> : <DatesOnTheirWay />;
  const { coming, past, today } = shown;
  const close = (focusId: string) => {
    setOpen(null);
    focus(focusId);
  };
  const hidden = all ? [] : coming.slice(FIRST_SHOWN).filter(({ id }) => id !== open && !saved.has(id));
  const showAll = () => {
    setAll(true);
    if (hidden[0]) focus(dateHeadingId(hidden[0].id));
  };
  const isSending = progress !== null;
  const openForm = (next: OpenForm) => {
    if (isSending) return;
    if (typed) setWanted(next);
    else setOpen(next);
  };
  const item = (date: UnavailableDateFactsFragment) => (
    <li key={date.id}>
      {open === date.id ? (
        <UnavailableDateForm
          title="Editar fecha no disponible"
          draftName={`unavailable-date:${professionalId}:${date.id}`}
          initialValues={toDateValues(date)}
          today={today}
          progress={progress}
          onSubmit={(values) => update(date.id, values)}
          onCancel={() => close(editButtonId(date.id))}
          report={reportForm}
        />
      ) : (
        <UnavailableDateItem professionalId={professionalId} date={date} fresh={saved.has(date.id)} locked={isSending} onEdit={() => openForm(date.id)} onDelete={() => deletion.ask(date)} />
      )}
    </li>
  );
  return (
    <Stack spacing={3}>
      {open === 'new' ? (
        <UnavailableDateForm
          title="Agregar fecha no disponible"
          draftName={`unavailable-date:${professionalId}:new`}
          canSpan
          initialValues={NEW_DATE}
          today={today}
          progress={progress}
          onSubmit={add}
          onCancel={() => close(ADD_BUTTON)}
          report={reportForm}
        />
      ) : (
        <Button id={ADD_BUTTON} variant="outlined" aria-disabled={isSending} onClick={() => openForm('new')}>
          Agregar fecha
        </Button>
      )}
      {coming.length === 0 && open !== 'new' && (
        <EmptyState title="Ninguna fecha por delante" text="Vacaciones, feriados o trámites: en esas fechas los pacientes no pueden reservar." />
      )}
      <ul className="fechas">{coming.filter((date) => !hidden.includes(date)).map(item)}</ul>
      {hidden.length > 0 && (
        <Button variant="outlined" size="small" onClick={showAll}>
          Mostrar {countText(hidden.length, 'fecha', 'fechas')} más
        </Button>
      )}
      {past.length > 0 && (
        <Past open={past.some(({ id }) => id === open || saved.has(id)) || undefined}>
          <summary>Fechas pasadas ({past.length})</summary>
          <ul className="fechas">{past.map(item)}</ul>
        </Past>
      )}
      {wanted !== undefined && (
        <LeaveQuestion
          onStay={() => setWanted(undefined)}
          onLeave={() => {
            setOpen(wanted);
            setWanted(undefined);
          }}
        />
      )}
      {deletion.dialog}
    </Stack>
  );
}

function DatesOnTheirWay() {
  return (
    <Stack spacing={3} role="status">
      <span className="visually-hidden">Cargando las fechas no disponibles…</span>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} aria-hidden="true" style={{ minHeight: 72 }} />
      ))}
    </Stack>
  );
}

/** Moves the focus to an element that a later rendering may have to bring first. */
function useFocusRequest(): (elementId: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const element = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });
  return (elementId) => {
    wanted.current = elementId;
  };
}
