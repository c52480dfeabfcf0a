import { screen, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { NEVER, OFFLINE, type Answers } from '../../../testing/fake-api';
import { anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';

const OFFER = {
  __typename: 'WaitingListOffer',
  id: 'oferta-1',
  outcome: 'pending',
  offeredAt: '2026-11-21T08:00:00-03:00',
  startTime: '2026-11-24T10:00:00-03:00',
  professionalName: 'Dra. Lucía Fernández',
  answerUntil: '2026-11-21T23:00:00-03:00',
};
const ENTRY = {
  __typename: 'WaitingListEntry',
  id: 'lugar-1',
  status: 'active',
  waitsFor: 'Dra. Lucía Fernández',
  patientName: 'Marta Ruiz',
  contactName: null,
  hours: [{ __typename: 'WaitingListHours', weekday: 1, startTime: '09:00', endTime: '12:00' }],
  fromDate: '2026-11-20',
  untilDate: '2026-12-04',
  keptAppointment: null,
  offers: [OFFER],
};

const open = (entries: object[], more: Answers = {}) =>
  renderApp(
    '/my-appointments',
    patientAnswers([anOwnAppointment()], {
      MyWaitingList: { clinic: aClinic(), myWaitingList: entries },
      LeaveMyWaitingListEntry: { leaveMyWaitingListEntry: { ...ENTRY, status: 'ended' } },
      ...more,
    }),
  );
const place = () => screen.findByRole('article', { name: 'Dra. Lucía Fernández' });
async function leave({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(within(await place()).getByRole('button', { name: 'Salir de la lista' }));
  const question = within(screen.getByRole('dialog', { name: '¿Salir de la lista de espera?' }));
  await user.click(question.getByRole('button', { name: 'Salir de la lista' }));
  return question;
}

test('Mis Citas tells what they wait for, when it suits, and what they are offered', async () => {
  await open([ENTRY]);
  const shown = await place();
  expect(shown).toHaveTextContent('Lun 09:00 - 12:00, hasta el 04-12-2026');
  expect(shown).toHaveTextContent('Te ofrecimos el martes, 24 de noviembre de 2026, 10:00, con Dra. Lucía Fernández.');
  expect(shown).toHaveTextContent('Respondé hasta el sábado, 21 de noviembre de 2026, 23:00');
});

test('an offer whose mail waits for the morning is not told yet', async () => {
  await open([{ ...ENTRY, offers: [{ ...OFFER, offeredAt: '2026-11-22T08:00:00-03:00' }] }]);
  expect(await place()).not.toHaveTextContent('Te ofrecimos');
});

test('who waits for nothing, or not any more, sees nothing of it', async () => {
  await open([{ ...ENTRY, status: 'fulfilled' }]);
  expect(await screen.findByRole('heading', { name: 'Próximas' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'En lista de espera' })).not.toBeInTheDocument();
});

test('leaving asks first, takes the place away and leaves the focus at its list', async () => {
  const app = await open([ENTRY]);
  await leave(app);
  expect(await screen.findByText('No estás en ninguna lista de espera.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'En lista de espera' })).toHaveFocus();
  expect(app.sent('LeaveMyWaitingListEntry')).toEqual([{ id: 'lugar-1' }]);
});

test('what could not be sent is said in the question, and they still wait', async () => {
  const app = await open([ENTRY], { LeaveMyWaitingListEntry: OFFLINE });
  const question = await leave(app);
  expect(await question.findByRole('alert')).toBeVisible();
  await app.user.click(question.getByRole('button', { name: 'Seguir esperando' }));
  expect(await place()).toBeVisible();
});

test('the turnos do not wait for it', async () => {
  await open([], { MyWaitingList: NEVER });
  expect(await screen.findByRole('article', { name: /23 de noviembre/ })).toBeVisible();
});

test('what cannot be had is no empty list: it can be asked for again, and its part stays for whoever is in it', async () => {
  let answer: object = OFFLINE;
  const { user } = await open([], { MyWaitingList: () => answer });
  expect(await screen.findByRole('article', { name: /23 de noviembre/ })).toBeVisible();
  const part = within(await screen.findByRole('region', { name: 'En lista de espera' }));
  expect(part.getByText('Error al cargar tu lista de espera')).toBeVisible();
  answer = { clinic: aClinic(), myWaitingList: [] };
  await user.click(part.getByRole('button', { name: 'Reintentar' }));
  expect(await part.findByText('No estás en ninguna lista de espera.')).toBeVisible();
});
