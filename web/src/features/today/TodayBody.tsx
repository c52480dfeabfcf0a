import { searchedPath } from '../../kit/list/list-url-state';
import { findByText } from '../../kit/text/text-search';
import { dayOf } from '../../kit/time/wall-time';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { calendarPath, panelCalendarPath } from '../appointments/calendar/calendar.paths';
import { REQUESTS_PATH } from '../requests/requests.paths';
import { ConfirmPanel } from './ConfirmPanel';
import { groupDay } from './day-groups';
import { KeptPanel } from './Panel';
import { PeoplePanels } from './PeoplePanels';
import { PersonRow, type RowContext } from './PersonRow';
import { RoomsPanel } from './RoomsPanel';
import { AbsencesPanel, RequestsPanel } from './SidePanels';
import { texts } from './texts';
import { Pair, People, Side, TodayColumns } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';
import { UnclosedPanel } from './UnclosedPanel';
import { useStatusPress } from './useStatusPress';
import type { Day } from './useToday';

interface Props {
  day: Day;
  now: string;
  isAdmin: boolean;
  search: string;
  onChanged: () => void;
}

export function TodayBody({ day, now, isAdmin, search, onChanged }: Props) {
  const confirming = useStatusPress(now, onChanged);
  const closing = useStatusPress(now, onChanged);
  const calendar = isAdmin ? panelCalendarPath : calendarPath;
  const row: RowContext = {
    now,
    withProfessional: isAdmin,
    pathOf: ({ startTime }) => calendar({ day: dayOf(startTime) }),
    onChanged,
  };
  // An arrived patient needs no confirmation.
  const toConfirm = day.unconfirmed.items.filter(({ status, visit }) => status === 'pending' && visit === null);
  // Patients still here are not to close yet.
  const here = new Set(groupDay(day.appointments, now).here.map(({ id }) => id));
  const toClose = day.unclosed.items.filter((turno) => isScheduled(turno) && !here.has(turno.id));
  const waiting = { today: day.date, withProfessional: isAdmin };
  return (
    <TodayColumns>
      {search === '' ? (
        <PeoplePanels turnos={day.appointments} {...row} />
      ) : (
        <FoundToday
          turnos={day.appointments}
          search={search}
          everywherePath={searchedPath(calendar(), search)}
          {...row}
        />
      )}
      <Side className="side">
        <ConfirmPanel
          turnos={toConfirm}
          count={day.unconfirmedCount - (day.unconfirmed.items.length - toConfirm.length)}
          press={confirming}
          {...waiting}
        />
        <UnclosedPanel
          turnos={toClose}
          count={day.unclosedCount - (day.unclosed.items.length - toClose.length)}
          press={closing}
          onChanged={onChanged}
          {...waiting}
        />
        {day.rooms && <RoomsPanel rooms={day.rooms} turnos={day.appointments} />}
      </Side>
      <Pair className="rest">
        {day.requests && <RequestsPanel requests={day.requests} path={REQUESTS_PATH} />}
        <AbsencesPanel day={day} isOfAll={isAdmin} />
      </Pair>
    </TodayColumns>
  );
}

function isScheduled({ status }: TodayTurnoFragment): boolean {
  return status === 'pending' || status === 'confirmed';
}

interface FoundTodayProps extends RowContext {
  turnos: readonly TodayTurnoFragment[];
  search: string;
  /** Searches all appointments. */
  everywherePath: string;
}

/** Matches of any status. */
function FoundToday({ turnos, search, everywherePath, ...row }: FoundTodayProps) {
  const found = findByText(turnos, ({ patientName, patientPhone }) => `${patientName} ${patientPhone ?? ''}`, search);
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
