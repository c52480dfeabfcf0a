import { act, screen, waitFor, within } from '@testing-library/react';

import { aTurno, calendarAnswers } from '../../../testing/calendar-data';
import { card, openedCard } from './calendar-page.fixture';
import { setPageVisible } from '../../../testing/page-visibility';
import { renderApp } from '../../../testing/render-app';

const TURNO = aTurno();

/** As when the tab is looked at again: the version is asked for at once, and not only when its time comes. */
const comeBack = () => {
  setPageVisible(false);
  setPageVisible(true);
};
const callCount = (calls: { operation: string }[], operation: string) =>
  calls.filter((call) => call.operation === operation).length;

test('others’ changes appear and are said, and the month is read again only for them', async () => {
  const { answers, set } = calendarAnswers('professional', [TURNO]);
  const { calls } = await renderApp('/dashboard', answers);
  await card('Nora Ñandú');
  expect(callCount(calls, 'CalendarVersion')).toBe(1);
  comeBack();
  await waitFor(() => expect(callCount(calls, 'CalendarVersion')).toBe(2));
  expect(callCount(calls, 'CalendarMonth')).toBe(1);

  set([aTurno({ status: 'confirmed' }), aTurno({ id: 'otro', patientName: 'Omar Paz' })]);
  comeBack();
  expect(await screen.findByText('Actualizado a las 10:15: 1 nuevo, 1 modificado')).toBeVisible();
  expect(within(await card('Nora Ñandú')).getByText('Confirmado')).toBeVisible();
  expect(await card('Omar Paz')).toBeVisible();
});

test('a turno that others close keeps the focus that one of its buttons had; taken away, it leaves the focus to the list', async () => {
  const other = aTurno({ id: 'otro', patientName: 'Omar Paz' });
  const { answers, set } = calendarAnswers('professional', [TURNO, other]);
  const { user } = await renderApp('/dashboard', answers);
  const button = within(await openedCard(user, 'Nora Ñandú')).getByRole('button', { name: 'Mover' });
  act(() => button.focus());
  set([aTurno({ status: 'cancelled', viewerCan: { setStatus: true, move: false } }), other]);
  comeBack();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mover' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Nora Ñandú' })).toHaveFocus();
  set([other]);
  comeBack();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Nora Ñandú' })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: /^Turnos: / })).toHaveFocus();
});
