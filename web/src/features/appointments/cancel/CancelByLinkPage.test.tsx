import { screen, waitFor, within } from '@testing-library/react';

import { bookedAt, rememberBooked } from '../../../clinic/appointment/booked';
import { bookingAnswers } from '../../../testing/booking-data';
import { aClinic, aUser, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { anAppointmentByLink, anOwnAppointment } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';

type Facts = Parameters<typeof anOwnAppointment>[0];

const LINK = '/cancel/turno-1?token=firmado';
const BUTTON = { name: 'Cancelar turno' };

interface Situation {
  link?: string;
  facts?: Facts;
  now?: string;
}

/** A visitor without a session opens the link of a mail. */
function openLink({ link = LINK, facts = {}, now }: Situation = {}, more: Answers = {}) {
  const shown = anAppointmentByLink(facts);
  return renderApp(link, {
    ...landingAnswers(),
    AppointmentByLink: { clinic: aClinic(now ? { now } : {}), isWaitingListEnabled: true, appointment: shown },
    CancelAppointment: { cancelAppointment: { ...shown, status: 'cancelled' } },
    ...more,
  });
}

const said = () => screen.findByText(/./, { selector: '.MuiAlert-message, .MuiAlert-message p' });

test('the token of the link reads all of the turno, here and on the page that "Conservar turno" leads to', async () => {
  const { user, sent } = await openLink({}, bookingAnswers());
  await user.click(await screen.findByRole('link', { name: 'Conservar turno' }));
  expect(await screen.findByRole('heading', { name: '¡Turno Confirmado!' })).toBeVisible();
  const asked = { id: 'turno-1', receipt: 'firmado' };
  expect([sent('AppointmentByLink'), sent('Appointment')]).toEqual([[asked], [asked]]);
});

test('the turno of the link is shown; with a yes its token cancels it, without a session', async () => {
  const start = '2026-11-23T09:30:00-03:00';
  rememberBooked({ appointmentId: 'turno-1', professionalId: 4, startTime: start });
  const { user, calls } = await openLink();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cancelar turno' })).toHaveFocus();
  const ticket = screen.getByRole('article', { name: 'Turno' });
  for (const text of ['lunes, 23 de noviembre de 2026', '09:30 - 10:00', 'Dra. Lucía Fernández', 'Confirmado']) {
    expect(ticket).toHaveTextContent(text);
  }
  expect(screen.getByText('Podés cambiarlo o cancelarlo hasta el dom, 22 nov, 09:30')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Conservar turno' })).toHaveAttribute('href', '/confirmation/turno-1');
  expect(calls.some(({ operation }) => operation === 'CancelAppointment')).toBe(false);

  await user.click(screen.getByRole('button', BUTTON));
  expect(await said()).toHaveTextContent(
    'Turno cancelado. El horario queda libre. Te enviamos un email que lo confirma.',
  );
  // Else the booking would say that it is still one's own.
  expect(bookedAt(4, start)).toBeUndefined();
  expect(screen.getByRole('article', { name: 'Turno' })).toHaveTextContent('Cancelado');
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Turno cancelado' })).toBeVisible();
  expect((await said()).closest('[tabindex]')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Reservar de nuevo' })).toHaveAttribute('href', '/book/4');
  const sent = calls.find(({ operation }) => operation === 'CancelAppointment');
  expect(sent).toMatchObject({
    variables: { id: 'turno-1', cancelToken: 'firmado', startTime: '2026-11-23T09:30:00-03:00' },
    authorization: undefined,
  });
});

test.each([
  ['cancelled before', { facts: { status: 'cancelled' } }, 'El turno ya estaba cancelado.'],
  ['completed', { facts: { status: 'completed' } }, 'El turno ya pasó: no se puede cancelar.'],
  ['past', { now: '2026-11-23T11:00:00-03:00' }, 'El turno ya pasó: no se puede cancelar.'],
  [
    'less than 24 hours away',
    { now: '2026-11-22T11:00:00-03:00' },
    /Faltan menos de 24 horas.*comunicate con la clínica: \+54 11 4901-2233/,
  ],
] as const)('a turno that is %s can’t be cancelled, and the page says why', async (_what, parts, text) => {
  await openLink(parts);
  expect(await said()).toHaveTextContent(text);
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
});

test('a link that lost its token says so before anything is tried', async () => {
  await openLink({ link: '/cancel/turno-1' });
  expect(await said()).toHaveTextContent(/El enlace no es válido.*comunicate con la clínica: \+54 11 4901-2233/);
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
});

test('a signed-in patient needs no token, and finds the way to Mis Citas afterwards', async () => {
  localStorage.setItem('token', 'abc');
  const { user, calls } = await openLink(
    { link: '/cancel/turno-1', facts: { viewerCan: { cancel: true } } },
    { Viewer: { viewer: aUser('user') } },
  );
  await user.click(await screen.findByRole('button', BUTTON));
  expect(await said()).toHaveTextContent('Turno cancelado');
  const sent = calls.find(({ operation }) => operation === 'CancelAppointment');
  expect(sent?.variables).toEqual({ id: 'turno-1', startTime: '2026-11-23T09:30:00-03:00' });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('link', { name: 'Mis Citas' })).toHaveAttribute('href', '/my-appointments');
});

test('a token that the server refuses is an invalid link, and the refusal takes the focus of the button that goes', async () => {
  const { user } = await openLink(
    {},
    { CancelAppointment: new ApiFailure('FORBIDDEN', 'El enlace no sirve para este turno') },
  );
  await user.click(await screen.findByRole('button', BUTTON));
  expect(await said()).toHaveTextContent('El enlace no es válido');
  expect((await said()).closest('[tabindex]')).toHaveFocus();
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Turno' })).toHaveTextContent('Confirmado');
});

test('when it became too late meanwhile, the page looks again and says so', async () => {
  let now = '2026-11-22T09:29:00-03:00';
  const late = new ApiFailure('CONFLICT', 'Comunicate con la clínica');
  const { user } = await openLink(
    {},
    {
      AppointmentByLink: () => ({
        clinic: aClinic({ now }),
        isWaitingListEnabled: true,
        appointment: anAppointmentByLink(),
      }),
      CancelAppointment: late,
    },
  );
  const button = await screen.findByRole('button', BUTTON);
  now = '2026-11-22T09:31:00-03:00';
  await user.click(button);
  expect(await screen.findByText(/Faltan menos de 24 horas/)).toBeVisible();
  expect(screen.queryByRole('button', BUTTON)).not.toBeInTheDocument();
});

test('when the clinic moved it meanwhile, the page says and shows to when, and another press means that', async () => {
  let shown = anAppointmentByLink();
  const { user, calls } = await openLink(
    {},
    {
      AppointmentByLink: () => ({ clinic: aClinic(), isWaitingListEnabled: true, appointment: shown }),
      CancelAppointment: ({ startTime }: Record<string, unknown>) =>
        startTime === shown.startTime
          ? { cancelAppointment: { ...shown, status: 'cancelled' } }
          : new ApiFailure('CONFLICT', 'El turno ahora es el martes, 24 de noviembre de 2026 a las 11:00'),
    },
  );
  const button = await screen.findByRole('button', BUTTON);
  shown = anAppointmentByLink({ startTime: '2026-11-24T11:00:00-03:00', endTime: '2026-11-24T11:30:00-03:00' });
  await user.click(button);
  expect(await said()).toHaveTextContent('El turno ahora es el martes, 24 de noviembre de 2026 a las 11:00');
  await waitFor(() => expect(screen.getByRole('article', { name: 'Turno' })).toHaveTextContent('11:00 - 11:30'));
  await user.click(screen.getByRole('button', BUTTON));
  await waitFor(async () => expect(await said()).toHaveTextContent('Turno cancelado'));
  expect(calls.filter(({ operation }) => operation === 'CancelAppointment')).toHaveLength(2);
});

test('without a connection the button stays, and a second try works', async () => {
  let answer: object = OFFLINE;
  const { user } = await openLink({}, { CancelAppointment: () => answer });
  await user.click(await screen.findByRole('button', BUTTON));
  expect(await said()).toHaveTextContent(/No sabemos si el turno quedó cancelado: se cortó la conexión/);
  answer = { cancelAppointment: anOwnAppointment({ status: 'cancelled' }) };
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(async () => expect(await said()).toHaveTextContent('Turno cancelado'));
  expect(
    within(screen.getByRole('article', { name: 'Turno' })).getByRole('link', { name: 'Reservar de nuevo' }),
  ).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Mis Citas' })).not.toBeInTheDocument();
});

test('a turno that does not exist says so and leads home', async () => {
  await openLink({}, { AppointmentByLink: new ApiFailure('NOT_FOUND', 'El turno no existe') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Turno No Encontrado' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('a failed load is reported, in the page and as a toast, and can be retried', async () => {
  let answer: object = OFFLINE;
  const { user } = await openLink({}, { AppointmentByLink: () => answer });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  await expectToast('Error al cargar los detalles del turno');
  answer = { clinic: aClinic(), isWaitingListEnabled: true, appointment: anAppointmentByLink() };
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', BUTTON)).toBeVisible();
});
