import { screen, waitFor, within } from '@testing-library/react';

import { aClinic } from '../../../testing/clinic-data';
import { NEVER, OFFLINE } from '../../../testing/fake-api';
import { anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { anOffer, LATER } from '../offer/offer.fixture';
import { ENTRY, KEPT, leave, open, entryCard, WAITING } from './my-waiting-list.fixture';

test('Mis Citas tells what they wait for, and when it suits', async () => {
  await open([{ ...WAITING, keptAppointment: KEPT }]);
  const shown = await entryCard();
  expect(shown).toHaveTextContent('Lun 09:00 - 12:00, hasta el 04-12-2026');
  expect(shown).toHaveTextContent('Mientras tanto conservás tu turno del martes, 1 de diciembre de 2026, 11:00');
  expect(within(shown).getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /^Se liberó/ })).not.toBeInTheDocument();
});

test('who waits for nothing, or not any more, sees nothing of it', async () => {
  await open([{ ...WAITING, status: 'fulfilled' }]);
  expect(await screen.findByRole('heading', { name: 'Próximo turno' })).toBeVisible();
  expect(screen.queryByText('En lista de espera')).not.toBeInTheDocument();
});

test('leaving asks first, takes the place away and leaves the focus at its list', async () => {
  const app = await open([WAITING]);
  await leave(app);
  expect(await screen.findByText('No tenés solicitudes ni lugares en la lista de espera.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Solicitudes y lista de espera' })).toHaveFocus();
  expect(app.sent('LeaveMyWaitingListEntry')).toEqual([{ id: 'lugar-1' }]);
});

test('while the turnos cannot be had, leaving from the last offer leaves the focus at the top of the page', async () => {
  const app = await open([ENTRY], { MyAppointments: OFFLINE });
  await leave(app);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Mis Citas' })).toHaveFocus());
});

test('once the turno that they kept is cancelled there, nothing says any more that they keep it, or give it up', async () => {
  const own = [anOwnAppointment({ id: KEPT.id, startTime: KEPT.startTime, endTime: '2026-12-01T11:30:00-03:00' })];
  const { MyAppointments, CancelAppointment } = patientAnswers(own) as Record<string, (variables: object) => object>;
  const other = { ...WAITING, id: 'lugar-2', waitsFor: 'Dermatología', keptAppointment: KEPT };
  let entries: object[] = [other, { ...ENTRY, openOffer: anOffer({ givesUp: LATER }), keptAppointment: KEPT }];
  const { user } = await open([], {
    MyAppointments: MyAppointments!,
    MyWaitingList: () => ({ clinic: aClinic(), myWaitingList: entries }),
    CancelAppointment: (variables: object) => {
      const keptAppointment = { ...KEPT, status: 'cancelled' };
      entries = [other, ENTRY].map((entry) => ({ ...entry, keptAppointment }));
      return CancelAppointment!(variables);
    },
  });
  expect(await screen.findByText(/conservás tu turno/)).toBeVisible();
  expect(screen.getByText(/se cancela tu turno/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Más acciones de/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar turno' }));
  await waitFor(() => expect(screen.queryByText(/se cancela tu turno/)).not.toBeInTheDocument());
  expect(screen.queryByText(/conservás tu turno/)).not.toBeInTheDocument();
  expect(within(await entryCard()).getByRole('button', { name: 'Aceptar este horario' })).toBeVisible();
});

test('a failed answer is reported in the question, and the entry still waits', async () => {
  const app = await open([ENTRY], { LeaveMyWaitingListEntry: OFFLINE });
  const question = await leave(app);
  expect(question.getByText(/pasa a otra persona/)).toBeVisible();
  expect(await question.findByRole('alert')).toHaveTextContent(
    /^No sabemos si saliste de la lista: se cortó la conexión/,
  );
  await app.user.click(question.getByRole('button', { name: 'Seguir esperando' }));
  expect(await entryCard()).toBeVisible();
});

test('the turnos do not wait for it', async () => {
  await open([], { MyWaitingList: NEVER });
  expect(await screen.findByRole('article', { name: /23 de noviembre/ })).toBeVisible();
});

test('a failed load is no empty list: it can be retried, and its part keeps the focus', async () => {
  let answer: object = OFFLINE;
  const { user } = await open([], { MyWaitingList: () => answer });
  expect(await screen.findByRole('article', { name: /23 de noviembre/ })).toBeVisible();
  const part = within(await screen.findByRole('region', { name: 'Solicitudes y lista de espera' }));
  expect(part.getByText('Error al cargar tu lista de espera')).toBeVisible();
  answer = { clinic: aClinic(), myWaitingList: [WAITING] };
  await user.click(part.getByRole('button', { name: 'Reintentar' }));
  expect(await part.findByRole('article', { name: 'Dra. Lucía Fernández' })).toHaveTextContent('En lista de espera');
});
