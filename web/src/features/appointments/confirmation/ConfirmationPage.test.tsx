import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { keepReceipt } from '../../../clinic/receipt/receipts';
import { forgetLeft } from '../../../kit/session/left-in-tab';
import { appointment, APPOINTMENT_ID, bookingAnswers, RECEIPT } from '../../../testing/booking-data';
import { aUser } from '../../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const PATH = `/confirmation/${APPOINTMENT_ID}`;

test('the turno stands with all that was booked, pending, with when to come and until when to cancel; it can be printed, and shared without saying what for', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await renderApp(PATH, bookingAnswers());
  const title = await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  expect(title).toHaveFocus();
  const ticket = screen.getByRole('article', { name: 'Turno' });
  for (const text of [
    'lunes, 23 de noviembre de 2026',
    '09:30 - 10:00 (30 minutos)',
    'Pendiente',
    'Dra. Lucía Fernández',
    'Cardiología',
    'Consultorio 2',
    'Nora Ñandú',
    'nora@correo.example',
    '+54 11 2345 6789',
    'Primera consulta',
  ]) {
    expect(ticket).toHaveTextContent(text);
  }
  expect(title.nextElementSibling).toHaveTextContent(
    'Tu turno está reservado. La clínica todavía tiene que confirmarlo: te avisamos por email.',
  );
  await waitFor(() => expect(document.title).toContain('Turno reservado'));
  expect(screen.getByText(/10 minutos antes/)).toBeVisible();
  const advice = screen.getByText(/enlace del email de la reserva o avisá con al menos 24 horas de anticipación/);
  expect(within(advice).getByRole('link', { name: '+54 11 4901-2233' })).toHaveAttribute('href', 'tel:+541149012233');
  expect(screen.getByText(/recordatorio por email 24 horas antes/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  const share = screen.getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(share.getAttribute('href') ?? '')).not.toMatch(/Cardiología|Lucía|Nora/);
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('the payer stands with the copay in place of the fee, and what to bring', async () => {
  const coverage = {
    __typename: 'AppointmentCoverage',
    insurerName: 'OSDE',
    planName: '210',
    isPrivatePay: false,
    outcome: 'with_authorization',
    copay: 3500,
  };
  await renderApp(PATH, bookingAnswers({ Appointment: appointment({ coverage }) }));
  const ticket = await screen.findByRole('article', { name: 'Turno' });
  expect(ticket).toHaveTextContent(/Obra social\s*OSDE 210\s*Copago\s*\$\s3\.500/);
  expect(ticket).toHaveTextContent('carnet de OSDE 210, DNI y orden autorizada');
  expect(ticket).not.toHaveTextContent('Tarifa');
});

test('once the clinic has confirmed it, the page says so and promises nothing more', async () => {
  await renderApp(PATH, bookingAnswers({ Appointment: appointment({ status: 'confirmed' }) }));
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  const ticket = within(screen.getByRole('article', { name: 'Turno' }));
  expect(ticket.getByText('Confirmado')).toBeVisible();
  expect(screen.getByText('La clínica confirmó este turno.')).toBeVisible();
  expect(screen.queryByText(/reservado/i)).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toContain('Turno confirmado'));
});

test('an unconfirmed turno of the past neither claims a confirmation nor announces one', async () => {
  const facts = { status: 'pending', startTime: '2026-11-20T09:30:00-03:00', endTime: '2026-11-20T10:00:00-03:00' };
  await renderApp(PATH, bookingAnswers({ Appointment: appointment(facts) }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Turno sin confirmar' });
  expect(heading.nextElementSibling).toHaveTextContent(
    /^El horario de este turno ya pasó y la clínica no llegó a confirmarlo\..* comunicate con la clínica: \+54 11 4901-2233$/,
  );
  expect(within(screen.getByRole('article', { name: 'Turno' })).getByText('Sin confirmar')).toBeVisible();
  expect(screen.queryByText(/¡Turno Confirmado!|reservado|te avisa/i)).not.toBeInTheDocument();
});

test('what was not given is left out', async () => {
  await renderApp(
    PATH,
    bookingAnswers({ Appointment: appointment({ patientPhone: null, notes: null, specialty: null }) }),
  );
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  for (const label of ['Teléfono', 'Notas', 'Especialidad']) expect(screen.queryByText(label)).not.toBeInTheDocument();
});

test.each([
  [true, 1],
  [false, 0],
])('the clinic’s reason for cancelling is shown if it was written to the patient: %j', async (toldPatient, times) => {
  const cancellation = { __typename: 'AppointmentCancellation', toldPatient, text: 'Se cargó por error' };
  await renderApp(PATH, bookingAnswers({ Appointment: appointment({ status: 'cancelled', cancellation }) }));
  await screen.findByRole('heading', { name: 'Turno cancelado' });
  expect(screen.queryAllByText('Motivo: Se cargó por error')).toHaveLength(times);
  expect(screen.queryByText('Tarifa')).not.toBeInTheDocument();
});

describe('once it is no longer ahead, the page says what became of it, without advice that no longer holds', () => {
  test.each([
    ['cancelled', { status: 'cancelled' }, 'Turno cancelado', /su horario quedó libre/],
    ['completed', { status: 'completed' }, 'Turno completado', /Gracias por tu visita/],
    ['absent', { status: 'no_show' }, 'Turno con ausencia', /comunicate con la clínica: \+54 11 4901-2233/],
    ['past', { status: 'confirmed', startTime: '2026-11-20T09:30:00-03:00' }, '¡Turno Confirmado!', /ya pasó/],
  ])('%s', async (_what, facts, title, said) => {
    await renderApp(PATH, bookingAnswers({ Appointment: appointment(facts) }));
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(heading).toHaveFocus();
    expect(heading.nextElementSibling).toHaveTextContent(said);
    await waitFor(() => expect(document.title.toLowerCase()).toContain(title.toLowerCase().replace(/[¡!]/g, '')));
    expect(screen.queryByText(/10 minutos antes|recordatorio|Para cancelar/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Agregar al calendario' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reservar de nuevo' })).toHaveAttribute('href', '/book/1');
  });
});

test('less than 24 hours before, only the clinic can still cancel it, and no reminder is promised', async () => {
  await renderApp(PATH, bookingAnswers({ Appointment: appointment({ cancelDeadline: '2026-11-21T09:30:00-03:00' }) }));
  expect(await screen.findByText(/10 minutos antes/)).toBeVisible();
  expect(screen.getByText(/Faltan menos de 24 horas/)).toHaveTextContent('comunicate con la clínica: +54 11 4901-2233');
  expect(screen.queryByText(/recordatorio|enlace del email/)).not.toBeInTheDocument();
});

test.each([
  ['specialty', { specialtyId: 5 }, '/book-specialty/5'],
  ['list of professionals', { specialty: null, specialtyId: null }, '/#profesionales'],
])('a turno with a professional who left is booked again from the %s', async (_where, facts, path) => {
  await renderApp(
    PATH,
    bookingAnswers({ Appointment: appointment({ status: 'cancelled', professionalIsPublic: false, ...facts }) }),
  );
  expect(await screen.findByRole('link', { name: 'Reservar de nuevo' })).toHaveAttribute('href', path);
});

test('it leads a signed-in patient to Mis Citas', async () => {
  localStorage.setItem('token', 'abc');
  await renderApp(PATH, bookingAnswers({ Viewer: { viewer: aUser('user') } }));
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Mis Citas' })).toHaveAttribute('href', '/my-appointments');
});

test('on its day the patient reads how late the professional is, and their code once they are here', async () => {
  const today = { startTime: '2026-11-21T10:30:00-03:00', endTime: '2026-11-21T11:00:00-03:00', status: 'confirmed' };
  const TurnoToday = {
    appointment: {
      __typename: 'Appointment',
      id: APPOINTMENT_ID,
      delayMinutes: 20,
      visit: { __typename: 'Visit', step: 'arrived', ticket: 'A07' },
    },
  };
  await renderApp(PATH, bookingAnswers({ Appointment: appointment(today), TurnoToday }));
  expect(await screen.findByText('Dra. Lucía Fernández atiende con unos 20 minutos de demora.')).toBeVisible();
  expect(screen.getByText('Tu código en la pantalla de la sala de espera: A07')).toBeVisible();
});

describe('all of a turno is for callers with its receipt', () => {
  const MASKED = {
    isMasked: true,
    patientName: 'N. Ñ.',
    patientEmail: 'n•••@c•••.example',
    patientPhone: '•••• 6789',
    notes: null,
  };
  /** As the API answers. */
  const answers = bookingAnswers({
    Appointment: ({ receipt }) => appointment(receipt === RECEIPT ? {} : MASKED),
    Viewer: { viewer: aUser('user') },
  });
  const ticket = () => screen.findByRole('article', { name: 'Turno' });

  test('the mail’s link shows it, leaves the address, and holds after a reload', async () => {
    const { address, sent } = await renderApp(`${PATH}#recibo=${RECEIPT}`, answers);
    expect(await ticket()).toHaveTextContent('nora@correo.example');
    await waitFor(() => expect(address()).toBe(PATH));
    expect(sent('Appointment').map(({ receipt }) => receipt)).toEqual([RECEIPT]);
    // Not in any link either: shared, printed or copied.
    expect(document.documentElement.outerHTML).not.toContain(RECEIPT);
    cleanup();
    await renderApp(PATH, answers);
    expect(await ticket()).toHaveTextContent('Primera consulta');
    expect(screen.queryByText(/^Por privacidad/)).not.toBeInTheDocument();
  });

  test('the address alone shows it masked, and how to see the rest', async () => {
    const { sent } = await renderApp(PATH, answers);
    expect(await ticket()).toHaveTextContent(/N\. Ñ\..*n•••@c•••\.example.*•••• 6789/);
    const note = screen.getByText(/^Por privacidad/);
    expect(note).toHaveTextContent(/abrí el enlace del email o iniciá sesión\.$/);
    expect(within(note).getByRole('link', { name: 'iniciá sesión' })).toHaveAttribute('href', '/login');
    expect(sent('Appointment')).toEqual([{ id: APPOINTMENT_ID, receipt: null }]);
  });

  test('another account’s session is referred to the mail alone', async () => {
    localStorage.setItem('token', 'de-otro');
    await renderApp(PATH, answers);
    expect(await screen.findByText(/^Por privacidad, .* abrí el enlace del email\.$/)).toBeVisible();
  });

  test('signing out in this browser forgets it', async () => {
    keepReceipt(APPOINTMENT_ID, RECEIPT);
    forgetLeft(7);
    await renderApp(PATH, answers);
    expect(await ticket()).toHaveTextContent('N. Ñ.');
  });
});

test('an unknown turno says so and leads home', async () => {
  await renderApp(
    '/confirmation/no-existe',
    bookingAnswers({ Appointment: new ApiFailure('NOT_FOUND', 'El turno no existe') }),
  );
  expect(await screen.findByRole('heading', { name: 'Turno No Encontrado' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});

test('a failed load is reported and can be retried', async () => {
  let answer: object = OFFLINE;
  const { user } = await renderApp(PATH, bookingAnswers({ Appointment: () => answer }));
  expect(await screen.findAllByText('Error al cargar los detalles del turno')).not.toHaveLength(0);
  answer = appointment();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: '¡Turno Confirmado!' })).toBeVisible();
});
