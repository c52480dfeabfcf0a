import { aClinic, aUser, landingAnswers } from '../../../testing/clinic-data';
import type { Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { pageOf, type Entry } from './entry.fixture';

export const BOARD = '/admin/appointments/waiting-list';

export function openBoard(
  entries: Entry[],
  more: Answers = {},
  { role = 'admin', path = BOARD }: { role?: 'admin' | 'professional'; path?: string } = {},
) {
  localStorage.setItem('token', 'abc');
  return renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser(role) },
    WaitingBoardChoices: {
      allProfessionals: [{ __typename: 'Professional', id: 7, name: 'Dra. Sosa' }],
      allSpecialties: [{ __typename: 'Specialty', id: 1, name: 'Cardiología' }],
    },
    AttendedWeekdays: { waitingListWeekdays: [1, 3] },
    WaitingBoard: pageOf(entries),
    ...more,
  });
}
