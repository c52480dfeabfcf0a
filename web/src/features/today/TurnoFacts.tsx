import { clockTime, dayOf, nearDate } from '../../kit/time/wall-time';
import type { TodayTurnoFragment } from './today.generated';

interface Props {
  turno: TodayTurnoFragment;
  today: string;
  withProfessional: boolean;
}

/** Whose turno it is, and when: "hoy 09:30 · Dra. Lucía Fernández". */
export function TurnoFacts({ turno, today, withProfessional }: Props) {
  return (
    <div className="what">
      <strong>{turno.patientName}</strong>
      <span className="quiet">
        {whenOf(turno, today)}
        {withProfessional && ` · ${turno.professionalName}`}
      </span>
    </div>
  );
}

/** "hoy 09:30", "lun, 23 nov 09:30" */
export function whenOf({ startTime }: Pick<TodayTurnoFragment, 'startTime'>, today: string): string {
  return `${nearDate(dayOf(startTime), today)} ${clockTime(startTime)}`;
}
