import { STATUS_WORDS } from '../../domain/appointment-status';
import { granted, named } from '../../platform/access/judged';
import { countReadById } from '../../platform/access/reads-by-id';
import type { Context } from '../../platform/context';
import { BuiltOnce } from '../../platform/database/built-once';
import type { Transaction } from '../../platform/database/database';
import { type AppError, invalid, notFound } from '../../platform/errors/app-error';
import { defineLoader } from '../../platform/loaders';
import { isUuid } from '../../platform/validation/uuid';
import { assertInUse } from '../rooms/room-in-use';
import { Room } from '../rooms/room.entity';
import { APPOINTMENTS, selectAppointments, toAppointment, type AppointmentRow } from './appointment-row';
import type { Appointment } from './appointment.object';
import { canReadAppointment } from './appointment.policy';
import { markFamily } from './family-turnos';
import { addressVersionOf, isReceipt } from './receipt';
import { asBooked, NEW } from './shown-appointment';

/** Contact is masked without canReadAppointment or a receipt. NOT_FOUND; TOO_MANY_REQUESTS for masked reads. */
export async function appointmentOfId(ctx: Context, id: string, receipt?: string | null): Promise<Appointment> {
  const found = await appointmentOrNull(ctx.db, id);
  if (found) await markFamily(ctx, [found]);
  if (found && canReadAppointment(ctx.actor, found)) return toAppointment(found);
  if (found && receipt && (await isReceipt(ctx.db, found.id, receipt))) return granted(toAppointment(found));
  await countReadById(ctx);
  if (!found) throw appointmentNotFound();
  return named(toAppointment(found));
}

/** Repeats a booking's first answer, without its receipt if the address changed. */
export async function getBooked(ctx: Context, id: string): Promise<Appointment> {
  const appointment = await getAppointment(ctx, id);
  const version = await addressVersionOf(ctx.db, id);
  return version === NEW ? asBooked(appointment) : named(appointment);
}

/** NOT_FOUND also for a malformed id. */
export async function getAppointment(ctx: Context, id: string): Promise<Appointment> {
  return toAppointment(await readAppointment(ctx.db, id));
}

export async function readAppointment(
  db: Pick<Transaction, 'manager' | 'select'>,
  id: string,
): Promise<AppointmentRow> {
  const row = await appointmentOrNull(db, id);
  if (!row) throw appointmentNotFound();
  return row;
}

async function appointmentOrNull(db: Pick<Transaction, 'manager' | 'select'>, id: string) {
  if (!isUuid(id)) return null;
  const query = built.query('by id', { id }, () => selectAppointments(db.manager).where('a.id = :id'));
  const [row] = await db.select(APPOINTMENTS, query);
  return row ?? null;
}

const built = new BuiltOnce();

export const appointmentLoader = defineLoader<string, Appointment | null>(async (ctx, ids) => {
  const query = built.query('by ids', { ids }, () => selectAppointments(ctx.db.manager).where('a.id = ANY (:ids)'));
  const rows = await ctx.db.select(APPOINTMENTS, query);
  const byId = new Map(rows.map((row) => [row.id, toAppointment(row)]));
  return ids.map((id) => byId.get(id) ?? null);
});

export function unknownStatus(field: string): AppError {
  return invalid(field, `El estado debe ser uno de: ${STATUS_WORDS.join(', ')}`);
}

/** NOT_FOUND; CONFLICT on roomId when inactive. */
export async function assertRoomInUse(ctx: Context, tx: Transaction, id: number): Promise<void> {
  assertInUse(ctx.actor, (await tx.manager.findOneBy(Room, { id })) ?? undefined, 'roomId');
}

export function appointmentNotFound(): AppError {
  return notFound('El turno no existe');
}
