import { screen, waitFor, within } from '@testing-library/react';

import { aHoliday } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { answerQuestion, asksFirst, confirmedIn } from '../../testing/same-patient';
import { expectToast, expectToastAndPlace } from '../../testing/toast';
import { chooseNora, openNew } from './new-appointment.fixture';

const at = (day: string, time = '09:30') => `2026-${day}T${time}:00-03:00`;
const ROOM = { __typename: 'Room', id: 1, name: 'Consultorio 1' };

function aDate(day: string, state = 'free', facts: object = {}) {
  return {
    __typename: 'SeriesDate',
    date: `2026-${day}`,
    startTime: at(day),
    state,
    isBookable: state !== 'taken',
    room: state === 'taken' ? null : ROOM,
    nearest: null,
    ...facts,
  };
}
const NEAREST = { nearest: { __typename: 'SeriesSlot', startTime: at('11-30', '10:30'), room: ROOM } };
const DATES = [aDate('11-23'), aDate('11-30', 'taken', NEAREST), aDate('12-07', 'absent'), aDate('12-14')];
const HOLIDAY = aHoliday('2026-12-14', 'Día del Kinesiólogo');
const booked = ({ input }: Record<string, unknown>) => ({
  bookSeries: {
    __typename: 'AppointmentSeries',
    id: 'serie-1',
    appointments: (input as { turnos: { startTime: string }[] }).turnos.map(({ startTime }, index) => ({
      __typename: 'Appointment',
      id: `turno-${index + 1}`,
      status: 'pending',
      startTime,
      endTime: startTime,
      version: 1,
    })),
  },
});

async function repeatWeekly(answers: object = {}) {
  const panel = await openNew(
    'admin',
    { professionalId: 3 },
    {
      SeriesDates: { seriesDates: DATES },
      BookSeries: booked,
      CancelMadeSeries: { cancelFollowing: { __typename: 'CancelledFollowing', cancelled: [] } },
      Holidays: ({ month }) => ({ holidays: month === 12 ? [HOLIDAY] : [] }),
      ...answers,
    },
  );
  await chooseNora(panel);
  await panel.user.click(await panel.slot('09:30'));
  await panel.choose('Repetir', 'Cada semana');
  const list = async () => within(await panel.part.findByRole('list', { name: 'Fechas de la serie' }));
  const sentStarts = () =>
    panel
      .sent('BookSeries')
      .map(({ input }) => (input as { turnos: { startTime: string }[] }).turnos.map(({ startTime }) => startTime));
  return { ...panel, list, sentStarts };
}

test('each date has its state; free ones are booked, some at the nearest other time, beside other turnos of the patient with one yes for all; one press undoes them', async () => {
  const panel = await repeatWeekly({ BookSeries: asksFirst(booked) });
  const rows = (await panel.list()).getAllByRole('listitem');
  const said = ['Libre', 'Ocupado', 'No atiende', 'Libre'];
  for (const [index, row] of rows.entries()) expect(row).toHaveTextContent(said[index]!);
  expect(await within(rows[3]!).findByText(/Día del Kinesiólogo/)).toBeVisible();
  expect(panel.part.getByText('2 de 4 fechas elegidas')).toBeVisible();
  expect(rows[2]).toHaveTextContent('Se puede elegir igual');

  await panel.press('Usar lun, 30 nov · 10:30');
  expect(within(rows[1]!).getByRole('checkbox')).toHaveFocus();
  await panel.user.click(within(rows[0]!).getByRole('checkbox'));
  await panel.press('Crear 2 turnos');
  await answerQuestion(panel.user, '¿Darle estos turnos también?', 'Crear también');
  await expectToast('2 turnos creados: se avisa en un solo email');
  expect(confirmedIn(panel.sent('BookSeries'))).toEqual([undefined, ['otro/1']]);
  expect(panel.sentStarts().at(-1)).toEqual([at('11-30', '10:30'), at('12-14')]);
  expect(panel.made).toHaveBeenCalledWith({ id: 'turno-1', startTime: at('11-30', '10:30'), professionalId: 3 });

  await waitFor(() => expect(panel.sheet).not.toBeInTheDocument());
  const toast = screen.getByRole('region', { name: 'Aviso' });
  expect(toast).toHaveTextContent('Nora Ñandú · desde el lun, 30 nov · 10:30 · Dra. Lucía Fernández');
  expect(within(toast).getByRole('button', { name: 'Ver el turno de Nora Ñandú' })).toBeVisible();
  await panel.user.click(within(toast).getByRole('button', { name: /^Deshacer/ }));
  await expectToast('Deshecho: los 2 turnos quedaron cancelados. El paciente recibe un email');
  const turnos = [1, 2].map((index) => ({ id: `turno-${index}`, version: 1 }));
  const cancellation = { reason: 'entered_by_mistake', note: null, tellPatient: false };
  expect(panel.sent('CancelMadeSeries')).toEqual([{ input: { turnos, cancellation } }]);
  expect(panel.undone).toHaveBeenCalledTimes(1);
});

test('what was taken meanwhile is named, what was chosen stays, and the dates are loaded again; after a lost answer a retry sends the very same with the same key', async () => {
  const text = 'Ya no está libre: lunes, 14 de diciembre de 2026 a las 09:30. No se guardó nada';
  let isTaken = false;
  let isLost = true;
  const panel = await repeatWeekly({
    SeriesDates: () => ({ seriesDates: isTaken ? [...DATES.slice(0, 3), aDate('12-14', 'taken')] : DATES }),
    BookSeries: (variables: Record<string, unknown>) => {
      if (isTaken) return isLost ? OFFLINE : booked(variables);
      isTaken = true;
      return new ApiFailure('CONFLICT', text);
    },
  });
  await panel.list();
  await panel.press('Usar lun, 30 nov · 10:30');
  await panel.press('Crear 3 turnos');
  await expectToastAndPlace(text);
  expect(await panel.part.findByText('2 de 4 fechas elegidas')).toBeVisible();
  expect(panel.part.getByText(/en lugar de lun, 30 nov · 09:30/)).toBeVisible();
  expect(panel.part.getByText('Sin otro horario libre esa semana')).toBeVisible();

  await panel.press('Crear 2 turnos');
  expect(await panel.part.findByText(/no se reservan dos veces/)).toBeVisible();
  for (const box of (await panel.list()).getAllByRole('checkbox')) expect(box).toBeDisabled();
  isLost = false;
  await panel.press('Reintentar');
  await expectToast('2 turnos creados: se avisa en un solo email');
  const [, unanswered, retried] = panel.sent('BookSeries');
  expect(retried).toEqual(unanswered);
});

test('dates that cannot be loaded are not shown as none; loaded, fewer than two are no series', async () => {
  let isOnline = false;
  const panel = await repeatWeekly({ SeriesDates: () => (isOnline ? { seriesDates: DATES } : OFFLINE) });
  expect(await panel.part.findByText('Error al cargar las fechas de la serie')).toBeVisible();
  expect(panel.part.getByText('Faltan las fechas de la serie')).toBeVisible();
  await panel.press('Crear turnos');
  expect(panel.sent('BookSeries')).toEqual([]);
  isOnline = true;
  await panel.press('Reintentar');
  for (const box of [0, 3]) await panel.user.click((await panel.list()).getAllByRole('checkbox')[box]!);
  expect(panel.part.getByText('Elegí al menos dos fechas')).toBeVisible();
  await panel.press('Crear 0 turnos');
  expect(panel.sent('BookSeries')).toEqual([]);
  await panel.choose('Repetir', 'No se repite');
  expect(panel.part.getByRole('button', { name: 'Crear Turno' })).toBeVisible();
});
