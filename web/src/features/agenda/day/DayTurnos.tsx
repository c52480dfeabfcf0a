import { useMemo } from 'react';

import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import type { ListRefs } from '../../../kit/focus/useListRefs';
import type { RefMap } from '../../../kit/focus/useRefMap';
import { DEFAULT_DURATION_MINUTES } from '../../../clinic/appointment/appointment-lengths';
import type { NewAppointmentProps } from '../../../clinic/appointment/new-appointment';
import { useHolidays } from '../../../clinic/holidays/useHolidays';
import type { NoSlots } from '../../../clinic/no-slots/useNoSlotsOfDay';
import { useMay } from '../../../clinic/session/useMay';
import { usePaying } from '../../../clinic/till/usePaying';
import { useVisitSteps } from '../../../clinic/visit/useVisitSteps';
import { RowsOnTheirWay } from '../../../kit/list/RowsOnTheirWay';
import { dayOf, monthOf } from '../../../kit/time/wall-time';
import type { TurnoActions } from '../agenda-page-props';
import { useAgendaProfessionalsQuery, type AgendaProfessionalsQuery } from '../agenda.generated';
import type { AgendaLook, AgendaUrlState } from '../agenda.paths';
import { HeldTimes } from '../holds/HeldTimes';
import { useReleasing } from '../holds/useReleasing';
import { DayGrid } from '../grid/DayGrid';
import { HIGH, LOW, NORMAL } from '../grid/grid-size';
import { useTurnoMenu } from '../TurnoMenu';
import type { AgendaDay } from '../useAgendaDay';
import { whyOfColumns } from '../why-none';
import { DayTable } from './DayTable';
import { NextBusyDay } from './NextBusyDay';
import { useMoveInGrid } from './useMoveInGrid';

const ZOOMS = { baja: LOW, normal: NORMAL, alta: HIGH } as const;

interface Props {
  date: string;
  /** undefined while loading. */
  day: AgendaDay | undefined;
  look: AgendaLook;
  urlState: AgendaUrlState;
  noSlots: NoSlots;
  onShowAll: () => void;
  onDay: (day: string) => void;
  onShowUnused: () => void;
  isAdmin: boolean;
  refs: ListRefs;
  gridRefs: RefMap<string>;
  actions: TurnoActions;
  onCreate:
    | ((at: Pick<NewAppointmentProps, 'startTime' | 'professionalId' | 'roomId' | 'isOverbooking'>) => void)
    | undefined;
  /** After a move (`id`) or a check-in step. */
  onChanged: (id?: string) => void;
}

/** As grid or table. */
export function DayTurnos({ date, day, look, urlState, noSlots, onShowAll, isAdmin, refs, gridRefs, ...rest }: Props) {
  const { onDay, onShowUnused, actions, onCreate, onChanged } = rest;
  const takesVisits = day !== undefined && dayOf(day.now) === date;
  const visits = useVisitSteps(onChanged);
  const takesPayments = useMay('till');
  const paying = usePaying(onChanged);
  const { open, menu } = useTurnoMenu(
    actions,
    takesVisits ? { ...visits, withNext: look !== 'tabla' } : undefined,
    onCreate &&
      (({ startTime, professionalId, roomId }) => onCreate({ startTime, professionalId, roomId, isOverbooking: true })),
    takesPayments ? paying.pay : undefined,
  );
  const isHoliday = useHolidays(monthOf(date)).closedFor(date) !== undefined;
  const why = useMemo(() => whyOfColumns(noSlots), [noSlots]);
  const lengths = useAgendaProfessionalsQuery().data?.professionals;
  const professionals = useMemo(() => withLengths(day?.professionals ?? [], lengths), [day, lengths]);
  const { move, questions } = useMoveInGrid(day, onChanged);
  const releasing = useReleasing(onChanged, isAdmin);
  const focusTitle = () => refs.title.current?.focus({ preventScroll: true });
  useKeptFocus(refs.list, focusTitle, refs);
  const next = urlState.roomId === null && (
    <NextBusyDay
      day={date}
      professionalId={urlState.professionalId}
      onDay={(it) => {
        onDay(it);
        focusTitle();
      }}
    />
  );
  return (
    <>
      {look === 'tabla' ? (
        <>
          <DayTable
            day={date}
            turnos={day?.appointments}
            refs={refs}
            urlState={urlState}
            onShowAll={onShowAll}
            next={next}
            withProfessional={isAdmin}
            takesVisits={takesVisits}
            onChanged={onChanged}
            actions={actions}
            onMenu={open}
          />
          <HeldTimes
            holds={day?.holds ?? []}
            urlState={urlState}
            onRelease={releasing.release}
            onFocusLost={focusTitle}
          />
        </>
      ) : day ? (
        <DayGrid
          // Another day or columns end a move.
          key={`${day.date} ${urlState.columns}`}
          refs={gridRefs}
          day={{ ...day, professionals, isHoliday }}
          columns={urlState.columns === 'sala' ? 'room' : 'professional'}
          whose={urlState}
          zoom={ZOOMS[urlState.zoom]}
          hidesUnused={urlState.hidesUnused}
          onShowUnused={onShowUnused}
          isOwn={!isAdmin}
          next={next}
          why={why}
          onCreate={(target) => onCreate?.(target)}
          onOpenHold={releasing.release}
          onMove={move}
          onOpen={open}
        />
      ) : (
        <RowsOnTheirWay />
      )}
      {menu}
      {paying.dialog}
      {questions}
      {releasing.dialog}
    </>
  );
}

function withLengths(
  professionals: AgendaDay['professionals'],
  lengths: AgendaProfessionalsQuery['professionals'] | undefined,
) {
  const known = new Map(
    lengths?.map(({ id, defaultDurationMinutes }) => [id, defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES]),
  );
  return professionals.map((it) => ({ ...it, turnoMinutes: known.get(it.id) ?? null }));
}
