import { plural } from '../../domain/plural';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { assertConfirmed } from '../../platform/unconfirmed';
import { changeAccount } from '../accounts/keep-account';
import { manageAccount } from '../accounts/management/lock-user';
import { endSessions } from '../accounts/sessions/session.service';
import { ActivityLogEntry } from '../activity/activity-log-entry.entity';
import { removeActivity } from '../activity/remove-activity';
import { toAppointment, type AppointmentRow } from '../appointments/appointment-row';
import { cancelForClinic, comingAppointments, lockComingAppointments } from '../appointments/coming-appointments';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { AvailabilityEntryEntity } from '../availability/availability-entry.entity';
import { removeAvailability } from '../availability/remove-availability';
import { removeFeedsOf } from '../calendar-feeds/calendar-feed.service';
import { removeProfile } from '../professionals/keep-profile';
import { assertExists, lockProfile } from '../professionals/lock-professional';
import { PROFESSIONAL } from '../professionals/professional.entity';
import { canKeepProfessionals } from '../professionals/professional.policy';
import { professionalLoader, professionalNotFound } from '../professionals/professional.service';
import { cancelRentalsForClinic, comingRentals, lockComingRentals } from '../rentals/coming-rentals';
import { toRoomBooking, type RoomBookingRow } from '../rentals/room-booking-row';
import { bookingsText } from '../rooms/held-booking';
import { lockOccupancy } from '../rooms/lock-occupancy';
import { USER, User } from '../users/user.entity';
import { countWaitingFor, endWaitingFor, lockWaitingFor } from '../waiting-list/removed-professional';
import type { DeletedProfessional, ProfessionalRemoval, ReleasedBooking } from './professional-removal.objects';
import { removalSummary } from './removal-summary';

/** NOT_FOUND. */
export async function foreseeRemoval(ctx: Context, id: number): Promise<ProfessionalRemoval> {
  assertCan(canKeepProfessionals(ctx.actor));
  await assertExists(ctx, id);
  const { manager } = ctx.db;
  const [appointments, rentals, waitingListEntries, availability, activityLogs] = await Promise.all([
    comingAppointments(ctx, ctx.db, id),
    comingRentals(ctx, ctx.db, id),
    countWaitingFor(ctx.db, id),
    manager.countBy(AvailabilityEntryEntity, { professionalId: id }),
    manager.countBy(ActivityLogEntry, { professionalId: id }),
  ]);
  return {
    relatedData: {
      appointments: appointments.length,
      waitingListEntries,
      availability,
      roomBookings: rentals.length,
      activityLogs,
    },
    bookings: releasedBy({ appointments, rentals }),
  };
}

/**
 * Also ends what belongs to the professional (ADR 28), with mails. The account becomes a patient's. `confirmed`: ids of
 * seen bookings; null: all. NOT_FOUND; CONFLICT with all bookings when others came up.
 */
export async function deleteProfessional(
  ctx: Context,
  id: number,
  confirmed?: readonly string[] | null,
): Promise<DeletedProfessional> {
  assertCan(canKeepProfessionals(ctx.actor));
  const known = await professionalLoader(ctx).load(id);
  if (!known) throw professionalNotFound();
  return manageAccount(ctx, known.userId, async (tx) => {
    const waiting = await lockWaitingFor(tx, id);
    const locked = {
      appointments: await lockComingAppointments(ctx, tx, id),
      rentals: await lockComingRentals(ctx, tx, id),
    };
    const roomIds = [...locked.appointments, ...locked.rentals].map(({ roomId }) => roomId);
    await lockOccupancy(ctx, tx, {
      roomIds: [...roomIds, ...waiting.roomIds],
      professionalIds: [id, ...waiting.professionalIds],
    });
    const account = await tx.manager.findOne(User, {
      where: { id: known.userId },
      lock: { mode: 'for_no_key_update' },
    });
    await lockProfile(tx, id);
    if (!account) throw professionalNotFound();
    const released = { appointments: await comingAppointments(ctx, tx, id), rentals: await comingRentals(ctx, tx, id) };
    assertForeseen(ctx, releasedBy(released), releasedBy(locked), confirmed);

    await cancelForClinic(ctx, tx, released.appointments);
    await cancelRentalsForClinic(ctx, tx, released.rentals);
    const relatedDataDeleted = {
      appointments: released.appointments.length,
      waitingListEntries: await endWaitingFor(ctx, tx, id),
      availability: await removeAvailability(tx, id),
      roomBookings: released.rentals.length,
      activityLogs: await removeActivity(tx, id),
    };
    await removeFeedsOf(tx, id);
    await removeProfile(tx, id, account.name);
    await recordAudit(ctx, tx, { action: 'deleted', entity: PROFESSIONAL, entityId: id, called: account.name });
    if (account.role === 'professional') await makePatient(ctx, tx, account);
    return { relatedDataDeleted, summary: removalSummary(relatedDataDeleted) };
  });
}

/** Bookings made after the locking aren't locked, so they fail even if confirmed. */
function assertForeseen(
  ctx: Context,
  released: ReleasedBooking[],
  locked: ReleasedBooking[],
  confirmed: readonly string[] | null | undefined,
): void {
  const lockedIds = locked.map(({ id }) => id);
  const known = confirmed == null ? lockedIds : confirmed.filter((id) => lockedIds.includes(id));
  const text = plural(released.length, 'se cancelaría', 'se cancelarían');
  assertConfirmed(ctx, released, known, `${bookingsText(released)} ${text}. Revisá la lista y confirmá para eliminar`);
}

async function makePatient(ctx: Context, tx: Transaction, account: User): Promise<void> {
  const { id, name } = account;
  const changes = changesBetween(USER, account, { role: 'user' });
  await changeAccount(tx, account, { role: 'user' });
  await endSessions(tx, id);
  await recordAudit(ctx, tx, { action: 'updated', entity: USER, entityId: id, called: name, changes });
}

interface Bookings {
  appointments: readonly AppointmentRow[];
  rentals: readonly RoomBookingRow[];
}

function releasedBy({ appointments, rentals }: Bookings): ReleasedBooking[] {
  const turnos = appointments.map((row) => {
    const { date, startTime, endTime, patientName } = toAppointment(row);
    const end = row.start + row.durationMinutes;
    const times = { date, startTime: timeOf(startTime), endTime: timeOf(endTime) };
    return { start: row.start, booking: { ...released('appointment', { ...row, end }), ...times, patientName } };
  });
  const rented = rentals.map((row) => {
    const { date, startTime, endTime } = toRoomBooking(row);
    return { start: row.start, booking: { ...released('rental', row), date, startTime, endTime, patientName: null } };
  });
  return [...turnos, ...rented].toSorted((a, b) => a.start - b.start).map(({ booking }) => booking);
}

function released(
  kind: ReleasedBooking['kind'],
  { id, start, end, roomName }: Pick<RoomBookingRow, 'id' | 'start' | 'end' | 'roomName'>,
) {
  return { id: `${id}/${start}-${end}`, bookingId: id, kind, roomName };
}

const timeOf = (instant: string): string => instant.slice(11, 16);
