import { parseInstant, wallTime } from '../../../domain/clinic-time';
import { longDate } from '../../../domain/long-date';
import type { Context } from '../../../platform/context';
import type { Tool } from '../../../platform/mcp/tool';
import { readDocuments } from '../../../platform/rest/documents';
import { amountText } from '../../audit/value-texts';
import { Insurer } from '../../insurers/insurer.entity';
import { clinicSettings } from '../../settings/settings.service';

const document = readDocuments(__dirname, 'appointment.tools.graphql');

interface Answered {
  appointment: {
    professional_name: string;
    specialty: string | null;
    room_name: string;
    start_time: string;
    end_time: string;
    consultation_kind_name: string | null;
    price: string | null;
    patient_name: string;
    contact_name: string | null;
  };
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
      async says(ctx, answer, sent) {
        const { appointment } = answer as unknown as Answered;
        const { professional_name: professional, specialty, room_name: room, contact_name: contact } = appointment;
        const who = specialty ? `${professional} (${specialty})` : professional;
        const whom = contact ? `${appointment.patient_name}, a cargo de ${contact}` : appointment.patient_name;
        const facts = [appointment.consultation_kind_name, await payment(ctx, appointment.price, sent['coverage'])];
        return (
          `Se reserva un turno con ${who} el ${await when(ctx, appointment)}, en ${room}, para ${whom}. ` +
          `${facts.filter(Boolean).join('. ')}.`
        );
      },
    },
  },
  {
    name: 'cancel_appointment',
    document: document('CancelAppointment'),
    write: {
      isDestructive: true,
      async says(ctx, answer) {
        const { appointment } = answer as unknown as Answered;
        const { patient_name: patient, professional_name: professional } = appointment;
        return `Se cancela el turno de ${patient} con ${professional}, el ${await when(ctx, appointment)}. Su horario queda libre para otros.`;
      },
    },
  },
];

/** 'miércoles, 3 de junio de 2026, de 10:30 a 11:00', by the clinic's clock. */
async function when(
  ctx: Context,
  { start_time: from, end_time: until }: Pick<Answered['appointment'], 'start_time' | 'end_time'>,
): Promise<string> {
  const { timeZone } = await clinicSettings(ctx);
  const [start, end] = [parseInstant(from, timeZone)!, parseInstant(until, timeZone)!];
  return `${longDate(timeZone, start)}, de ${wallTime(timeZone, start)} a ${wallTime(timeZone, end)}`;
}

async function payment(ctx: Context, price: string | null, coverage: unknown): Promise<string> {
  const insurerId = (coverage as { insurer_id?: number } | null | undefined)?.insurer_id;
  if (insurerId !== undefined) {
    const insurer = await ctx.db.manager.findOneBy(Insurer, { id: insurerId });
    if (insurer) return `Cobertura: ${insurer.name}`;
  }
  if (coverage != null) return 'Con la cobertura indicada';
  return `Precio: ${price === null ? 'a consultar' : amountText(price, (await clinicSettings(ctx)).currency)}`;
}
