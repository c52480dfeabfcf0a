import { randomUUID } from 'node:crypto';

import { dateOf } from '../../../domain/clinic-time';
import { toTimestamp } from '../../../domain/epoch-minute';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { invalid } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { instantOf } from '../../../platform/validation/instant';
import { trimmed } from '../../../platform/validation/text';
import { assertMayGetTurno } from '../../patients/assert-may-get-turno';
import { assertDuration, DEFAULT_DURATION_MINUTES } from '../../professionals/appointment-duration';
import { professionalNotFound, readProfessional } from '../../professionals/professional.service';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { clinicSettings } from '../../settings/settings.service';
import { toAppointment } from '../appointment-row';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { getAppointment } from '../appointment.service';
import { assertPatient } from '../book/book-appointment.service';
import { insertAppointment, WITHOUT_BUFFERS } from '../book/book-appointment.sql';
import { keptKind, namedKind, usualTurnoOf, type KindColumns } from '../book/booked-kind';
import { bookedPatient } from '../book/booked-patient';
import { assertSamePatientConfirmed } from '../book/same-patient';
import { APPOINTMENT_RECEIVED, requestTurnoMails } from '../mails/appointment-mails';
import { assertOverbookable, attendedRooms } from './judge-overbooking';
import type { CreateOverbookingInput } from './overbooking.inputs';

/** BAD_REQUEST on roomId without a room; CONFLICT as assertOverbookable. */
export async function createOverbooking(
  ctx: Context,
  input: CreateOverbookingInput,
  key?: string | null,
  confirmedAppointments: readonly string[] | null = null,
): Promise<Appointment> {
  const { professionalId } = input;
  assertCan(canBookFreely(ctx.actor, professionalId));
  assertDuration(input.durationMinutes);
  await assertPatient(ctx, input, { isStaff: true });
  const { timeZone: zone } = await clinicSettings(ctx);
  const start = instantOf('startTime', input.startTime, zone);
  const id = randomUUID();
  return createOnce<Appointment>(ctx, {
    key,
    request: ['createOverbooking', { ...input }],
    id,
    keepsRefusal: true,
    load: (earlier) => getAppointment(ctx, earlier),
    create: async (tx) => {
      const roomId = input.roomId ?? (await roomOf(tx, { professionalId, start, ...(await turnoOf(tx, input)) }));
      await lockOccupancy(ctx, tx, { roomIds: [roomId], professionalIds: [professionalId] });
      const { durationMinutes, kind } = await turnoOf(tx, input);
      await assertOverbookable(ctx, tx, { ...input, id, roomId, start, durationMinutes, zone });
      const { patientId = null } = await bookedPatient(ctx, tx, input);
      const row = await insertAppointment(ctx, tx, input, {
        id,
        patientId,
        professionalId,
        roomId,
        patientUserId: null,
        startsAt: toTimestamp(start),
        durationMinutes,
        isSelfBooked: false,
        seriesId: null,
        ...kind,
        overbookingReason: trimmed(input.reason),
        ...WITHOUT_BUFFERS,
        isImported: false,
        coverage: { given: input.coverage, copiedFrom: null, isPatientKnown: adminMay(ctx.actor, 'appointments') },
      });
      await assertMayGetTurno(ctx, tx, row.patientId, dateOf(row.zone, row.start));
      await assertSamePatientConfirmed(ctx, tx, [{ turno: row }], confirmedAppointments);
      await requestTurnoMails(tx, APPOINTMENT_RECEIVED, [row]);
      return toAppointment(row);
    },
  });
}

/** Stable under the professional's lock. */
async function turnoOf(
  tx: Transaction,
  input: CreateOverbookingInput,
): Promise<{ durationMinutes: number; kind: KindColumns }> {
  const professional = await readProfessional(tx, input.professionalId);
  if (!professional.isPublic) throw professionalNotFound();
  const named = await namedKind(tx, input, { isStaff: true });
  const usual = named?.durationMinutes ?? professional.defaultDurationMinutes ?? DEFAULT_DURATION_MINUTES;
  const durationMinutes = input.durationMinutes ?? usual;
  return { durationMinutes, kind: await keptKind(tx, named, usualTurnoOf(professional), durationMinutes) };
}

/** assertOverbookable checks again, under locks. */
async function roomOf(tx: Transaction, wanted: Parameters<typeof attendedRooms>[1]): Promise<number> {
  const [roomId] = await attendedRooms(tx, wanted);
  if (roomId === undefined) throw invalid('roomId', 'Elegí la sala: a esa hora el profesional no tiene ninguna');
  return roomId;
}
