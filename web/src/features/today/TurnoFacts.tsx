import { Link } from 'react-router-dom';

import { aboutPatient } from '../../clinic/appointment/about-patient';
import { clockTime, dayOf, nearDate } from '../../kit/time/wall-time';
import type { TodayTurnoFragment } from './today.generated';

export interface FactsContext {
  today: string;
  withProfessional: boolean;
  /** In the calendar. Without it, the name is text. */
  pathOf?: ((turno: Pick<TodayTurnoFragment, 'startTime'>) => string) | undefined;
}

interface Props extends FactsContext {
  turno: TodayTurnoFragment;
}

/** Patient and time: "hoy 09:30 · Dra. Lucía Fernández". */
export function TurnoFacts({ turno, today, withProfessional, pathOf }: Props) {
  const about = aboutPatient(turno);
  return (
    <div className="what">
      {pathOf ? <TurnoLink turno={turno} pathOf={pathOf} /> : <strong>{turno.patientName}</strong>}
      <span className="quiet">
        {whenOf(turno, today)}
        {withProfessional && ` · ${turno.professionalName}`}
        {about !== null && ` · ${about}`}
      </span>
    </div>
  );
}

interface TurnoLinkProps {
  id?: string;
  turno: Pick<TodayTurnoFragment, 'id' | 'patientName' | 'startTime'>;
  pathOf: NonNullable<FactsContext['pathOf']>;
}

/** Opens the turno in the calendar. */
export function TurnoLink({ id, turno, pathOf }: TurnoLinkProps) {
  return (
    <Link id={id} className="name" to={pathOf(turno)} state={{ appointmentId: turno.id }}>
      {turno.patientName}
    </Link>
  );
}

/** "hoy 09:30", "lun, 23 nov 09:30" */
export function whenOf({ startTime }: Pick<TodayTurnoFragment, 'startTime'>, today: string): string {
  return `${nearDate(dayOf(startTime), today)} ${clockTime(startTime)}`;
}
