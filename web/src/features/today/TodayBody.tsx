import type { ReactNode } from 'react';

import { useMay } from '../../clinic/session/useMay';
import { usePaying } from '../../clinic/till/usePaying';
import { useListRefs, type ListRefs } from '../../kit/focus/useListRefs';
import { dayOf } from '../../kit/time/wall-time';
import { calendarPath, panelCalendarPath } from '../appointments/calendar/calendar.paths';
import { REQUESTS_PATH } from '../requests/requests.paths';
import { AuthorizationsPanel } from './AuthorizationsPanel';
import { FoundToday } from './FoundToday';
import { NextPending } from './NextPending';
import { PeoplePanels } from './PeoplePanels';
import type { RowContext, TurnoActions } from './PersonRow';
import { RoomsPanel } from './RoomsPanel';
import { AbsencesPanel, RequestsPanel } from './SidePanels';
import { Pair, Side, TodayColumns } from './today-styles';
import { texts } from './texts';
import { useTurnoToChangeLazyQuery, type TurnoToChangeQuery } from './today.generated';
import { TO_CONFIRM, UNCLOSED } from './todo';
import { TodoPanel } from './TodoPanel';
import { useIsClosedDay } from './useStaffOfDay';
import type { Day } from './useToday';

interface TurnoActionOptions {
  today: string;
  /** The clinic's. */
  now: string;
  isAdmin: boolean;
  refs: ListRefs;
  onChanged: (appointmentId: string) => void;
}

type TurnoToChange = NonNullable<TurnoToChangeQuery['appointment']>;

/** Dialogs beside `children`, which open them. */
export type RenderActions = (
  options: TurnoActionOptions,
  children: (actions: Record<keyof TurnoActions, (turno: TurnoToChange) => void>) => ReactNode,
) => ReactNode;

interface Props {
  day: Day;
  now: string;
  isAdmin: boolean;
  isPhone: boolean;
  search: string;
  onChanged: () => void;
  renderActions: RenderActions;
}

export function TodayBody({ day, now, isAdmin, isPhone, search, onChanged, renderActions }: Props) {
  const calendar = isAdmin ? panelCalendarPath : calendarPath;
  const isClosed = useIsClosedDay(day, isAdmin);
  const takesPayments = useMay('till');
  const paying = usePaying(onChanged);
  const { cards, ...refs } = useListRefs();
  const dialogRefs = { ...refs, cards, headings: cards };
  const row: Omit<RowContext, 'actions'> = {
    now,
    withProfessional: isAdmin,
    pathOf: ({ startTime }) => calendar({ day: dayOf(startTime) }),
    onChanged,
    onPay: takesPayments ? paying.pay : undefined,
  };
  const todo = { today: day.date, now, withProfessional: isAdmin, pathOf: row.pathOf, onChanged };
  const [load] = useTurnoToChangeLazyQuery({ fetchPolicy: 'network-only', errorFallback: texts.turnoFailed });
  const withTurno =
    (open: (turno: TurnoToChange) => void): TurnoActions['onMove'] =>
    async ({ id }) => {
      const { data } = await load({ id });
      if (data?.appointment) open(data.appointment);
    };
  const people = (actions: TurnoActions) =>
    search === '' ? (
      <PeoplePanels
        turnos={day.appointments}
        today={day.date}
        isClosed={isClosed}
        nextDay={day.nextDay}
        calendar={calendar}
        refs={dialogRefs}
        actions={actions}
        {...row}
      />
    ) : (
      <FoundToday day={day} search={search} calendar={calendar} refs={dialogRefs} actions={actions} {...row} />
    );
  return (
    <TodayColumns>
      {renderActions({ today: day.date, now, isAdmin, refs: dialogRefs, onChanged }, ({ onMove, onCancel }) =>
        people({ onMove: withTurno(onMove), onCancel: withTurno(onCancel) }),
      )}
      <Side className="side">
        {day.nextPending && isPhone && <NextPending {...day.nextPending} today={day.date} calendar={calendar} />}
        <TodoPanel todo={TO_CONFIRM} turnos={day.unconfirmed.items} count={day.unconfirmedCount} {...todo} />
        <TodoPanel todo={UNCLOSED} turnos={day.unclosed.items} count={day.unclosedCount} {...todo} />
        {day.rooms && isClosed === false && (
          <RoomsPanel rooms={day.rooms} turnos={day.appointments} pathOf={row.pathOf} />
        )}
      </Side>
      <Side className="rest">
        <Pair>
          {day.requests && <RequestsPanel requests={day.requests} path={REQUESTS_PATH} />}
          <AbsencesPanel day={day} isOfAll={isAdmin} isClosed={isClosed} />
        </Pair>
        {/* Last, since it comes later than the day and would move what is read. */}
        <AuthorizationsPanel today={day.date} withProfessional={isAdmin} pathOf={row.pathOf} />
      </Side>
      {paying.dialog}
    </TodayColumns>
  );
}
