import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { aTurno, calendarAnswers, type Turno } from '../../../testing/calendar-data';
import type { Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

export const MONDAY = aTurno();
const CONFIRMED = aTurno({
  id: 'turno-2',
  status: 'confirmed',
  patientName: 'Omar Paz',
  patientPhone: null,
  patientBirthDate: null as string | null,
  contactName: null as string | null,
  notes: null,
  startTime: '2026-11-23T08:00:00-03:00',
  endTime: '2026-11-23T08:30:00-03:00',
});
const OF_PABLO = aTurno({
  id: 'turno-3',
  status: 'completed',
  patientName: 'Pía Luna',
  professionalId: 5,
  professionalName: 'Dr. Pablo Ruiz',
  specialty: null,
  startTime: '2026-11-10T10:00:00-03:00',
  endTime: '2026-11-10T10:30:00-03:00',
});
const CANCELLED = aTurno({
  id: 'turno-4',
  status: 'cancelled',
  patientName: 'Quique Sol',
  startTime: '2026-11-24T10:00:00-03:00',
  endTime: '2026-11-24T10:30:00-03:00',
  viewerCan: { setStatus: true, move: false },
});
export const ALL = [MONDAY, CONFIRMED, OF_PABLO, CANCELLED];

/** Opens the viewer's calendar, with these turnos in the clinic. */
export async function openCalendar(
  path: string,
  items: readonly Turno[] = ALL,
  { role = 'professional' as 'professional' | 'admin', more = {} as Answers } = {},
) {
  const clinic = calendarAnswers(role, items, more);
  return { ...(await renderApp(path, clinic.answers)), ...clinic };
}
export const day = (name: RegExp) => screen.findByRole('button', { name });
export const card = (name: string) => screen.findByRole('article', { name });
export const cards = () =>
  screen.queryAllByRole('article').map((article) => within(article).getByRole('heading').textContent);
export const counts = () =>
  ['Total de Turnos', 'Programados', 'Completados', 'Cancelados'].map(
    (label) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent,
  );
export const listTitle = (name: string) => screen.findByRole('heading', { level: 3, name });

/** Unfolded. */
export async function openedCard(user: UserEvent, name: string): Promise<HTMLElement> {
  const found = await card(name);
  const head = within(found).getByRole('button', { name });
  if (head.getAttribute('aria-expanded') === 'false') await user.click(head);
  return found;
}
