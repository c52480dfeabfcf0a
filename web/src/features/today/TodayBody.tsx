import { searchedPath } from '../../kit/list/list-url-state';
import { findByText } from '../../kit/text/text-search';
import { dayOf } from '../../kit/time/wall-time';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { calendarPath, panelCalendarPath } from '../appointments/calendar/calendar.paths';
import { REQUESTS_PATH } from '../requests/requests.paths';
import { KeptPanel } from './Panel';
import { PeoplePanels } from './PeoplePanels';
import { PersonRow, type RowContext } from './PersonRow';
import { RoomsPanel } from './RoomsPanel';
import { AbsencesPanel, RequestsPanel } from './SidePanels';
import { texts } from './texts';
import { Pair, People, Side, TodayColumns } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';
import { TO_CONFIRM, UNCLOSED } from './todo';
import { TodoPanel } from './TodoPanel';
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
  const row: RowContext = {
    now,
    withProfessional: isAdmin,
    pathOf: ({ startTime }) => calendar({ day: dayOf(startTime) }),
    onChanged,
  };
  const todo = { today: day.date, now, withProfessional: isAdmin, pathOf: row.pathOf, onChanged };
  return (
    <TodayColumns>
      {search === '' ? (
        <PeoplePanels turnos={day.appointments} today={day.date} nextDay={day.nextDay} calendar={calendar} {...row} />
      ) : (
        <FoundToday
          turnos={day.appointments}
          search={search}
          everywherePath={searchedPath(calendar(), search)}
          {...row}
        />
      )}
      <Side className="side">
        <TodoPanel todo={TO_CONFIRM} turnos={day.unconfirmed.items} count={day.unconfirmedCount} {...todo} />
        <TodoPanel todo={UNCLOSED} turnos={day.unclosed.items} count={day.unclosedCount} {...todo} />
        {day.rooms && <RoomsPanel rooms={day.rooms} turnos={day.appointments} pathOf={row.pathOf} />}
      </Side>
      <Pair className="rest">
        {day.requests && <RequestsPanel requests={day.requests} path={REQUESTS_PATH} />}
        <AbsencesPanel day={day} isOfAll={isAdmin} />
      </Pair>
    </TodayColumns>
  );
}

interface FoundTodayProps extends RowContext {
  turnos: readonly TodayTurnoFragment[];
  search: string;
  /** Searches all appointments. */
  everywherePath: string;
}

/** By patient, contact or phone; of any status. */
function FoundToday({ turnos, search, everywherePath, ...row }: FoundTodayProps) {
  const found = findByText(
    turnos,
    ({ patientName, contactName, patientPhone }) => [patientName, contactName, patientPhone].join(' '),
    search,
  );
  return (
    <KeptPanel
      title={texts.found.title(found.length)}
      actions={
        <ButtonLink variant="text" size="small" to={everywherePath}>
          {texts.found.everywhere}
        </ButtonLink>
      }
    >
      {found.length > 0 ? (
        <People>
          {found.map((turno) => (
            <PersonRow key={turno.id} turno={turno} withPhone {...row} />
          ))}
        </People>
      ) : (
        <p className="quiet">{texts.found.none}</p>
      )}
    </KeptPanel>
  );
}
