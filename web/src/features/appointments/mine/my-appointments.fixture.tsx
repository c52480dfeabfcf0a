import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { anOwnAppointment, answersInstead, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';

export const MONDAY = anOwnAppointment();
export const IN_DECEMBER = anOwnAppointment({
  id: 'turno-2',
  status: 'pending',
  startTime: '2026-12-01T18:00:00-03:00',
  endTime: '2026-12-01T18:30:00-03:00',
});

export type Items = Parameters<typeof patientAnswers>[0];
export type Answer = (variables: object) => object;

export const open = (items: Items, more = {}) => renderApp('/my-appointments', patientAnswers(items, more));
export const openWith = (...given: Parameters<typeof answersInstead>) =>
  renderApp('/my-appointments', answersInstead(...given));
export const item = (name: RegExp) => screen.findByRole('article', { name });
/** Opens the menu of a card. */
export async function openMenu(user: UserEvent, card: HTMLElement) {
  await user.click(within(card).getByRole('button', { name: /^Más acciones de/ }));
  return within(await screen.findByRole('menu'));
}
/** Chooses from the menu of a card. */
export async function choose(user: UserEvent, card: HTMLElement, action: string) {
  await user.click((await openMenu(user, card)).getByRole('menuitem', { name: action }));
}
const countOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
export const counts = () => ['Total', 'Programadas', 'Completadas', 'Canceladas'].map(countOf);

/** Names of the appointments under a heading, in the order shown. */
export function listed(heading: string) {
  const section = screen.getByRole('region', { name: heading });
  return within(section)
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
}
