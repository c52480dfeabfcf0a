import type { ListRefs } from '../../kit/focus/useListRefs';
import { searchedPath } from '../../kit/list/list-url-state';
import { findByText } from '../../kit/text/text-search';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { KeptPanel } from './Panel';
import { nextDayTitle } from './PeoplePanels';
import { PersonRow, type RowContext } from './PersonRow';
import { texts } from './texts';
import { People, Side } from './today-styles';
import type { TodayTurnoFragment } from './today.generated';
import type { Day } from './useToday';

interface Props extends RowContext {
  day: Pick<Day, 'date' | 'appointments' | 'nextDay'>;
  search: string;
  calendar: () => string;
  refs: ListRefs;
}

/** By patient, contact or phone, of any status; also in the next day while the page shows it. */
export function FoundToday({ day: { date, appointments, nextDay }, search, calendar, ...row }: Props) {
  const found = findIn(appointments, search);
  const ahead = nextDay && findIn(nextDay.appointments, search);
  return (
    <Side>
      <KeptPanel
        title={texts.found.title(found.length)}
        actions={
          <ButtonLink variant="text" size="small" to={searchedPath(calendar(), search)}>
            {texts.found.everywhere}
          </ButtonLink>
        }
      >
        <Found turnos={found} none={texts.found.none} {...row} />
      </KeptPanel>
      {nextDay && ahead && (
        <KeptPanel title={nextDayTitle(nextDay.date, date)} count={ahead.length}>
          <Found turnos={ahead} none={texts.found.nextNone} isAhead {...row} />
        </KeptPanel>
      )}
    </Side>
  );
}

/** Includes the next day while the page shows it. */
export function findToday({ appointments, nextDay }: Pick<Day, 'appointments' | 'nextDay'>, search: string) {
  return findIn([...appointments, ...(nextDay?.appointments ?? [])], search);
}

function findIn(turnos: readonly TodayTurnoFragment[], search: string) {
  return findByText(
    turnos,
    ({ patientName, contactName, patientPhone }) => [patientName, contactName, patientPhone].join(' '),
    search,
  );
}

interface FoundProps extends RowContext {
  turnos: readonly TodayTurnoFragment[];
  refs: ListRefs;
  none: string;
  isAhead?: boolean;
}

function Found({ turnos, none, refs, ...row }: FoundProps) {
  if (turnos.length === 0) return <p className="quiet">{none}</p>;
  return (
    <People>
      {turnos.map((turno) => (
        <PersonRow key={turno.id} turno={turno} rowRef={refs.cards.ref(turno.id)} withPhone {...row} />
      ))}
    </People>
  );
}
