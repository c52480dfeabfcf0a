import { screen, waitFor, within } from '@testing-library/react';

import { bookingAnswers, bookingProfessional, monthSlots, SLOT_0930, SLOT_1500 } from '../../testing/booking-data';
import { ApiFailure } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { dayButton, fillPatient, MONDAY, openChosen, slotRadio, submitButton } from './booking-steps.fixture';

const kind = (id: number, name: string, durationMinutes: number, fee: number | null) => ({
  __typename: 'ConsultationKind',
  id,
  name,
  durationMinutes,
  fee,
  isOnline: true,
});
const CONTROL = kind(11, 'Control', 20, 18000);
const FIRST_VISIT = kind(12, 'Primera vez', 45, 30000);

/** A control has a slot at 09:30, a first visit at 15:00. */
const answers = (kinds: object[] = [CONTROL, FIRST_VISIT], more: object = {}) =>
  bookingAnswers({
    BookingProfessional: bookingProfessional({ consultationKinds: kinds }),
    MonthSlots: (variables) => monthSlots(variables['durationMinutes'] === 45 ? [SLOT_1500] : [SLOT_0930])(variables),
    ...more,
  });
const kinds = async () => within(await screen.findByRole('radiogroup', { name: 'Tipo de consulta' }));

test('the first kind is chosen, each says its minutes and price, and another one has its own times', async () => {
  const { user, calls, address } = await renderApp('/book/1', answers());
  const radios = await kinds();
  expect(radios.getByRole('radio', { name: /Control.*20 min.*18\.000/ })).toBeChecked();
  await user.click(await dayButton(MONDAY));
  await user.click(await slotRadio('09:30'));

  await user.click(radios.getByRole('radio', { name: /Primera vez.*45 min.*30\.000/ }));
  expect(screen.getByText('Con otro tipo de consulta, el horario se elige de nuevo.')).toBeInTheDocument();
  await user.click(await slotRadio('15:00'));
  expect(address()).toContain('tipo=12');
  expect(screen.queryByRole('radio', { name: '09:30' })).not.toBeInTheDocument();
  await fillPatient(user);
  await user.click(submitButton());
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  expect(address()).toMatch(/^\/confirmation/);
  const [booked] = calls.filter(({ operation }) => operation === 'BookAppointment');
  expect(booked?.variables['input']).toMatchObject({ consultationKindId: 12, startTime: SLOT_1500 });
});

test('one kind is no choice, and is what is booked', async () => {
  const { user, calls } = await openChosen(answers([CONTROL]));
  expect(screen.queryByRole('radiogroup', { name: 'Tipo de consulta' })).not.toBeInTheDocument();
  await fillPatient(user);
  await user.click(submitButton());
  await screen.findByRole('heading', { name: '¡Turno Confirmado!' });
  const [booked] = calls.filter(({ operation }) => operation === 'BookAppointment');
  expect(booked?.variables['input']).toMatchObject({ consultationKindId: 11 });
});

test('a type that is no longer offered is refused in the form, what is on offer is read again, and the time stays', async () => {
  const refused = 'Control ya no se ofrece. Elegí otro tipo de consulta';
  let isOver = false;
  const offered = () => answers(isOver ? [FIRST_VISIT] : [CONTROL, FIRST_VISIT])['BookingProfessional'];
  const { user, calls } = await openChosen(
    answers([CONTROL, FIRST_VISIT], {
      BookingProfessional: offered,
      BookAppointment: () => {
        isOver = true;
        return new ApiFailure('CONFLICT', refused, 'consultationKindId');
      },
    }),
  );
  await fillPatient(user);
  await user.click(submitButton());
  await expectToast(refused);
  // Invisible while the toast shows the same text.
  expect(screen.getByText(refused, { selector: '.MuiAlert-message' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Tipo de consulta' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Cambiar el horario' })).toBeVisible();
  expect(screen.getByLabelText('Nombre y apellido')).toHaveValue('Nora Ñandú');
  expect(calls.filter(({ operation }) => operation === 'BookAppointment')).toHaveLength(1);
});

test('a professional with bookings by phone alone has no list of days, and no text that there are none', async () => {
  const withheld = [24, 25, 26].map((day) => ({ day, reason: 'by_phone' }));
  const answers = { MonthSlots: monthSlots([], withheld), FirstSlot: { firstSlot: null } };
  await renderApp('/book/1', bookingAnswers(answers));
  expect(await screen.findByText('En noviembre de 2026, los turnos se piden por teléfono.')).toBeVisible();
  expect(screen.getByText(/^Teléfono de la clínica/)).toBeVisible();
  expect(screen.queryByText(/Quedan lugares|Sin turnos libres|No hay horarios/)).not.toBeInTheDocument();
});
