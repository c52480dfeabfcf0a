import { In } from 'typeorm';

import { counted, enumerated } from '../../domain/counted';
import { plural } from '../../domain/plural';
import type { Transaction } from '../../platform/database/database';
import type { Feature } from '../../platform/feature';
import { isUuid } from '../../platform/validation/uuid';
import { FOLLOWS_ADDRESS, KEPT_FOR_ADDRESS, type KeptForAddress } from '../accounts/email-links/kept-for-address';
import {
  ENDS_WITH_ACCOUNT,
  ROWS_OF_ACCOUNT,
  rowsOfPatient,
  STOPS_ATTENDING,
  type EndsWithAccount,
  type RowsOfAccount,
} from '../accounts/management/rows-of-account';
import { KEPT_FOR_PATIENT } from '../appointments/change/changed-patient';
import { TIME_FREED, TIME_TAKEN_BACK } from '../appointments/change/freed-time';
import { HOLD_BROKEN, HOLD_OWNERS, type HoldBroken } from '../holds/hold-owners';
import { ROWS_OF_PATIENTS } from '../patients/erasure/rows-of-patients';
import { SPECIALTY_HOLDERS, type HoldsSpecialty } from '../specialties/held-specialty';
import { AnswerResolver } from './answers/answer.resolver';
import { END_NOTES, endEntry } from './entries/end-entry';
import { WaitingListEntryEntity } from './entries/entry.entity';
import { WaitingListEntryResolver } from './entries/entry.resolver';
import { entriesOfPatients } from './entries/erased-patients';
import { entriesFollowAccount, entriesFollowPatient } from './entries/follow-patient';
import { WAITING_LIST_ENDED } from './mails/ended.mail';
import { WAITING_LIST_JOINED } from './mails/joined.mail';
import { WAITING_LIST_NOT_ADDED } from './mails/not-added.mail';
import { WAITING_LIST_OFFER, WAITING_LIST_OFFER_OVER } from './mails/offer.mail';
import { WaitingListSettingsEntity } from './settings/waiting-list-settings.entity';
import { WaitingListSettingsResolver } from './settings/waiting-list-settings.resolver';
import { withdrawOffersOf } from './removed-professional';
import { WaitingListOfferEntity } from './freed-slots/offer.entity';
import { callOff, offerFreedTime } from './freed-slots/offer-freed-time';
import { SETTLE_RESTORED } from './freed-slots/settle-restored.sql';
import { freedSlotsOfferedTo, timeOf } from './freed-slots/freed-slot-rows';
import { FreedSlot } from './freed-slots/freed-slot.entity';
import { PASSED_ENTRIES_ROUND, WAITING_LIST_ROUND } from './freed-slots/waiting-list-round';
import { withdraw } from './freed-slots/withdraw';

const withdrawOffers: HoldBroken = async (ctx, tx, { hold: { purpose, ownerId } }) => {
  if (purpose !== 'waiting_list' || !isUuid(ownerId)) return;
  const freedSlot = await tx.manager.findOneBy(FreedSlot, { id: ownerId, outcome: 'open' });
  if (freedSlot) await withdraw(ctx, tx, freedSlot);
};

const specialtyWaitedFor: HoldsSpecialty = async (tx, specialtyId) => {
  const count = await tx.manager.countBy(WaitingListEntryEntity, { specialtyId, status: 'active' });
  if (count === 0) return null;
  const who = counted(count, 'persona', 'personas');
  const remove = plural(count, 'Sacala', 'Sacalas');
  return `La especialidad tiene ${who} en la lista de espera. ${remove} de ahí, o desactivá la especialidad`;
};

const entriesOfAddress: KeptForAddress = {
  async bring(tx, { id, email }) {
    const link = tx.manager.createQueryBuilder().update(WaitingListEntryEntity).set({ patientUserId: id });
    await link.where(UNLINKED, { email }).execute();
  },

  isWaiting(db, email) {
    return db.manager.createQueryBuilder(WaitingListEntryEntity, 'entry').where(UNLINKED, { email }).getExists();
  },
};

const UNLINKED = 'patient_user_id IS NULL AND lower(patient_email) = lower(:email)';

const entriesOfAccount: RowsOfAccount = {
  ...rowsOfPatient(WaitingListEntryEntity),

  async timeOf(tx, userId) {
    return timeOf(await freedSlotsOfferedTo(tx, await activeIds(tx, userId)));
  },
};

const endEntriesOf: EndsWithAccount = async (ctx, tx, userId) => {
  for (const id of await activeIds(tx, userId))
    await endEntry(ctx, tx, id, { reason: 'removed', note: END_NOTES.accountDeleted });
};

async function activeIds(tx: Transaction, patientUserId: number): Promise<string[]> {
  const entries = await tx.manager.find(WaitingListEntryEntity, {
    select: { id: true },
    where: { patientUserId, status: 'active' },
    order: { id: 'ASC' },
  });
  return entries.map(({ id }) => id);
}

export const waitingList: Feature = {
  name: 'waiting-list',
  scope: 'waiting-list',
  entities: [WaitingListEntryEntity, FreedSlot, WaitingListOfferEntity, WaitingListSettingsEntity],
  resolvers: [WaitingListSettingsResolver, WaitingListEntryResolver, AnswerResolver],
  mails: [WAITING_LIST_JOINED, WAITING_LIST_NOT_ADDED, WAITING_LIST_ENDED, WAITING_LIST_OFFER, WAITING_LIST_OFFER_OVER],
  rounds: [WAITING_LIST_ROUND, PASSED_ENTRIES_ROUND],
  // Restoring removes their holds, and people asked were notified since.
  settleOnRestore: [SETTLE_RESTORED],
  extensions: [
    TIME_FREED.with(offerFreedTime),
    TIME_TAKEN_BACK.with(callOff),
    HOLD_OWNERS.with({ purpose: 'waiting_list', namesOf: askedNames }),
    HOLD_BROKEN.with(withdrawOffers),
    ENDS_WITH_ACCOUNT.with(endEntriesOf),
    STOPS_ATTENDING.with(withdrawOffersOf),
    ROWS_OF_ACCOUNT.with(entriesOfAccount),
    ROWS_OF_PATIENTS.with(entriesOfPatients),
    SPECIALTY_HOLDERS.with(specialtyWaitedFor),
    FOLLOWS_ADDRESS.with(entriesFollowAccount),
    KEPT_FOR_ADDRESS.with(entriesOfAddress),
    KEPT_FOR_PATIENT.with(entriesFollowPatient),
  ],
};

/** Patients by freed slot: 'Ana Paz, Eva Ruiz y Juan Gil'. */
async function askedNames(
  { manager }: Pick<Transaction, 'manager'>,
  freedSlotIds: readonly string[],
): Promise<Map<string, string>> {
  const open = await manager.findBy(WaitingListOfferEntity, {
    freedSlotId: In(freedSlotIds.filter(isUuid)),
    outcome: 'pending',
  });
  const entries = await manager.find(WaitingListEntryEntity, {
    where: { id: In(open.map(({ entryId }) => entryId)) },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const names = new Map<string, string[]>();
  for (const { id, patientName } of entries) {
    // An entry has at most one open offer.
    const { freedSlotId } = open.find(({ entryId }) => entryId === id)!;
    names.set(freedSlotId, [...(names.get(freedSlotId) ?? []), patientName]);
  }
  return new Map([...names].map(([id, all]) => [id, enumerated(all)]));
}
