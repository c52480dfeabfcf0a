import type { Transaction } from '../../../platform/database/database';
import { requestMails } from '../../../platform/mail/request-mail';
import { WAITING_LIST_OFFER, WAITING_LIST_OFFER_OVER } from './offer.mail';

export function requestOfferMails(tx: Transaction, offerIds: readonly string[]): Promise<void> {
  return requestMails(tx, WAITING_LIST_OFFER, factsOf(offerIds));
}

export function requestOfferOverMails(tx: Transaction, offerIds: readonly string[]): Promise<void> {
  return requestMails(tx, WAITING_LIST_OFFER_OVER, factsOf(offerIds));
}

const factsOf = (offerIds: readonly string[]) => offerIds.map((offerId) => ({ offerId }));
