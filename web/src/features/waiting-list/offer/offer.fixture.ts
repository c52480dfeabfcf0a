import type { OfferFactsFragment } from './offer.generated';

/** An offer for Monday 23 November 2026; the clinic's clock says Saturday the 21st. */
export const anOffer = (facts: Partial<OfferFactsFragment> = {}) => ({
  __typename: 'OfferedSlot',
  id: 'oferta-1',
  outcome: 'pending',
  canAccept: true,
  isWaiting: true,
  firstName: 'Nora',
  patientFirstName: null,
  professionalName: 'Dra. Lucía Fernández',
  specialty: 'Cardiología',
  roomName: 'Consultorio 1',
  fee: 30_000,
  startTime: '2026-11-23T09:30:00-03:00',
  endTime: '2026-11-23T10:00:00-03:00',
  answerUntil: '2026-11-21T14:15:00-03:00',
  givesUp: null,
  appointmentId: null,
  ...facts,
});

export const LATER = {
  __typename: 'GivenUpTurno' as const,
  startTime: '2026-12-01T11:00:00-03:00',
  professionalName: 'Dra. Lucía Fernández',
};
