import { cleanup, screen, waitFor } from '@testing-library/react';

import { bookingAnswers, SLOT_1500, SLOT_NEXT_DAY } from '../../../testing/booking-data';
import { aClinic } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { anAppointmentByLink, anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';
import { answerQuestion, asksFirst } from '../../../testing/same-patient';

const LINK = '/reschedule/turno-1?token=firmado';
const YES = { name: 'Confirmar cambio' };
const FIRST = { name: /^Primer turno disponible/ };

type Shown = ReturnType<typeof anAppointmentByLink>;

/** On offer: SLOT_NEXT_DAY first. */
function answersFor(shown: Shown, more: Answers = {}): Answers {
  const end = { startTime: SLOT_NEXT_DAY, endTime: '2026-11-24T10:30:00-03:00', status: 'pending' as const };
  return {
    AppointmentByLink: { clinic: aClinic(), isWaitingListEnabled: true, appointment: shown },
    FirstSlot: { firstSlot: SLOT_NEXT_DAY },
    RescheduleAppointment: { rescheduleAppointment: anAppointmentByLink(end, { movesLeft: 2 }) },
    ...more,
  };
}

async function openLink(shown = anAppointmentByLink(), more: Answers = {}, link = LINK) {
  const app = await renderApp(link, bookingAnswers(answersFor(shown, more)));
  const confirm = async () => {
    await app.user.click(await screen.findByRole('button', FIRST));
    await app.user.click(await screen.findByRole('button', YES));
  };
  return { ...app, confirm };
}

const alert = () => screen.findByText(/./, { selector: '.MuiAlert-message, .MuiAlert-message p' });

test('by the mail’s link the first free time takes two presses, a double one moves it once, and the page shows the turno there', async () => {
  const { sent, user, address } = await openLink();
  expect(await screen.findByRole('heading', { level: 1, name: 'Cambiar de horario' })).toHaveFocus();
  expect(screen.getByText('lunes, 23 de noviembre de 2026, 09:30')).toBeVisible();
  await user.click(await screen.findByRole('button', FIRST));
  expect(await screen.findByText('martes, 24 de noviembre de 2026, 10:00')).toBeVisible();
  const button = screen.getByRole('button', YES);
  await waitFor(() => expect(button).toHaveFocus());
  expect(address()).toBe('/reschedule/turno-1?dia=2026-11-24&hora=10:00&token=firmado');
  await user.dblClick(button);
  expect(await alert()).toHaveTextContent('El turno cambió');
  expect(screen.getByRole('heading', { level: 1, name: 'Turno cambiado' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Agregar al calendario' })).toBeVisible();
  expect((await alert()).closest('[tabindex]')).toHaveFocus();
  const ticket = screen.getByRole('article', { name: 'Turno' });
  expect(ticket).toHaveTextContent('martes, 24 de noviembre de 2026');
  expect(sent('RescheduleAppointment')).toEqual([
    { id: 'turno-1', seenStartTime: '2026-11-23T09:30:00-03:00', startTime: SLOT_NEXT_DAY, cancelToken: 'firmado' },
  ]);
});

test('another copay of the new day is shown before the change', async () => {
  const coverage = {
    __typename: 'AppointmentCoverage',
    insurerId: 2,
    insurerName: 'OSDE',
    planId: 10,
    planName: '210',
    isPrivatePay: false,
    outcome: 'with_copay',
    copay: 7500,
    exemptReason: null,
  } as const;
  const coverageFor = { __typename: 'TurnoCoverage', outcome: 'with_copay', copay: 8600 };
  const { user, sent } = await openLink(anAppointmentByLink({ coverage }), { TurnoCoverageFor: { coverageFor } });
  await user.click(await screen.findByRole('button', FIRST));
  expect(await screen.findByText(/Con OSDE 210: copago \$\s8\.600\. Ahora: copago \$\s7\.500\.$/)).toBeVisible();
  expect(sent('TurnoCoverageFor')).toMatchObject([{ insurerId: 2, planId: 10, date: '2026-11-24' }]);
});

test('a reload keeps the chosen time; after the change it shows the turno as it is now, and can change it again', async () => {
  await openLink(undefined, {}, `${LINK}&dia=2026-11-24&hora=10:00`);
  expect(await screen.findByRole('button', YES)).toBeVisible();
  cleanup();
  const now = { startTime: SLOT_NEXT_DAY, endTime: '2026-11-24T10:30:00-03:00' };
  const { user, back } = await openLink(
    anAppointmentByLink(now, { movesLeft: 2 }),
    {},
    `${LINK}&cambiado=2026-11-24T10:00`,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Turno cambiado' })).toHaveFocus();
  expect(screen.getByRole('article', { name: 'Turno' })).toHaveTextContent('martes, 24 de noviembre de 2026');
  await user.click(screen.getByRole('link', { name: 'Cambiarlo otra vez' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Cambiar de horario' })).toHaveFocus();
  expect(await screen.findByRole('button', FIRST)).toBeVisible();
  await back();
  expect(await alert()).toHaveTextContent('El turno cambió');
});

test('a change that the clinic has overtaken is not called the present one', async () => {
  await openLink(anAppointmentByLink(), {}, `${LINK}&cambiado=2026-11-24T10:00`);
  expect(await screen.findByText('lunes, 23 de noviembre de 2026, 09:30')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Cambiar de horario' })).toBeVisible();
});

test('it opens on the month of the turno, with its day marked and a way back; a chosen time shows the present price if it differs', async () => {
  const december = { startTime: '2026-12-14T09:30:00-03:00', endTime: '2026-12-14T10:00:00-03:00' };
  const { user } = await openLink(anAppointmentByLink(december, { price: '15000.00' }));
  expect(await screen.findByRole('button', { name: /^lunes, 14 de diciembre de 2026, Tu turno/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dejarlo como está' })).toHaveAttribute('href', '/confirmation/turno-1');
  await user.click(await screen.findByRole('button', FIRST));
  expect(await screen.findByText(/^Valor de la consulta: .*15\.000/)).toBeVisible();
});

test('the page of a cancelled turno is headed by what happened', async () => {
  await openLink(anAppointmentByLink({ status: 'cancelled' }, { isPossible: false }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Turno cancelado' })).toHaveFocus();
  expect(await alert()).toHaveTextContent('El turno ya estaba cancelado.');
  expect(screen.getByRole('link', { name: 'Reservar de nuevo' })).toBeVisible();
});

test('a time taken meanwhile is named, the times are asked again, and the turno stays', async () => {
  const taken = new ApiFailure('CONFLICT', 'Ese horario ya no está disponible');
  const { confirm, sent } = await openLink(undefined, { RescheduleAppointment: () => taken });
  await confirm();
  expect(await alert()).toHaveTextContent('Ese horario ya no está disponible');
  expect(screen.queryByRole('button', YES)).not.toBeInTheDocument();
  expect(sent('MonthSlots').length).toBeGreaterThan(1);
});

test('a lost answer keeps the choice, and a second press is safe', async () => {
  let answer: object = OFFLINE;
  const { confirm, user } = await openLink(undefined, { RescheduleAppointment: () => answer });
  await confirm();
  expect(await alert()).toHaveTextContent(/No sabemos si el turno cambió: se cortó la conexión/);
  answer = { rescheduleAppointment: anAppointmentByLink({ startTime: SLOT_NEXT_DAY }) };
  await user.click(screen.getByRole('button', YES));
  await waitFor(async () => expect(await alert()).toHaveTextContent('El turno cambió'));
});

test.each([
  ['over', { status: 'completed' as const }, {}, undefined, 'El turno ya pasó: no se puede cambiar.'],
  ['late', {}, {}, '2026-11-22T11:00:00-03:00', /Faltan menos de 24 horas.*\+54 11 4901-2233/],
  ['moved three times', {}, { movesLeft: 0 }, undefined, /Ya cambiaste este turno 3 veces/],
  ['not to be moved online', {}, {}, undefined, /no se puede cambiar por la web/],
])('a turno that is %s offers no times, and the page says why', async (_what, facts, left, now, text) => {
  const shown = anAppointmentByLink(facts, { isPossible: false, ...left });
  await openLink(shown, {
    AppointmentByLink: { clinic: aClinic(now ? { now } : {}), isWaitingListEnabled: true, appointment: shown },
  });
  expect(await alert()).toHaveTextContent(text);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('a link without its token is refused before anything is chosen', async () => {
  await openLink(anAppointmentByLink(), {}, '/reschedule/turno-1');
  expect(await alert()).toHaveTextContent(/El enlace no es válido/);
});

test('from Mis Citas a patient chooses another time, and is asked about a turno of their own at that time', async () => {
  const own = anAppointmentByLink({ viewerCan: { cancel: true, reschedule: true } });
  const { user, sent } = await renderApp('/my-appointments', {
    ...bookingAnswers(),
    ...patientAnswers([anOwnAppointment()]),
    ...answersFor(own, {
      RescheduleAppointment: asksFirst(() => ({
        rescheduleAppointment: anAppointmentByLink({ startTime: SLOT_1500 }),
      })),
    }),
  });
  await user.click(await screen.findByRole('link', { name: /^Cambiar de horario/ }));
  await user.click(await screen.findByRole('button', FIRST));
  await user.click(await screen.findByRole('button', YES));
  expect(await screen.findByText('Ya tenés un turno a esa hora:')).toBeVisible();
  await answerQuestion(user, '¿Cambiar el turno igual?', 'Cambiar igual');
  expect(await alert()).toHaveTextContent('El turno cambió');
  expect(sent('RescheduleAppointment')).toHaveLength(2);
});
