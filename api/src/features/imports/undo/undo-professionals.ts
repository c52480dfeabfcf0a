import { In } from 'typeorm';

import type { Transaction } from '../../../platform/database/database';
import { lockRowsOf } from '../../accounts/management/rows-of-account';
import { ApiKey } from '../../api-keys/api-key.entity';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import { recordAudit } from '../../audit/record-audit';
import { AvailabilityEntryEntity } from '../../availability/availability-entry.entity';
import { BookingRulesEntity } from '../../availability/booking-rules/booking-rules.entity';
import { UnavailableDateEntity } from '../../availability/unavailable-date.entity';
import { CalendarFeed } from '../../calendar-feeds/calendar-feed.entity';
import { CopayAmount } from '../../coverage-rules/copays/copay-amount.entity';
import { CoverageRule } from '../../coverage-rules/rules/coverage-rule.entity';
import { deleteProfile } from '../../professionals/keep-profile';
import { Hold } from '../../holds/hold.entity';
import { ConsultationKind } from '../../professionals/kinds/consultation-kind.entity';
import { PROFESSIONAL, ProfessionalEntity } from '../../professionals/professional.entity';
import { RoomBookingEntity } from '../../rentals/room-booking.entity';
import { AppointmentRequest } from '../../requests/request.entity';
import { USER, User } from '../../users/user.entity';
import { removeUser } from '../../users/user.service';
import { WaitingListEntryEntity } from '../../waiting-list/entries/entry.entity';
import { FreedSlot } from '../../waiting-list/freed-slots/freed-slot.entity';
import type { TakeBack } from './take-back';

/** If unchanged, uninvited and without later references. */
export const takeBackProfessionals: TakeBack = async (ctx, tx, rows) => {
  const ids = rows.flatMap(({ professionalId }) => professionalId ?? []);
  const theirs = { where: { id: In(ids) }, order: { id: 'ASC' } } as const;
  // Locks their bookings as patients before the accounts, as account deletion does.
  const known = (await tx.manager.find(ProfessionalEntity, theirs)).flatMap(({ userId }) => userId ?? []);
  const owners = await tx.manager.find(User, { where: { id: In(known) }, order: { id: 'ASC' } });
  await lockRowsOf(ctx, tx, owners, { professionalIds: ids });
  // The lock excludes new waiting-list entries, which lock the profile.
  const profiles = await tx.manager.find(ProfessionalEntity, { ...theirs, lock: { mode: 'pessimistic_write' } });
  const accounts = await tx.manager.find(User, {
    where: { id: In(profiles.flatMap(({ userId }) => userId ?? [])) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const inUse = await usesOf(tx, ids);
  const asPatients = await patientsAmong(tx, accounts);
  const people = profiles.flatMap((profile) => {
    const account = accounts.find(({ id }) => id === profile.userId);
    return account ? [{ profile, account }] : [];
  });
  const touched = rows.flatMap(({ line, professionalId }) => {
    const person = people.find(({ profile }) => profile.id === professionalId);
    const why = (text: string) => [{ line, why: `${person?.account.name ?? 'alguien'} ${text}` }];
    if (!person) return profiles.some(({ id }) => id === professionalId) ? why('ya no atiende en la clínica') : [];
    const use = inUse.find((it) => it.professionalId === professionalId);
    if (use) return why(use.text);
    if (person.profile.overbookingsPerHour > 0) return why('ya admite sobreturnos');
    if (asPatients.has(person.account.id)) return why('ya tiene turnos, solicitudes o lugares en listas de espera');
    if (person.account.emailConfirmed) return why('ya entró en su cuenta');
    if (isInvited(person.account)) return why('ya recibió la invitación');
    return isChanged(person) ? why('cambió') : [];
  });
  if (touched.length > 0) return touched;
  for (const { profile, account } of people) {
    await deleteProfile(tx, profile.id);
    await removeUser(tx, account.id);
    await recordAudit(ctx, tx, { action: 'deleted', entity: PROFESSIONAL, entityId: profile.id, called: account.name });
    await recordAudit(ctx, tx, { action: 'deleted', entity: USER, entityId: account.id });
  }
  return [];
};

/** A deletion would cascade to them silently; see testing/cascades. */
const USES: readonly [entity: new () => { professionalId: number | null }, text: string][] = [
  [AppointmentEntity, 'ya tiene turnos o alquileres'],
  [RoomBookingEntity, 'ya tiene turnos o alquileres'],
  [AvailabilityEntryEntity, 'ya tiene horarios'],
  [UnavailableDateEntity, 'ya tiene horarios'],
  [BookingRulesEntity, 'ya tiene reglas de turnos'],
  [ConsultationKind, 'ya tiene tipos de consulta'],
  [CoverageRule, 'ya tiene reglas de cobertura'],
  [CopayAmount, 'ya tiene copagos'],
  [WaitingListEntryEntity, 'ya tiene lista de espera'],
  [FreedSlot, 'ya tiene horarios ofrecidos'],
  [Hold, 'ya tiene horarios ofrecidos'],
  [AppointmentRequest, 'ya tiene solicitudes'],
  [CalendarFeed, 'ya tiene un enlace de calendario'],
  [ApiKey, 'ya tiene una clave de API'],
];

async function usesOf(
  { manager }: Transaction,
  ids: readonly number[],
): Promise<{ professionalId: number | null; text: string }[]> {
  const uses = [];
  for (const [entity, text] of USES) {
    const query = manager.createQueryBuilder(entity, 'used').select('DISTINCT used.professionalId', 'professionalId');
    const found = await query
      .where('used.professionalId = ANY (:ids)', { ids })
      .getRawMany<{ professionalId: number }>();
    uses.push(...found.map(({ professionalId }) => ({ professionalId, text })));
  }
  return uses;
}

/** Accounts with records as patients, which would be lost or end silently. */
async function patientsAmong({ manager }: Transaction, accounts: readonly User[]): Promise<Set<number | null>> {
  const where = { patientUserId: In(accounts.map(({ id }) => id)) };
  const rows = [];
  for (const entity of [AppointmentEntity, AppointmentRequest, WaitingListEntryEntity]) {
    rows.push(...(await manager.find(entity, { select: { id: true, patientUserId: true }, where })));
  }
  return new Set(rows.map(({ patientUserId }) => patientUserId));
}

function isInvited({ invitedAt, createdAt }: User): boolean {
  return invitedAt?.getTime() !== createdAt.getTime();
}

function isChanged({ profile, account }: { profile: ProfessionalEntity; account: User }): boolean {
  const { version, feeVersion, bioVersion } = profile;
  return [version, feeVersion, bioVersion, account.version].some((one) => one > 1) || account.pictureId !== null;
}
