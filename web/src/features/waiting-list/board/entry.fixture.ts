import type { WaitingEntryFragment, WaitingOfferFragment } from './board.generated';

export function anOffer(facts: Partial<WaitingOfferFragment> = {}) {
  return {
    __typename: 'WaitingListOffer' as const,
    id: 'o1',
    professionalName: 'Dra. Sosa',
    roomName: 'Consultorio 1',
    startTime: '2026-11-24T09:30:00-03:00',
    endTime: '2026-11-24T10:00:00-03:00',
    outcome: 'unanswered' as WaitingOfferFragment['outcome'],
    answerUntil: '2026-11-20T22:05:00-03:00',
    ...facts,
  };
}

export function anEntry(facts: Partial<WaitingEntryFragment> = {}) {
  return {
    __typename: 'WaitingListEntry',
    id: 'e1',
    version: 1,
    waitsFor: 'Cardiología',
    professionalId: null,
    specialtyId: 1,
    patientName: 'Nora Ñandú',
    patientEmail: 'nora@correo.example',
    patientPhone: null,
    contactName: null,
    coverage: null,
    hours: [
      { __typename: 'WaitingListHours', weekday: 1, startTime: '09:00', endTime: '12:00' },
      { __typename: 'WaitingListHours', weekday: 3, startTime: '09:00', endTime: '12:00' },
    ],
    fromDate: '2026-11-20',
    untilDate: '2026-12-04',
    noticeHours: 2,
    isUrgent: false,
    urgentReason: null,
    keptAppointment: null,
    status: 'active',
    endReason: null,
    endNote: null,
    endedAt: null,
    createdAt: '2026-11-20T18:05:00-03:00',
    offers: [],
    ...facts,
  };
}
export type Entry = ReturnType<typeof anEntry>;

export function pageOf(entries: readonly Entry[], next: string | null = null, isNear = false) {
  return {
    waitingList: {
      __typename: 'WaitingListEntryConnection',
      edges: entries.map((node) => ({ __typename: 'WaitingListEntryEdge', cursor: node.id, node })),
      isNear,
      pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next ?? entries.at(-1)?.id ?? null },
    },
  };
}
