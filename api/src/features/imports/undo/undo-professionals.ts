import { In } from 'typeorm';

import { lockRowsOf } from '../../accounts/management/rows-of-account';
import { ApiKey } from '../../api-keys/api-key.entity';
import { AppointmentEntity } from '../../appointments/appointment.entity';
import { recordAudit } from '../../audit/record-audit';
import { AvailabilityEntryEntity } from '../../availability/availability-entry.entity';
import { UnavailableDateEntity } from '../../availability/unavailable-date.entity';
import { deleteProfile } from '../../professionals/keep-profile';
import { PROFESSIONAL, ProfessionalEntity } from '../../professionals/professional.entity';
import { RoomBookingEntity } from '../../rentals/room-booking.entity';
import { lockOccupancy } from '../../rooms/lock-occupancy';
import { USER, User } from '../../users/user.entity';
import { removeUser } from '../../users/user.service';
import type { TakeBack } from './take-back';

/** Those that are unchanged and uninvited, and have no hours, turnos and rentals. */
export const takeBackProfessionals: TakeBack = async (ctx, tx, rows) => {
  const ids = rows.flatMap(({ professionalId }) => professionalId ?? []);
  const theirs = { where: { id: In(ids) }, order: { id: 'ASC' } } as const;
  // What they have booked as patients comes before their accounts, as when one is deleted.
  for (const { userId } of await tx.manager.find(ProfessionalEntity, theirs)) {
    if (userId !== null) await lockRowsOf(tx, userId);
  }
  await lockOccupancy(ctx, tx, { professionalIds: ids });
  const profiles = await tx.manager.find(ProfessionalEntity, theirs);
  const accounts = await tx.manager.find(User, {
    where: { id: In(profiles.flatMap(({ userId }) => userId ?? [])) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const ofThem = { select: { id: true, professionalId: true }, where: { professionalId: In(ids) } } as const;
  const attending = [
    ...(await tx.manager.find(AvailabilityEntryEntity, ofThem)),
    ...(await tx.manager.find(UnavailableDateEntity, ofThem)),
  ];
  const booked = [
    ...(await tx.manager.find(AppointmentEntity, ofThem)),
    ...(await tx.manager.find(RoomBookingEntity, ofThem)),
  ];
  const keyed = await tx.manager.find(ApiKey, ofThem);
  const people = profiles.flatMap((profile) => {
    const account = accounts.find(({ id }) => id === profile.userId);
    return account ? [{ profile, account }] : [];
  });
  const touched = rows.flatMap(({ line, professionalId }) => {
    const person = people.find(({ profile }) => profile.id === professionalId);
    const why = (text: string) => [{ line, why: `${person?.account.name ?? 'alguien'} ${text}` }];
    if (!person) return profiles.some(({ id }) => id === professionalId) ? why('ya no atiende en la clínica') : [];
    if (booked.some((it) => it.professionalId === professionalId)) return why('ya tiene turnos o alquileres');
    if (attending.some((it) => it.professionalId === professionalId)) return why('ya tiene horarios');
    if (keyed.some((it) => it.professionalId === professionalId)) return why('ya tiene una clave de API');
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

/** Since it was made. */
function isInvited({ invitedAt, createdAt }: User): boolean {
  return invitedAt?.getTime() !== createdAt.getTime();
}

function isChanged({ profile, account }: { profile: ProfessionalEntity; account: User }): boolean {
  const { version, feeVersion, bioVersion } = profile;
  return [version, feeVersion, bioVersion, account.version].some((one) => one > 1) || account.pictureId !== null;
}
