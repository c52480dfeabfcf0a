import { parseInstant, wallTime } from '../../../domain/clinic-time';
import { longDate } from '../../../domain/long-date';
import type { Context } from '../../../platform/context';
import { invalid, notFound } from '../../../platform/errors/app-error';
import type { Tool } from '../../../platform/mcp/tool';
import { readDocuments } from '../../../platform/rest/documents';
import { clinicSettings } from '../../settings/settings.service';

const document = readDocuments(__dirname, 'appointment.tools.graphql');

interface BookingPreview {
  professional: { name: string; specialty: string | null };
  rooms: readonly { room: { id: number; name: string } }[];
}

interface CancellationPreview {
  appointment: { professional_name: string; start_time: string; patient_name: string } | null;
}

export const appointmentTools: readonly Tool[] = [
  { name: 'list_specialties', document: document('ListSpecialties') },
  { name: 'find_professionals', document: document('FindProfessionals') },
  { name: 'find_insurers', document: document('FindInsurers') },
  { name: 'check_coverage', document: document('CheckCoverage') },
  { name: 'find_slots', document: document('FindSlots') },
  { name: 'get_appointment', document: document('GetAppointment') },
  {
    name: 'book_appointment',
    document: document('BookAppointment'),
    write: {
      isDestructive: false,
      preview: document('BookingPreview'),
      async says(ctx, read, sent) {
        const { professional, rooms } = read as unknown as BookingPreview;
        const room = rooms.find((one) => one.room.id === sent['room_id'])?.room;
        if (!room) throw invalid('room_id', 'Esa sala no existe');
        const { name, specialty } = professional;
        const who = specialty ? `${name} (${specialty})` : name;
        return `Se reserva un turno con ${who} el ${await when(ctx, String(sent['start_time']))}, en ${room.name}, para ${String(sent['patient_name'])}.`;
      },
    },
  },
  {
    name: 'cancel_appointment',
    document: document('CancelAppointment'),
    write: {
      isDestructive: true,
      preview: document('CancellationPreview'),
      async says(ctx, read) {
        const { appointment } = read as unknown as CancellationPreview;
        if (!appointment) throw notFound('El turno no existe');
        const { professional_name: professional, start_time: start, patient_name: patient } = appointment;
        return `Se cancela el turno de ${patient} con ${professional} del ${await when(ctx, start)}. Su horario queda libre para otros.`;
      },
    },
  },
];

/** 'miércoles, 3 de junio de 2026, a las 10:30', by the clinic's clock. */
async function when(ctx: Context, text: string): Promise<string> {
  const { timeZone } = await clinicSettings(ctx);
  const instant = parseInstant(text, timeZone)!;
  return `${longDate(timeZone, instant)}, a las ${wallTime(timeZone, instant)}`;
}
