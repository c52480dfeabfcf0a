import { act, cleanup, screen, waitFor, within } from '@testing-library/react';

import { saveDraft } from '../../kit/draft/draft';
import { setToken } from '../../kit/session/token';
import { bookingAnswers } from '../../testing/booking-data';
import { aProfessional, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { setPageVisible } from '../../testing/page-visibility';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';
import { chooseAll, chosenLine, fillPatient, nameField, submitButton } from './booking-steps.fixture';

const notes = () => screen.getByLabelText(/^Notas/);
const offer = () => screen.queryByRole('button', { name: 'Continuar reserva' });
const MARTA: Answers = { Viewer: { viewer: aUser('user') } };

async function openAsMarta(more: Answers = {}) {
  setToken('de-marta');
  const app = await renderApp('/book/1', bookingAnswers({ ...MARTA, ...more }));
  await waitFor(() => expect(nameField()).toHaveValue('Marta Ruiz'));
  await write(app.user, notes(), 'Primera consulta');
  return app;
}

test('who leaves for the professionals and goes back finds their data; a visitor by a link is asked before seeing them, and nothing is kept once it is booked', async () => {
  const { user, back, address } = await renderApp('/book/1', {
    ...bookingAnswers(),
    ...landingAnswers({ professionals: [aProfessional()] }),
  });
  await chooseAll(user);
  await fillPatient(user);
  const leave = async () => {
    await user.click(screen.getByRole('link', { name: 'Volver a Profesionales' }));
    await waitFor(() => expect(address()).toBe('/#profesionales'));
  };
  await leave();
  await back();
  await waitFor(() => expect(nameField()).toHaveValue('Nora Ñandú'));
  expect(await chosenLine('Cambiar el horario')).toHaveTextContent('09:30');

  await leave();
  await user.click(await screen.findByRole('link', { name: /^Reservar Turno/ }));
  await waitFor(() => expect(offer()).toBeVisible());
  expect(nameField()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Continuar reserva' }));
  await waitFor(() => expect(nameField()).toHaveValue('Nora Ñandú'));
  await chosenLine('Cambiar el horario');
  await user.click(submitButton());
  await waitFor(() => expect(address()).toMatch(/^\/confirmation\//));
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('turnero.draft'))).toEqual([]);
});

test('a session that the poll finds ended keeps the typed values, for the same account only', async () => {
  let isOver = false;
  const over = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
  const slots = bookingAnswers()['MonthSlots'] as (variables: object) => object;
  const { address } = await openAsMarta({ MonthSlots: (variables) => (isOver ? over : slots(variables)) });
  isOver = true;
  setPageVisible(false);
  setPageVisible(true);
  await waitFor(() => expect(address()).toBe('/login'));
  cleanup();

  await renderApp('/book/1', bookingAnswers());
  await waitFor(() => expect(nameField()).toBeVisible());
  expect(offer()).not.toBeInTheDocument();
  cleanup();

  setToken('de-aldo');
  await renderApp(
    '/book/1',
    bookingAnswers({ Viewer: { viewer: aUser('user', { id: 8, name: 'Aldo Paz', email: 'aldo@example.com' }) } }),
  );
  await waitFor(() => expect(nameField()).toHaveValue('Aldo Paz'));
  expect(offer()).not.toBeInTheDocument();
  cleanup();

  setToken('otra-de-marta');
  await renderApp('/book/1', bookingAnswers(MARTA));
  await waitFor(() => expect(notes()).toHaveValue('Primera consulta'));
  expect(offer()).not.toBeInTheDocument();
});

test('signing out removes one’s typed values; those of visitors and others stay', async () => {
  for (const userId of [null, 8]) saveDraft('booking:1', { userId, content: {} });
  const others = Object.keys(sessionStorage);
  const { user, address } = await openAsMarta({ ...landingAnswers(), SignOut: { signOut: true } });
  await waitFor(() => expect(Object.keys(sessionStorage)).not.toEqual(others));
  await user.click(await screen.findByRole('button', { name: 'Menú de Marta Ruiz' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Tu cuenta' })).getByRole('button', { name: 'Cerrar Sesión' }),
  );
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(address()).toBe('/');
  expect(Object.keys(sessionStorage)).toEqual(others);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('who signs out in another tab is taken out of the form, with what they typed', async () => {
  await openAsMarta();
  await act(async () => {
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  });
  await waitFor(() => expect(nameField()).toHaveValue(''));
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('');
  expect(notes()).toHaveValue('');
});
