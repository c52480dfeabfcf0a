import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { setToken } from '../../kit/session/token';
import { bookingAnswers, monthSlots, SLOT_0930, SLOT_1500, SLOT_NEXT_DAY } from '../../testing/booking-data';
import { aUser } from '../../testing/clinic-data';
import { ApiFailure } from '../../testing/fake-api';
import { pollAgain } from '../../testing/page-visibility';
import { expectOnlyToast, expectToast, expectToastAndPlace } from '../../testing/toast';
import { write } from '../../testing/write';
import {
  chosenLine,
  dayButton,
  fillPatient,
  MONDAY,
  nameField,
  openChosen,
  slotRadio,
  submitButton,
} from './booking-steps.fixture';

const BOOKED = bookingAnswers()['BookAppointment'] as object;
const TAKEN = new ApiFailure('CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario');

const bookings = (calls: { operation: string; variables: Record<string, unknown> }[]) =>
  calls.filter(({ operation }) => operation === 'BookAppointment').map(({ variables }) => variables);

async function book(user: UserEvent): Promise<void> {
  await fillPatient(user);
  await user.click(submitButton());
}

test('an empty form says what is missing, in a list that has the focus and leads to each gap', async () => {
  const { user, calls } = await openChosen(bookingAnswers());
  await user.click(submitButton());
  const summary = await screen.findByRole('group', { name: 'Hay 2 datos por revisar' });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(within(summary).getByRole('button', { name: 'El correo es requerido' }));
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  await write(user, nameField(), 'Nora');
  await waitFor(() => expect(summary).toHaveAccessibleName('Queda un dato por revisar'));
  await user.click(screen.getByRole('radio', { name: 'Para otra persona' }));
  await screen.findByLabelText('Nombre y apellido del paciente');
  expect(screen.getAllByRole('textbox', { description: /es requerid[oa]/ })).toEqual([
    screen.getByLabelText('Correo electrónico'),
  ]);
  expect(bookings(calls)).toEqual([]);
});

test('a slot taken meanwhile: reported, free ones shown, and the typed values stay', async () => {
  let taken = false;
  let answer = () => undefined as void;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const answers = bookingAnswers({
    MonthSlots: async (variables) => {
      if (!taken) return monthSlots([SLOT_0930, SLOT_1500])(variables);
      await slow;
      return monthSlots([SLOT_1500])(variables);
    },
    BookAppointment: () => {
      if (taken) return BOOKED;
      taken = true;
      return TAKEN;
    },
  });
  const { user, calls, address } = await openChosen(answers);
  await book(user);

  await expectToastAndPlace(TAKEN.message);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Horario' })).toHaveFocus());
  answer();
  await waitFor(() => expect(screen.queryByRole('radio', { name: '09:30' })).not.toBeInTheDocument());
  await waitFor(async () => expect(await slotRadio('15:00')).toHaveFocus());
  expect(address()).toBe('/book/1?dia=2026-11-23');
  expect(nameField()).toHaveValue('Nora Ñandú');
  expect(screen.getByText('Por favor selecciona una fecha y hora')).toBeInTheDocument();

  await user.click(await slotRadio('15:00'));
  await chosenLine('Cambiar sala');
  await user.click(submitButton());
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  const [first, second] = bookings(calls);
  expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
});

test('a day that loses its last slots meanwhile says so and what to do, and what was typed stays', async () => {
  let starts = [SLOT_0930, SLOT_1500, SLOT_NEXT_DAY];
  const { user, calls } = await openChosen(
    bookingAnswers({ MonthSlots: (variables) => monthSlots(starts)(variables) }),
  );
  await fillPatient(user);
  starts = [SLOT_NEXT_DAY];
  pollAgain();
  const closed =
    'Ya no quedan horarios para el lunes, 23 de noviembre: se ocuparon o se cerraron mientras elegías. Elegí otro día.';
  expect((await screen.findByText(closed)).closest('[role="alert"]')).not.toBeNull();
  expect(screen.queryByText('No hay horarios disponibles')).not.toBeInTheDocument();
  expect(nameField()).toHaveValue('Nora Ñandú');
  await user.click(submitButton());
  expect(await dayButton(MONDAY)).toHaveFocus();
  expect(bookings(calls)).toEqual([]);

  await user.keyboard('{ArrowRight}{Enter}');
  await slotRadio('10:00');
  expect(screen.queryByText(closed)).not.toBeInTheDocument();
});

test('faults that the server finds in fields stand at them, also once they are left, until they change', async () => {
  let answer = new ApiFailure('BAD_REQUEST', 'Email inválido', 'input.patientEmail');
  const { user } = await openChosen(bookingAnswers({ BookAppointment: () => answer }));
  await fillPatient(user);
  const phone = screen.getByLabelText(/^Teléfono/);
  await write(user, phone, '11 2345-6789');
  await user.click(submitButton());
  expect(await screen.findByText('Email inválido')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Correo electrónico')).toHaveFocus());
  expect(submitButton()).toHaveAttribute('aria-disabled', 'false');
  await user.tab();
  await user.tab();
  expect(screen.getByText('Email inválido')).toBeVisible();

  answer = new ApiFailure('BAD_REQUEST', 'Teléfono inválido', 'input.patientPhone');
  await write(user, screen.getByLabelText('Correo electrónico'), '.ar');
  await user.click(submitButton());
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Teléfono inválido'));
  expect(phone).toHaveValue('+54 11 2345 6789');
  await user.click(nameField());
  expect(phone).toHaveAccessibleDescription('Teléfono inválido');
  await user.type(phone, '0');
  expect(phone).not.toHaveAccessibleDescription('Teléfono inválido');
});

test('another refusal is shown in the server’s words, once; after a fault without such words the form admits that the turno may be booked', async () => {
  let answer = new ApiFailure('TOO_MANY_REQUESTS', 'Demasiadas reservas. Reintentá más tarde');
  const { user } = await openChosen(bookingAnswers({ BookAppointment: () => answer }));
  await book(user);
  await expectOnlyToast('Demasiadas reservas. Reintentá más tarde');
  answer = new ApiFailure('INTERNAL', 'Código: 123');
  await user.click(submitButton());
  expect(
    await screen.findByText(/^No sabemos si el turno quedó reservado: falló el servidor\. Reintentá para/),
  ).toBeVisible();
  await expectToast('Error al reservar el turno');
});

test('a double click books once, and the button says that it is under way', async () => {
  let answer: (value: object) => void = () => undefined;
  const pending = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const { user, calls } = await openChosen(bookingAnswers({ BookAppointment: () => pending }));
  await fillPatient(user);
  await user.dblClick(submitButton());
  const button = await screen.findByRole('button', { name: 'Reservando...' });
  expect(button).toHaveFocus();
  await user.click(button);
  answer(BOOKED);
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  expect(bookings(calls)).toHaveLength(1);
});

test('a booking that the end of the session interrupted is offered again after the login, with what was typed, and sent once', async () => {
  setToken('abc');
  let isOver = true;
  const over = new ApiFailure('UNAUTHENTICATED', 'La sesión terminó. Iniciá sesión nuevamente');
  const { user, address, calls } = await openChosen(
    bookingAnswers({
      Viewer: { viewer: aUser('user') },
      BookAppointment: () => (isOver ? over : BOOKED),
      SignIn: { signIn: { __typename: 'Session', token: 'def', user: aUser('user') } },
    }),
  );
  await waitFor(() => expect(nameField()).toHaveValue('Marta Ruiz'));
  await write(user, screen.getByLabelText(/^Notas/), 'Primera consulta');
  await user.click(submitButton());
  await waitFor(() => expect(address()).toBe('/login'));
  isOver = false;
  await write(user, await screen.findByLabelText('Correo electrónico'), 'marta@example.com');
  await write(user, screen.getByLabelText('Contraseña'), 'secreto-123');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Iniciar Sesión' }));

  await user.click(await screen.findByRole('button', { name: 'Continuar reserva' }));
  await waitFor(() => expect(address()).toBe('/book/1?dia=2026-11-23&hora=09:30'));
  expect(nameField()).toHaveValue('Marta Ruiz');
  expect(screen.getByLabelText(/^Notas/)).toHaveValue('Primera consulta');
  expect(screen.queryByRole('button', { name: 'Continuar reserva' })).not.toBeInTheDocument();
  await chosenLine('Cambiar sala');
  expect(bookings(calls)).toHaveLength(1);
  await user.click(submitButton());
  expect(await screen.findByRole('heading', { name: '¡Turno Confirmado!' })).toBeVisible();
  const [refused, booked, ...more] = bookings(calls);
  expect(more).toEqual([]);
  expect(booked?.['input']).toEqual(refused?.['input']);
});
