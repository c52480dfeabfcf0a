import { Link } from 'react-router-dom';

import { isExpected } from '../../clinic/appointment/appointment-status';
import { searchedPath } from '../../kit/list/list-url-state';
import { dayAndMonth } from '../../kit/time/wall-time';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { absencePath, ownAbsencePath } from '../absences/absences.paths';
import { NewAbsence } from './NewAbsence';
import { Panel } from './Panel';
import { texts } from './texts';
import { Waiting } from './today-styles';
import { useNextAbsences } from './useStaffOfDay';
import type { Day } from './useToday';

const SHOWN_FIRST = 2;

interface RequestsProps {
  requests: NonNullable<Day['requests']>;
  path: string;
}

/** Count, and the longest wait. */
export function RequestsPanel({ requests: { count, items }, path }: RequestsProps) {
  return (
    <Panel
      title={texts.requests.title}
      count={count}
      actions={
        count > 0 && (
          <ButtonLink variant="text" size="small" to={path}>
            {texts.requests.open}
          </ButtonLink>
        )
      }
    >
      {count === 0 ? (
        <p className="quiet">{texts.requests.empty}</p>
      ) : (
        <ul className="quiet">
          {items.slice(0, SHOWN_FIRST).map(({ id, number, patientName, specialtyName }) => (
            <li key={id}>
              <Link className="name" to={searchedPath(path, String(number))}>
                {patientName}
              </Link>{' '}
              · {texts.requests.facts(specialtyName, number)}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface AbsencesProps {
  day: Day;
  /** All professionals', not only the user's. */
  isOfAll: boolean;
  /** Undefined while unknown. */
  isClosed: boolean | undefined;
}

/** Linked to boards for moving and notifying; also of the next day while the page lists it. */
export function AbsencesPanel({ day, isOfAll, isClosed }: AbsencesProps) {
  const { date, absences, appointments, nextDay } = day;
  const left = appointments.filter(({ status }) => isExpected(status));
  const next = useNextAbsences(day, isOfAll && left.length === 0);
  const pathOf = (professionalId: number, on: string) =>
    isOfAll ? absencePath(professionalId, on) : ownAbsencePath(on);
  const open = isOfAll ? texts.absences.empty : texts.absences.ownEmpty;
  const empty = isClosed === undefined ? ' ' : isClosed ? texts.closed : open;
  return (
    <Panel title={texts.absences.title} count={absences.length} actions={isOfAll && <NewAbsence />}>
      {absences.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <Absences
          absences={absences}
          pathOf={(professionalId) => pathOf(professionalId, date)}
          toResolve={(professionalId) => left.filter((turno) => turno.professionalId === professionalId).length}
        />
      )}
      {nextDay && next.length > 0 && (
        <>
          <h4>{texts.absences.ofDay(dayAndMonth(nextDay.date).toLowerCase())}</h4>
          <Absences
            absences={next}
            pathOf={(professionalId) => pathOf(professionalId, nextDay.date)}
            toResolve={(professionalId) =>
              nextDay.appointments.filter(
                (turno) => isExpected(turno.status) && turno.professionalId === professionalId,
              ).length
            }
          />
        </>
      )}
    </Panel>
  );
}

interface ListProps {
  absences: readonly Pick<
    Day['absences'][number],
    'id' | 'professionalId' | 'professionalName' | 'reason' | 'isAllDay' | 'startTime' | 'endTime'
  >[];
  pathOf: (professionalId: number) => string;
  /** Number of the professional's turnos of the day. */
  toResolve: (professionalId: number) => number;
}

function Absences({ absences, pathOf, toResolve }: ListProps) {
  return (
    <Waiting>
      {absences.map(({ id, professionalId, professionalName, reason, isAllDay, startTime, endTime }) => (
        <li key={id}>
          <div className="what">
            <Link className="name" to={pathOf(professionalId)}>
              {professionalName}
            </Link>
            <span className="quiet">
              {texts.absences.reasons[reason]},{' '}
              {isAllDay ? texts.absences.allDay : texts.absences.hours(startTime ?? '', endTime ?? '')}
              {isAllDay && toResolve(professionalId) > 0 && ` · ${texts.absences.turnos(toResolve(professionalId))}`}
            </span>
          </div>
        </li>
      ))}
    </Waiting>
  );
}
