import { aClinic, aUser, landingAnswers } from '../../../testing/clinic-data';
import type { Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import type { WaitingEntryFragment, WaitingOfferFragment } from './board.generated';

export function anOffer(facts: Partial<WaitingOfferFragment> = {}) {
  return {
    __typename: 'WaitingListOffer' as const,
    id: 'o1',
    professionalName: 'Dra. Sosa',
    roomName: 'Consultorio 1',
    startTime: '2026-11-24T09:30:00-03:00',
    endTime: '2026-11-24T10:00:00-03:00',
    outcome: 'unanswered' as const,
    offeredAt: '2026-11-20T18:05:00-03:00',
    answerUntil: '2026-11-20T22:05:00-03:00',
    answeredAt: null,
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
type Entry = ReturnType<typeof anEntry>;

export function pageOf(entries: readonly Entry[], next: string | null = null) {
  return {
    waitingList: {
      __typename: 'WaitingListEntryConnection',
      edges: entries.map((node) => ({ __typename: 'WaitingListEntryEdge', cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: next !== null, endCursor: next ?? entries.at(-1)?.id ?? null },
    },
  };
}

export const BOARD = '/admin/appointments/waiting-list';

/** The board as staff see it. */
export async function openBoard(entries: Entry[], more: Answers = {}, { role = 'admin' as const, path = BOARD } = {}) {
  localStorage.setItem('token', 'abc');
  const app = await renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser(role) },
    WaitingBoardChoices: {
      allProfessionals: [{ __typename: 'Professional', id: 7, name: 'Dra. Sosa' }],
      allSpecialties: [{ __typename: 'Specialty', id: 1, name: 'Cardiología' }],
    },
    WaitingBoard: pageOf(entries),
    ...more,
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent };
}
