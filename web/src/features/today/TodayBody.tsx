import { useMay } from '../../clinic/session/useMay';
import { usePaying } from '../../clinic/till/usePaying';
import { dayOf } from '../../kit/time/wall-time';
import { calendarPath, panelCalendarPath } from '../appointments/calendar/calendar.paths';
import { REQUESTS_PATH } from '../requests/requests.paths';
import { AuthorizationsPanel } from './AuthorizationsPanel';
import { FoundToday } from './FoundToday';
import { PeoplePanels } from './PeoplePanels';
import type { RowContext } from './PersonRow';
import { RoomsPanel } from './RoomsPanel';
import { AbsencesPanel, RequestsPanel } from './SidePanels';
import { Pair, Side, TodayColumns } from './today-styles';
import { TO_CONFIRM, UNCLOSED } from './todo';
import { TodoPanel } from './TodoPanel';
import { useIsClosedDay } from './useStaffOfDay';
import type { Day } from './useToday';

interface Props {
  day: Day;
  now: string;
  isAdmin: boolean;
  search: string;
  onChanged: () => void;
}

export function TodayBody({ day, now, isAdmin, search, onChanged }: Props) {
  const calendar = isAdmin ? panelCalendarPath : calendarPath;
  const isClosed = useIsClosedDay(day, isAdmin);
  const takesPayments = useMay('till');
  const paying = usePaying(onChanged);
  const row: RowContext = {
    now,
    withProfessional: isAdmin,
    pathOf: ({ startTime }) => calendar({ day: dayOf(startTime) }),
    onChanged,
    onPay: takesPayments ? paying.pay : undefined,
  };
  const todo = { today: day.date, now, withProfessional: isAdmin, pathOf: row.pathOf, onChanged };
  return (
    <TodayColumns>
      {search === '' ? (
        <PeoplePanels
          turnos={day.appointments}
          today={day.date}
          isClosed={isClosed}
          nextDay={day.nextDay}
          calendar={calendar}
          {...row}
        />
      ) : (
        <FoundToday day={day} search={search} calendar={calendar} {...row} />
      )}
      <Side className="side">
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
