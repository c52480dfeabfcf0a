import { within, screen } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import type { Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { Entry } from './board';

export const aBoard = (entries: readonly Entry[]) => ({
  __typename: 'AbsenceBoard',
  id: '1:2026-11-21',
  date: '2026-11-21',
  professional: { __typename: 'Professional', id: 1, name: 'Dra. Lucía Fernández', specialtyName: 'Cardiología' },
  absences: [{ __typename: 'UnavailableDate', id: 1, isAllDay: true, startTime: null, endTime: null }],
  entries,
});

/** The board of these entries; `change` is what the server knows from then on. */
export async function openBoard(first: readonly Entry[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let entries = first;
  const app = await renderApp('/admin/absences/1/2026-11-21', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    AbsenceBoard: () => ({ clinic: aClinic(), absenceBoard: aBoard(entries) }),
    ...more,
  });
  await screen.findByRole('heading', { name: 'Ausencia de Dra. Lucía Fernández' });
  return {
    ...app,
    change: (next: readonly Entry[]) => {
      entries = next;
    },
  };
}

export const rowOf = async (patient: string) => {
  const header = await screen.findByRole('rowheader', { name: new RegExp(`^${patient}`) });
  return within(header.closest('tr')!);
};
