import { UNAVAILABLE_REASONS } from '../../../clinic/hours/unavailable-reason';
import type { AgendaAppointmentFragment } from '../agenda.generated';
import type { AgendaColumns } from '../agenda.paths';
import type { AgendaDay } from '../useAgendaDay';
import { texts } from '../texts';

export interface Sheet {
  id: number;
  title: string;
  /** Hours, absences and rentals. */
  facts: string[];
  turnos: AgendaAppointmentFragment[];
}

const { print } = texts;
const hoursText = (hours: readonly { startTime: string; endTime: string }[]) =>
  hours.map(({ startTime, endTime }) => `${startTime} - ${endTime}`).join(', ');

/** In display order. Excludes cancelled ones and no-shows. */
export function daySheets(day: AgendaDay, by: AgendaColumns): Sheet[] {
  const standing = day.appointments.filter(({ status }) => status !== 'cancelled' && status !== 'no_show');
  const sheets = by === 'sala' ? day.rooms.map((room) => ofRoom(room, day)) : day.professionals.map(ofProfessional);
  const keyOf = (it: AgendaAppointmentFragment) => (by === 'sala' ? it.roomId : it.professionalId);
  return sheets
    .map((sheet) => ({ ...sheet, turnos: standing.filter((it) => keyOf(it) === sheet.id) }))
    .filter(({ turnos }) => turnos.length > 0);
}

function ofProfessional({ id, name, specialtyName, hours, absences }: AgendaDay['professionals'][number]) {
  return {
    id,
    title: specialtyName ? `${name} · ${specialtyName}` : name,
    facts: [
      ...(hours.length > 0 ? [print.hours(hoursText(hours))] : []),
      ...absences.map(({ isAllDay, startTime, endTime, reason }) =>
        print.absent(isAllDay ? print.allDay : `${startTime} - ${endTime}`, UNAVAILABLE_REASONS[reason]),
      ),
    ],
  };
}

function ofRoom({ id, name, hours }: AgendaDay['rooms'][number], { rentals }: AgendaDay) {
  return {
    id,
    title: name,
    facts: [
      ...(hours.length > 0 ? [print.open(hoursText(hours))] : []),
      ...rentals
        .filter(({ roomId }) => roomId === id)
        .map((rental) => print.rented(hoursText([rental]), rental.professionalName)),
    ],
  };
}
