import type { Feature } from '../../platform/feature';
import { FOLLOWS_ADDRESS, KEPT_FOR_ADDRESS } from '../accounts/email-links/kept-for-address';
import { ENDS_WITH_ACCOUNT, ROWS_OF_ACCOUNT, STOPS_ATTENDING } from '../accounts/management/rows-of-account';
import { KEPT_FOR_PATIENT } from '../appointments/change/changed-patient';
import { TIME_FREED, TIME_TAKEN_BACK } from '../appointments/change/freed-time';
import { HOLD_BROKEN, HOLD_OWNERS } from '../holds/hold-owners';
import { SPECIALTY_HOLDERS } from '../specialties/held-specialty';
import { AnswerResolver } from './answers/answer.resolver';
import { endEntriesOf, entriesOfAccount } from './entries/end-entries-of';
import { entriesOfAddress } from './entries/entries-of-address';
import { WaitingListEntryEntity } from './entries/entry.entity';
import { WaitingListEntryResolver } from './entries/entry.resolver';
import { entriesFollowAccount, entriesFollowPatient } from './entries/follow-patient';
import { WAITING_LIST_ENDED } from './mails/ended.mail';
import { WAITING_LIST_JOINED } from './mails/joined.mail';
import { WAITING_LIST_NOT_ADDED } from './mails/not-added.mail';
import { WAITING_LIST_OFFER, WAITING_LIST_OFFER_OVER } from './mails/offer.mail';
import { WaitingListSettingsResolver } from './settings/waiting-list-settings.resolver';
import { specialtyWaitedFor } from './specialty-waited-for';
import { withdrawOffersOf } from './removed-professional';
import { withdrawOffers } from './stretches/broken-hold';
import { askedNames } from './stretches/held-for';
import { WaitingListOfferEntity } from './stretches/offer.entity';
import { callOff, openStretch } from './stretches/open-stretch';
import { SETTLE_RESTORED } from './stretches/settle-restored.sql';
import { WaitingListStretch } from './stretches/stretch.entity';
import { PASSED_ENTRIES_ROUND, WAITING_LIST_ROUND } from './stretches/waiting-list-round';

export const waitingList: Feature = {
  name: 'waiting-list',
  scope: 'waiting-list',
  entities: [WaitingListEntryEntity, WaitingListStretch, WaitingListOfferEntity],
  resolvers: [WaitingListSettingsResolver, WaitingListEntryResolver, AnswerResolver],
  mails: [WAITING_LIST_JOINED, WAITING_LIST_NOT_ADDED, WAITING_LIST_ENDED, WAITING_LIST_OFFER, WAITING_LIST_OFFER_OVER],
  rounds: [WAITING_LIST_ROUND, PASSED_ENTRIES_ROUND],
  // Their holds are gone, and who was asked has heard since what became of it.
  afterRestore: [SETTLE_RESTORED],
  extensions: [
    TIME_FREED.with(openStretch),
    TIME_TAKEN_BACK.with(callOff),
    HOLD_OWNERS.with({ purpose: 'waiting_list', namesOf: askedNames }),
    HOLD_BROKEN.with(withdrawOffers),
    ENDS_WITH_ACCOUNT.with(endEntriesOf),
    STOPS_ATTENDING.with(withdrawOffersOf),
    ROWS_OF_ACCOUNT.with(entriesOfAccount),
    SPECIALTY_HOLDERS.with(specialtyWaitedFor),
    FOLLOWS_ADDRESS.with(entriesFollowAccount),
    KEPT_FOR_ADDRESS.with(entriesOfAddress),
    KEPT_FOR_PATIENT.with(entriesFollowPatient),
  ],
};
