import { aboutPatient } from '../../clinic/patient/about-patient';
import { clockTime, dayOf, nearDate } from '../../kit/time/wall-time';
import type { TodayTurnoFragment } from './today.generated';

interface Props {
  turno: TodayTurnoFragment;
  today: string;
  withProfessional: boolean;
}

/** Patient and time: "hoy 09:30 · Dra. Lucía Fernández". */
export function TurnoFacts({ turno, today, withProfessional }: Props) {
  const about = aboutPatient(turno);
  return (
    <div className="what">
      <strong>{turno.patientName}</strong>
      <span className="quiet">
        {whenOf(turno, today)}
        {withProfessional && ` · ${turno.professionalName}`}
        {about !== null && ` · ${about}`}
      </span>
    </div>
  );
}

/** "hoy 09:30", "lun, 23 nov 09:30" */
export function whenOf({ startTime }: Pick<TodayTurnoFragment, 'startTime'>, today: string): string {
  return `${nearDate(dayOf(startTime), today)} ${clockTime(startTime)}`;
}
