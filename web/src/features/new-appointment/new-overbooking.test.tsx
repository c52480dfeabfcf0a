import { screen, waitFor } from '@testing-library/react';

import { madeTurno } from '../../testing/booking-data';
import { ApiFailure } from '../../testing/fake-api';
import { answerQuestion, asksFirst } from '../../testing/same-patient';
import { write } from '../../testing/write';
import { typePatient } from '../../testing/booking-dialogs';
import { openNew } from './new-appointment.fixture';

const TAKEN = '2026-11-23T09:10:00-03:00';
const allowed = (facts: object = {}) => ({
  overbookingAllowance: {
    __typename: 'OverbookingAllowance',
    perHour: 2,
    left: 1,
    isTaken: true,
    room: { __typename: 'Room', id: 2, name: 'Consultorio 2' },
    ...facts,
  },
});
const open = (facts: object = {}, more: object = {}) =>
  openNew(
    'admin',
    { professionalId: 3, startTime: TAKEN },
    {
      OverbookingAllowance: allowed(facts),
      CreateOverbooking: { createOverbooking: madeTurno() },
      ...more,
    },
  );
const give = { name: 'Dar un sobreturno' };

test('at a time that is taken one is given, for a reason, in the room where the professional is', async () => {
  const made = { createOverbooking: madeTurno() };
  const panel = await openNew(
    'admin',
    { professionalId: 3, startTime: TAKEN, isOverbooking: true },
    { OverbookingAllowance: allowed(), CreateOverbooking: asksFirst(made) },
  );
  await typePatient(panel);
  expect(await panel.part.findByRole('checkbox', give)).toBeChecked();
  expect(panel.part.getByText(/Queda 1 de 2 sobreturnos en esa hora/)).toBeVisible();
  expect(panel.part.queryByLabelText('Sala')).not.toBeInTheDocument();
  await panel.press('Dar sobreturno');
  expect(await panel.part.findByText('Escribí el motivo del sobreturno')).toBeVisible();
  expect(panel.sent('CreateOverbooking')).toEqual([]);
  await write(panel.user, panel.part.getByLabelText(/^Motivo del sobreturno/), 'Fiebre alta');
  await panel.press('Dar sobreturno');
  await answerQuestion(panel.user, '¿Darle este turno también?', 'Crear también');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  const [first, second] = panel.sent('CreateOverbooking');
  expect(first).toMatchObject({
    input: { professionalId: 3, roomId: 2, startTime: '2026-11-23T09:10:00', reason: 'Fiebre alta' },
  });
  expect(second).toEqual({ ...first, confirmedAppointments: ['otro/1'] });
  expect(panel.sent('CreateAppointment')).toEqual([]);
});

test('a refused reason is reported once, under its field; losing the last one is reported at the time, and the typed values stay', async () => {
  const full = 'En esa hora el profesional ya tiene 2 sobreturnos, y no da más. Elegí otra hora';
  const refused = 'El motivo es muy largo';
  let left = 1;
  let isRefused = true;
  const panel = await open(
    {},
    {
      OverbookingAllowance: () => allowed({ left }),
      CreateOverbooking: () => {
        if (isRefused) return new ApiFailure('BAD_REQUEST', refused, 'input.reason');
        left = 0;
        return new ApiFailure('CONFLICT', full, 'startTime');
      },
    },
  );
  await typePatient(panel);
  await panel.user.click(await panel.part.findByRole('checkbox', give));
  await write(panel.user, panel.part.getByLabelText(/^Motivo del sobreturno/), 'Fiebre alta');
  await panel.press('Dar sobreturno');
  await waitFor(() =>
    expect(panel.part.getByLabelText(/^Motivo del sobreturno/)).toHaveAccessibleDescription(new RegExp(refused)),
  );
  expect(panel.part.getAllByText(refused)).toHaveLength(1);
  isRefused = false;
  await panel.press('Dar sobreturno');
  expect(await panel.part.findByText(full)).toBeVisible();
  expect(panel.part.getByLabelText(/^Motivo del sobreturno/)).toHaveValue('Fiebre alta');
  expect(await panel.part.findByText(/en esa hora no quedan sobreturnos \(2 como máximo\)/)).toBeVisible();
  expect(panel.part.queryByText(/Quedan? \d/)).not.toBeInTheDocument();
  await panel.user.click(panel.part.getByRole('checkbox', give));
  expect(panel.part.queryByRole('checkbox', give)).not.toBeInTheDocument();
  expect(panel.part.getByRole('button', { name: 'Crear Turno' })).toBeVisible();
  expect(document.body).not.toHaveFocus();
});

test('who wanted it weekly and gives a sobreturno gives that one alone', async () => {
  const panel = await open();
  await typePatient(panel);
  await panel.choose('Repetir', 'Cada semana');
  expect(panel.sent('SeriesDates')).toHaveLength(1);
  await panel.user.click(await panel.part.findByRole('checkbox', give));
  await panel.retype(/^Motivo del sobreturno/, 'Fiebre alta');
  await panel.press('Dar sobreturno');
  await waitFor(() => expect(panel.made).toHaveBeenCalledTimes(1));
  expect(panel.sent('CreateOverbooking')).toHaveLength(1);
  expect(panel.sent('BookSeries')).toEqual([]);
});

test('the page says if that is unknown, where the hour is full, or the professional takes none; at a free time there is nothing of it', async () => {
  let isKnown = false;
  const panel = await open(
    {},
    {
      OverbookingAllowance: ({ startTime }: Record<string, unknown>) => {
        if (!isKnown) return new ApiFailure('INTERNAL', 'Error interno');
        if (String(startTime).includes('09:10')) return allowed({ left: 0 });
        if (String(startTime).includes('09:20')) return allowed({ perHour: 0, left: 0 });
        return allowed({ isTaken: false, room: null });
      },
    },
  );
  expect(await panel.part.findByText('No se pudo ver si se puede dar un sobreturno')).toBeVisible();
  isKnown = true;
  await panel.press('Reintentar');
  expect(await panel.part.findByText(/en esa hora no quedan sobreturnos \(2 como máximo\)/)).toBeVisible();
  expect(panel.part.queryByRole('checkbox', give)).not.toBeInTheDocument();
  await panel.retype('Hora de inicio', '09:20');
  expect(await panel.part.findByText(/y no da sobreturnos/)).toBeVisible();
  expect(panel.part.queryByRole('checkbox', give)).not.toBeInTheDocument();
  await panel.retype('Hora de inicio', '09:30');
  await waitFor(() => expect(screen.queryByText(/sobreturno/)).not.toBeInTheDocument());
  expect(panel.sent('OverbookingAllowance').at(-1)).toMatchObject({ startTime: '2026-11-23T09:30:00' });
});
