import { screen, waitFor, within } from '@testing-library/react';

import { monthSlots } from '../../../../testing/booking-data';
import { aTurno, calendarAnswers } from '../../../../testing/calendar-data';
import { ApiFailure, OFFLINE, type Answers } from '../../../../testing/fake-api';
import { setPageVisible } from '../../../../testing/page-visibility';
import { renderApp } from '../../../../testing/render-app';
import { answerQuestion, asksFirst, confirmedIn } from '../../../../testing/same-patient';
import { expectOnlyToast, expectToast } from '../../../../testing/toast';
import { write } from '../../../../testing/write';
import { openedCard } from '../calendar-page.fixture';

const CALENDAR = '/dashboard?dia=2026-11-23';
const AT_1100 = '2026-11-24T11:00:00-03:00';
const AT_1130 = '2026-11-24T11:30:00-03:00';

async function openMove(more: Answers = {}) {
  const { answers } = calendarAnswers('professional', [aTurno()], more);
  const app = await renderApp(CALENDAR, answers);
  await app.user.click(within(await openedCard(app.user, 'Nora Ñandú')).getByRole('button', { name: 'Mover' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover turno' }));
  const sent = () =>
    app.calls.filter(({ operation }) => operation === 'MoveAppointment').map(({ variables }) => variables);
  const send = () => app.user.click(dialog.getByRole('button', { name: 'Mover turno' }));
  await app.user.click(dialog.getByRole('button', { name: 'Otro día u horario' }));
  const retypeDate = async (text: string) => {
    const date = dialog.getByLabelText('Fecha');
    await app.user.clear(date);
    await write(app.user, date, text);
  };
  return { ...app, dialog, sent, send, retypeDate };
}

test('where it is already nothing is sent; a turno moves to a free time of another day, with a toast', async () => {
  const { user, dialog, sent, send, retypeDate } = await openMove();
  expect(dialog.queryByText(/sobreturno/i)).not.toBeInTheDocument();
  await send();
  expect(await dialog.findByText('Elegí otro horario, otra fecha u otra sala.')).toBeVisible();
  expect(sent()).toEqual([]);
  expect(dialog.getByText(/Ahora: lunes, 23 de noviembre de 2026, 09:30 - 10:00, Consultorio 2/)).toBeVisible();
  // Ends letter by letter, as half-typed dates ask for times too.
  await retypeDate('24-11-2');
  await user.keyboard('026');
  await dialog.findByRole('option', { name: '11:00' });
  await user.selectOptions(dialog.getByLabelText('Horario'), '11:00');
  await user.selectOptions(dialog.getByLabelText('Sala'), 'Consultorio 1');
  await send();
  await expectToast(
    'Turno movido al martes, 24 de noviembre de 2026, 11:00 - 11:30. El email al paciente sale en 3 minutos',
  );
  expect(sent()).toEqual([{ id: 'turno-1', startTime: '2026-11-24T11:00', roomId: 1 }]);
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 3, name: 'lunes, 23 de noviembre de 2026' })).toHaveFocus(),
  );
  expect(await screen.findByText('No hay turnos para este día.')).toBeVisible();
});

test('any other time can be typed, and a room says whether it is free then', async () => {
  const { user, dialog, sent, send } = await openMove();
  await user.selectOptions(dialog.getByLabelText('Horario'), 'Otro horario');
  await send();
  expect(await dialog.findByText('La hora es requerida')).toBeVisible();
  await write(user, dialog.getByLabelText('Hora de inicio'), '7.15');
  expect(await dialog.findByText(/^Queda fuera del horario del profesional: 09:00 - 13:00\./)).toBeVisible();
  expect(await dialog.findByRole('option', { name: 'Consultorio 3 (ocupada a esa hora)' })).toBeInTheDocument();
  const others = within(dialog.getByRole('group', { name: 'Otras salas' }));
  expect(others.getByRole('option', { name: 'Consultorio 4 (cerrada a esa hora)' })).toBeInTheDocument();
  await send();
  await waitFor(() => expect(sent()).toEqual([{ id: 'turno-1', startTime: '2026-11-23T07:15', roomId: 2 }]));
});

test('beside another turno of the patient it asks, and a no keeps the chosen time; a lost answer is not called a failure, and another press finds out', async () => {
  const { answers } = calendarAnswers('professional', [aTurno()]);
  const moved = answers['MoveAppointment'] as (variables: object) => object;
  const { user, dialog, sent, send, retypeDate, loseNext } = await openMove({ MoveAppointment: asksFirst(moved) });
  await retypeDate('24-11-2026');
  loseNext('MoveAppointment');
  await send();
  expect(await dialog.findByText(/^No sabemos si el turno se movió: se cortó la conexión/)).toBeVisible();
  expect(screen.queryByText(/^Error al mover/)).not.toBeInTheDocument();
  await send();
  await answerQuestion(user, '¿Mover el turno igual?', 'No mover');
  expect(dialog.getByLabelText('Fecha')).toHaveValue('24-11-2026');
  expect(dialog.queryByRole('option', { name: /ya no disponible/ })).not.toBeInTheDocument();
  await send();
  await answerQuestion(user, '¿Mover el turno igual?', 'Mover igual');
  await expectToast(
    'Turno movido al martes, 24 de noviembre de 2026, 09:30 - 10:00. El email al paciente sale en 3 minutos',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(confirmedIn(sent())).toEqual([undefined, undefined, undefined, ['otro/1']]);
});

test('a time that was taken meanwhile is refused in the server’s words; it and its room are no longer on offer', async () => {
  let taken = false;
  const room = (id: number, availability: string) => ({
    __typename: 'SlotRoom',
    availability,
    isSuitable: true,
    room: { __typename: 'Room', id, name: `Consultorio ${id}`, description: null },
  });
  const { user, dialog, send, retypeDate } = await openMove({
    MonthSlots: (variables) => monthSlots(taken ? [AT_1130] : [AT_1100, AT_1130])(variables),
    SlotRooms: () => ({ slotRooms: [room(1, taken ? 'occupied' : 'free'), room(2, 'free')] }),
    MoveAppointment: () => {
      taken = true;
      return new ApiFailure('CONFLICT', 'El horario elegido ya no está disponible. Elegí otro horario');
    },
  });
  await retypeDate('24-11-2026');
  await dialog.findByRole('option', { name: '11:00' });
  await user.selectOptions(dialog.getByLabelText('Horario'), '11:00');
  await user.selectOptions(dialog.getByLabelText('Sala'), 'Consultorio 1');
  await send();
  await expectOnlyToast('El horario elegido ya no está disponible. Elegí otro horario');
  expect(dialog.getByLabelText('Fecha')).toHaveValue('24-11-2026');
  expect(await dialog.findByRole('option', { name: '11:00 (ya no disponible)', selected: true })).toBeInTheDocument();
  expect(dialog.queryByRole('option', { name: '11:00' })).not.toBeInTheDocument();
  expect(
    await dialog.findByRole('option', { name: 'Consultorio 1 (ocupada a esa hora)', selected: true }),
  ).toBeInTheDocument();
  expect(dialog.getByLabelText('Sala')).toHaveAccessibleDescription(
    'La sala elegida está ocupada a esa hora: elegí otra sala u otro horario.',
  );
  await user.selectOptions(dialog.getByLabelText('Sala'), 'Consultorio 2');
  expect(dialog.getByLabelText('Sala')).not.toHaveAccessibleDescription();

  await user.selectOptions(dialog.getByLabelText('Horario'), '11:30');
  expect(dialog.queryByRole('option', { name: /11:00/ })).not.toBeInTheDocument();
});

test('a time that others take before it is sent stays chosen and says so: any time can be tried; without a connection no day is called full', async () => {
  let isTaken = false;
  let isOnline = false;
  const { user, dialog, retypeDate } = await openMove({
    MonthSlots: (variables) => (isOnline ? monthSlots(isTaken ? [] : [AT_1100])(variables) : OFFLINE),
  });
  expect(await dialog.findByText(/^No se pudieron cargar los horarios/)).toBeVisible();
  expect(dialog.queryByText(/^Sin horarios/)).not.toBeInTheDocument();
  isOnline = true;
  setPageVisible(false);
  setPageVisible(true);
  await retypeDate('24-11-2026');
  await dialog.findByRole('option', { name: '11:00' });
  await user.selectOptions(dialog.getByLabelText('Horario'), '11:00');
  isTaken = true;
  setPageVisible(false);
  setPageVisible(true);
  expect(await dialog.findByRole('option', { name: '11:00 (no figura libre)', selected: true })).toBeInTheDocument();
});
