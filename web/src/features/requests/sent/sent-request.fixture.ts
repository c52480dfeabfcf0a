import { aClinic } from '../../../testing/clinic-data';
import type { SentRequestQuery } from './sent-request.generated';

export const SENT_ID = '3d2b8f54-6f1e-4c0a-9b7e-0c5a1f2e3d4c';

/** A visitor's request for cardiology. */
export function sentRequestAnswer(facts: Partial<SentRequestQuery['sentRequest']> = {}) {
  return {
    clinic: aClinic(),
    sentRequest: {
      __typename: 'SentRequest',
      id: SENT_ID,
      number: 1042,
      specialtyId: 1,
      specialtyName: 'Cardiología',
      status: 'pending',
      createdAt: '2026-11-20T18:05:00-03:00',
      withdrawnAt: null,
      patientName: 'Nora Ñandú',
      patientEmail: 'nora@correo.example',
      contactName: null,
      coverage: null,
      patientPhone: '+54 11 2345 6789',
      preferredDate: '2026-11-24',
      preferredTime: '09:30',
      answerCount: 3,
      isMasked: false,
      isOwn: false,
      ...facts,
    },
  };
}
