import { counted } from '../../domain/counted';
import { reasonAgainst } from '../../domain/no-slots';
import type { Schedule } from '../../domain/slots';
import { AppError } from '../../platform/errors/app-error';
import { takenError } from '../../platform/errors/database-error';

/** CONFLICT with the online-booking rule that excludes this start. */
export function refusedOnline(schedule: Schedule, start: number): AppError {
  const ruleShown = schedule.online && ruleText(schedule, schedule.online, start);
  return ruleShown ? new AppError('CONFLICT', ruleShown, { field: 'startTime' }) : takenError();
}

const INSTEAD = 'Elegí otro horario o comunicate con la clínica';

function ruleText(schedule: Schedule, { present, horizonDays, isDeskOnly }: Online, start: number): string | null {
  switch (reasonAgainst(schedule, start)) {
    case 'needs_notice':
      return `Este turno se reserva en línea con al menos ${hoursText(schedule.earliestStart - present)} de anticipación. ${INSTEAD}`;
    case 'beyond_horizon':
      return `Este turno se reserva en línea con ${counted(horizonDays ?? 0, 'día', 'días')} de anticipación como máximo. ${INSTEAD}`;
    case 'by_phone':
      return isDeskOnly === true
        ? 'Los turnos con este profesional se piden en la clínica. Comunicate para reservar'
        : `Los lugares que quedan en ese horario se dan solo por teléfono. ${INSTEAD}`;
    default:
      return null;
  }
}

const hoursText = (minutes: number): string => counted(minutes / 60, 'hora', 'horas');

type Online = NonNullable<Schedule['online']>;
