import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { setToken } from '../../../kit/session/token';
import { aUser, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { NAMED_OSDE } from '../../../testing/payer-data';
import { renderApp } from '../../../testing/render-app';
import { SENT_ID, sentRequestAnswer } from './sent-request.fixture';

const PATH = `/request/${SENT_ID}`;
const open = (facts: Parameters<typeof sentRequestAnswer>[0] = {}) =>
  renderApp(PATH, { ...landingAnswers(), SentRequest: sentRequestAnswer(facts) });

test('a guest who opens the address reads and prints the number, what was sent, what happens next and how to change it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, calls } = await open({ coverage: NAMED_OSDE, answerCount: 1, preferredTime: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Recibimos tu solicitud' })).toHaveFocus();
  expect(calls.find(({ operation }) => operation === 'SentRequest')?.variables).toEqual({ id: SENT_ID, receipt: null });
  const receipt = screen.getByRole('article', { name: 'Solicitud de turno' });
  for (const text of [
    'Número de solicitud',
    '1042',
    'Cardiología',
    'viernes, 20 de noviembre de 2026, 18:05',
    'martes, 24 de noviembre de 2026',
    'Sin preferencia',
    'Nora Ñandú',
    'nora@correo.example',
    '+54 11 2345 6789',
    'OSDE 210 · n.º 12 3456',
    '1 respuesta enviada. La lee solo la clínica.',
  ]) {
    expect(receipt).toHaveTextContent(text);
  }
  const next = within(screen.getByRole('region', { name: 'Qué sigue' }));
  expect(next.getByText('La clínica busca el profesional y el horario más adecuados para vos.')).toBeVisible();
  expect(next.getByText(/^Todavía no tenés un turno/)).toBeVisible();
  expect(next.getByText(/^Para cambiar o anular/)).toHaveTextContent(
    'Para cambiar o anular la solicitud N.º 1042, comunicate con la clínica: +54 11 4901-2233',
  );
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('only its account reads that it can be withdrawn in Mis Citas, and is led there', async () => {
  const read = (isOwn: boolean) =>
    renderApp(PATH, {
      ...landingAnswers(),
      Viewer: { viewer: aUser('user') },
      SentRequest: sentRequestAnswer({ isOwn }),
    });
  const withdrawHere = 'Si ya no hace falta, podés anularla en Mis Citas.';
  setToken('de-otra');
  await read(false);
  expect(await screen.findByText(/^Para cambiar o anular/)).toBeVisible();
  expect(screen.queryByText(withdrawHere)).not.toBeInTheDocument();
  cleanup();
  setToken('de-nora');
  await read(true);
  const next = within(await screen.findByRole('region', { name: 'Qué sigue' }));
  expect(await next.findByText(withdrawHere)).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Mis Citas' })).toHaveAttribute('href', '/my-appointments');
});

test.each([
  [
    'assigned',
    'Tu solicitud tiene un turno',
    'Los datos del turno están en el email que te enviamos a nora@correo.example.',
  ],
  ['rejected', 'No pudimos asignarte un turno', 'Lo sentimos: por ahora no podemos darte el turno que pediste.'],
] as const)('one that is %s says: %s', async (status, title, said) => {
  await open({ status });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText(/^Todavía no tenés un turno/)).not.toBeInTheDocument();
});

test('one that was withdrawn says so, and leads to bookable professionals', async () => {
  await open({ status: 'rejected', withdrawnAt: '2026-11-21T09:00:00-03:00' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Solicitud anulada' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ver profesionales y horarios' })).toHaveAttribute(
    'href',
    '/#profesionales',
  );
});

test('an unknown address is reported and leads home', async () => {
  await renderApp('/request/1042', {
    ...landingAnswers(),
    SentRequest: new ApiFailure('NOT_FOUND', 'La solicitud no existe'),
  });
  expect(await screen.findByRole('heading', { name: 'Solicitud no encontrada' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('a failed load is reported and can be retried', async () => {
  let answer: object = OFFLINE;
  const { user } = await renderApp(PATH, { ...landingAnswers(), SentRequest: () => answer });
  expect(await screen.findAllByText('Error al cargar la solicitud')).not.toHaveLength(0);
  answer = sentRequestAnswer();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible());
});

test('the mail’s link shows all of it and leaves the address; the address alone shows it masked', async () => {
  sessionStorage.clear();
  const masked = { isMasked: true, patientName: 'N. Ñ.', patientEmail: 'n•••@c•••.example' };
  const answers = {
    ...landingAnswers(),
    SentRequest: ({ receipt }: Record<string, unknown>) => sentRequestAnswer(receipt === 'recibo' ? {} : masked),
  };
  const { address } = await renderApp(`${PATH}#recibo=recibo`, answers);
  expect(await screen.findByText('nora@correo.example')).toBeVisible();
  await waitFor(() => expect(address()).toBe(PATH));
  cleanup();
  sessionStorage.clear();
  await renderApp(PATH, answers);
  expect(await screen.findByText('n•••@c•••.example')).toBeVisible();
  expect(screen.getByText(/^Por privacidad, /)).toBeVisible();
});
