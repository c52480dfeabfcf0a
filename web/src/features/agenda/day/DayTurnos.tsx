import { useMemo } from 'react';

import { useKeptFocus } from '../../../kit/focus/useKeptFocus';
import type { ListRefs } from '../../../kit/focus/useListRefs';
import type { RefMap } from '../../../kit/focus/useRefMap';
import type { NewAppointmentProps } from '../../../clinic/appointment/new-appointment';
import type { NoSlots } from '../../../clinic/no-slots/useNoSlotsOfDay';
import { useVisitSteps } from '../../../clinic/visit/useVisitSteps';
import { RowsOnTheirWay } from '../../../kit/list/RowsOnTheirWay';
import { dayOf } from '../../../kit/time/wall-time';
import type { TurnoActions } from '../agenda-page-props';
import type { AgendaLook, AgendaPlace } from '../agenda.paths';
import { HeldTimes } from '../holds/HeldTimes';
import { useReleasing } from '../holds/useReleasing';
import { DayGrid } from '../grid/DayGrid';
import { useTurnoMenu } from '../TurnoMenu';
import type { AgendaDay } from '../useAgendaDay';
import { whyOfColumns } from '../why-none';
import { DayTable } from './DayTable';
import { useMoveInGrid } from './useMoveInGrid';

interface Props {
  date: string;
  /** undefined while it loads. */
  day: AgendaDay | undefined;
  look: AgendaLook;
  place: AgendaPlace;
  noSlots: NoSlots;
  onShowAll: () => void;
  isAdmin: boolean;
  refs: ListRefs;
  /** Refs of the grid's entries. */
  gridRefs: RefMap<string>;
  actions: TurnoActions;
  onCreate:
    | ((at: Pick<NewAppointmentProps, 'startTime' | 'professionalId' | 'roomId' | 'isOverbooking'>) => void)
    | undefined;
  /** After a move, of which turno, or a step of a visit. */
  onChanged: (id?: string) => void;
}

/** The turnos of a day in one of its looks, with the menu that each opens. */
export function DayTurnos({ date, day, look, place, noSlots, onShowAll, isAdmin, refs, gridRefs, ...rest }: Props) {
  const { actions, onCreate, onChanged } = rest;
  const takesVisits = day !== undefined && dayOf(day.now) === date;
  const visits = useVisitSteps(onChanged);
  const { open, menu } = useTurnoMenu(
    actions,
    takesVisits ? { ...visits, withNext: look !== 'tabla' } : undefined,
    onCreate &&
      (({ startTime, professionalId, roomId }) => onCreate({ startTime, professionalId, roomId, isOverbooking: true })),
  );
  const why = useMemo(() => whyOfColumns(noSlots), [noSlots]);
  const { move, question } = useMoveInGrid(day?.now, onChanged);
  const releasing = useReleasing(onChanged);
  const focusTitle = () => refs.title.current?.focus({ preventScroll: true });
  useKeptFocus(refs.list, focusTitle, refs);
  return (
    <>
      {look === 'tabla' ? (
        <>
          <DayTable
            day={date}
            turnos={day?.appointments}
            refs={refs}
            place={place}
            onShowAll={onShowAll}
            withProfessional={isAdmin}
            takesVisits={takesVisits}
            onChanged={onChanged}
            actions={actions}
            onMenu={open}
          />
          <HeldTimes holds={day?.holds ?? []} place={place} onRelease={releasing.release} onFocusLost={focusTitle} />
        </>
      ) : day ? (
        <DayGrid
          // A move that is under way ends with the day or the columns it is in.
          key={`${day.date} ${place.columns}`}
          refs={gridRefs}
          day={day}
          columns={place.columns === 'sala' ? 'room' : 'professional'}
          whose={place}
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
      {question}
      {releasing.dialog}
    </>
  );
}
