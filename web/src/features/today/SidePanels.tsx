import { Link } from 'react-router-dom';

import { searchedPath } from '../../kit/list/list-url-state';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { absencePath, ownAbsencePath } from '../absences/absences.paths';
import { NewAbsence } from './NewAbsence';
import { Panel } from './Panel';
import { texts } from './texts';
import { Waiting } from './today-styles';
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
}

/** Linked to boards for moving and notifying. */
export function AbsencesPanel({ day: { date, absences, appointments }, isOfAll }: AbsencesProps) {
  const toResolve = (professionalId: number) =>
    appointments.filter(
      ({ professionalId: of, status }) => of === professionalId && (status === 'pending' || status === 'confirmed'),
    ).length;
  return (
    <Panel title={texts.absences.title} count={absences.length} actions={isOfAll && <NewAbsence />}>
      {absences.length === 0 ? (
        <p className="quiet">{isOfAll ? texts.absences.empty : texts.absences.ownEmpty}</p>
      ) : (
        <Waiting>
          {absences.map(({ id, professionalId, professionalName, reason, isAllDay, startTime, endTime }) => (
            <li key={id}>
              <div className="what">
                <Link className="name" to={isOfAll ? absencePath(professionalId, date) : ownAbsencePath(date)}>
                  {professionalName}
                </Link>
                <span className="quiet">
                  {texts.absences.reasons[reason]},{' '}
                  {isAllDay ? texts.absences.allDay : texts.absences.hours(startTime ?? '', endTime ?? '')}
                  {isAllDay &&
                    toResolve(professionalId) > 0 &&
                    ` · ${texts.absences.turnos(toResolve(professionalId))}`}
                </span>
              </div>
            </li>
          ))}
        </Waiting>
      )}
    </Panel>
  );
}
