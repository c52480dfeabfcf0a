import { screen, waitFor, within } from '@testing-library/react';

import { keepEmailCorrection, keepReceipt, keptReceipt } from '../../../clinic/receipt/receipts';
import { appointment, APPOINTMENT_ID, bookingAnswers, EMAIL_CORRECTION, RECEIPT } from '../../../testing/booking-data';
import { anAppointmentByLink } from '../../../testing/own-appointments-data';
import { aClinic } from '../../../testing/clinic-data';
import { ApiFailure } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const PATH = `/confirmation/${APPOINTMENT_ID}`;
const MOVE = 'Cambiar de horario';
const CANCEL = 'Cancelar turno';

const may = (cancel: boolean, reschedule: boolean) => ({
  viewerCan: { __typename: 'AppointmentAbilities', cancel, reschedule },
});
const ticket = async () => within(await screen.findByRole('article', { name: 'Turno' }));

/** Buttons and links of the ticket, in order. */
async function offered() {
  const card = await screen.findByRole('article', { name: 'Turno' });
  return [...card.querySelectorAll('.actions button, .actions a')].map(({ textContent }) => textContent);
}

test.each([
  ['the patient', may(true, true), ['Agregar al calendario', MOVE, CANCEL]],
  ['staff, who move it in their panel', may(true, false), ['Agregar al calendario', CANCEL]],
  ['a visitor with its address alone', { ...may(false, false), isMasked: true }, ['Agregar al calendario']],
])('what %s can do with it follows when it is', async (_who, facts, actions) => {
  if (facts.viewerCan.reschedule) keepReceipt(APPOINTMENT_ID, RECEIPT);
  await renderApp(PATH, bookingAnswers({ Appointment: appointment(facts) }));
  expect(await offered()).toEqual(actions);
  const until = screen.queryByText(/ hasta el dom, 22 nov, 09:30$/)?.textContent?.split(' hasta')[0];
  expect(until).toBe(
    actions.includes(MOVE) ? 'Podés cambiarlo o cancelarlo' : actions.includes(CANCEL) ? 'Podés cancelarlo' : undefined,
  );
});

test('the browser that booked it moves or cancels it at once, by the receipt that it keeps', async () => {
  keepReceipt(APPOINTMENT_ID, RECEIPT);
  const shown = anAppointmentByLink({ id: APPOINTMENT_ID });
  const { user, sent } = await renderApp(
    PATH,
    bookingAnswers({
      AppointmentByLink: { clinic: aClinic(), isWaitingListEnabled: true, appointment: shown },
      CancelAppointment: { cancelAppointment: { ...shown, status: 'cancelled' } },
    }),
  );
  expect(await offered()).toEqual(['Agregar al calendario', MOVE, CANCEL]);
  expect(screen.getByText(/«Cancelar turno» o avisá con al menos 24 horas/)).toBeVisible();
  expect((await ticket()).getByRole('link', { name: MOVE })).toHaveAttribute('href', `/reschedule/${APPOINTMENT_ID}`);
  await user.click(screen.getByRole('link', { name: CANCEL }));
  // The mail's token alone proves an address to the waiting list.
  expect(screen.queryByRole('link', { name: 'Avisarme si se libera un turno antes' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: CANCEL }));
  expect(await screen.findByText(/^Turno cancelado. El horario queda libre/)).toBeVisible();
  expect(sent('CancelAppointment')).toEqual([{ id: APPOINTMENT_ID, startTime: shown.startTime, cancelToken: RECEIPT }]);
});

test.each([
  [
    'that its clinic does not move online',
    { rescheduling: { __typename: 'AppointmentRescheduling', isPossible: false } },
  ],
  ['of tomorrow', { cancelDeadline: '2026-11-21T09:30:00-03:00', ...may(false, true) }],
])('a turno %s offers what is left', async (_what, facts) => {
  await renderApp(PATH, bookingAnswers({ Appointment: appointment({ ...may(true, true), ...facts }) }));
  expect((await offered()).filter((action) => action === MOVE || action === CANCEL)).toHaveLength(1);
});

test('the ticket says where it is, on the map too, and what it costs', async () => {
  await renderApp(PATH, bookingAnswers());
  const card = await ticket();
  expect(card.getByText(/^Av\. Rivadavia 4875/)).toBeVisible();
  const map = card.getByRole('link', { name: 'Cómo llegar (se abre en otra ventana)' });
  expect(map).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.google\.com\/maps\/.*Av\.%20Rivadavia%204875$/),
  );
  expect(card.getByText('Tarifa').nextElementSibling).toHaveTextContent('$ 18.000');
});

test.each([
  ['a type keeps its price', { consultationKindName: 'Control', price: 12_000 }, /12\.000/],
  ['no fee is one to ask for', { professional: { __typename: 'Professional', id: 1, fee: null } }, /^A consultar$/],
])('%s', async (_what, facts, fee) => {
  await renderApp(PATH, bookingAnswers({ Appointment: appointment(facts) }));
  expect((await ticket()).getByText('Tarifa').nextElementSibling).toHaveTextContent(fee);
});

test('a turno that is over has no fee of today, and can be booked again', async () => {
  const facts = { status: 'completed', startTime: '2026-11-20T09:30:00-03:00' };
  await renderApp(PATH, bookingAnswers({ Appointment: appointment(facts) }));
  expect(await offered()).toEqual(['Reservar de nuevo']);
  expect((await ticket()).queryByText('Tarifa')).not.toBeInTheDocument();
});

describe('the browser that has just booked without an account says where the mails go, and', () => {
  const WRONG = { patientEmail: 'nora@corre.example' };
  const corrected = { ...appointment().appointment, receipt: 'otro-recibo' };
  const refused = new ApiFailure('TOO_MANY_REQUESTS', 'Ya tenés 5 turnos pendientes con este correo.');

  test('corrects the address once; the page goes on with the new receipt', async () => {
    keepReceipt(APPOINTMENT_ID, RECEIPT);
    keepEmailCorrection(APPOINTMENT_ID, EMAIL_CORRECTION);
    let answer: object = refused;
    const { user, sent } = await renderApp(
      PATH,
      bookingAnswers({
        Appointment: ({ receipt }) => appointment(receipt === RECEIPT ? WRONG : {}),
        CorrectAppointmentEmail: () => answer,
      }),
    );
    expect(await screen.findByText('Los avisos de este turno van a nora@corre.example.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Corregir el correo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corregir el correo' }));
    const send = () => user.click(dialog.getByRole('button', { name: 'Corregir y enviar' }));
    const field = dialog.getByLabelText('Correo electrónico');
    expect(field).toHaveValue('nora@corre.example');
    await send();
    expect(await dialog.findAllByText('Es el mismo correo: escribí el que corresponde')).not.toHaveLength(0);
    await user.clear(field);
    await user.type(field, 'nora@correo.example');
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Ya tenés 5 turnos/);
    answer = { correctAppointmentEmail: corrected };
    await send();
    const line = await screen.findByText('Los avisos de este turno van a nora@correo.example.');
    await waitFor(() => expect(line).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Corregir el correo' })).not.toBeInTheDocument();
    expect(keptReceipt(APPOINTMENT_ID)).toBe('otro-recibo');
    await waitFor(() => expect(sent('Appointment').at(-1)).toEqual({ id: APPOINTMENT_ID, receipt: 'otro-recibo' }));
    expect(sent('CorrectAppointmentEmail').at(-1)).toEqual({
      id: APPOINTMENT_ID,
      token: 'solo-aca',
      patientEmail: 'nora@correo.example',
    });
  });

  test.each([
    ['once its time is over', '2026-11-21T10:15:00-03:00', {}],
    ['for a turno that was cancelled', EMAIL_CORRECTION.until, { status: 'cancelled' }],
    ['for an address that is masked', EMAIL_CORRECTION.until, { isMasked: true, patientEmail: 'n•••@c•••.example' }],
  ])('offers nothing %s', async (_when, end, facts) => {
    keepEmailCorrection(APPOINTMENT_ID, { ...EMAIL_CORRECTION, until: end });
    await renderApp(PATH, bookingAnswers({ Appointment: appointment(facts) }));
    await ticket();
    expect(screen.queryByText(/^Los avisos de este turno/)).not.toBeInTheDocument();
  });
});
