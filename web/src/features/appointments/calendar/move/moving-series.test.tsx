import { screen, waitFor, within } from '@testing-library/react';

import { aTurno } from '../../../../testing/calendar-data';
import { ApiFailure } from '../../../../testing/fake-api';
import { answerQuestion, asksFirst } from '../../../../testing/same-patient';
import { seriesPosition, oneOfSeries, seriesOf } from '../../../../testing/series-data';
import { expectToast } from '../../../../testing/toast';
import { write } from '../../../../testing/write';
import { openCalendar, openedCard } from '../calendar-page.fixture';

const ROOM = { __typename: 'Room', id: 2, name: 'Consultorio 2' };
const PLACE = { durationMinutes: 30, roomId: 2, professionalId: 3 };

/** Move of a turno of the series: to 08:00 of its day. */
function aMove(number: number, day: string, state = 'free', nearest: object | null = null) {
  return {
    __typename: 'SeriesMove',
    startTime: `2026-${day}T08:00:00-03:00`,
    state,
    isBookable: state === 'free',
    room: state === 'free' ? ROOM : null,
    nearest,
    appointment: oneOfSeries(number, day, PLACE),
  };
}
const AT_HALF_PAST = { __typename: 'SeriesSlot', startTime: '2026-11-30T08:30:00-03:00', room: ROOM };
const MOVES = [aMove(1, '11-23'), aMove(2, '11-30', 'taken', AT_HALF_PAST), aMove(3, '12-07', 'absent')];
const TURNOS = [oneOfSeries(1, '11-23'), oneOfSeries(2, '11-30'), oneOfSeries(3, '12-07')];

const moved = ({ input }: Record<string, unknown>) => ({
  moveFollowing: (input as { turnos: { id: string; startTime: string }[] }).turnos.map(({ id, startTime }) =>
    aTurno({ id, startTime, status: 'confirmed', version: 2 }),
  ),
});

test('each of the following says where it would go; those that can are moved, and undone from the last on', async () => {
  let refusal: ApiFailure | null = new ApiFailure('CONFLICT', 'Ya no está libre: lunes, 30 de noviembre de 2026');
  const app = await openCalendar('/dashboard', [aTurno({ status: 'confirmed', series: seriesPosition(1) })], {
    more: {
      SeriesTurnos: seriesOf(1, TURNOS),
      FollowingMoves: { followingMoves: MOVES },
      MoveFollowing: (variables: Record<string, unknown>) => refusal ?? asksFirst(moved)(variables),
      RestorePlace: ({ id, startTime }: Record<string, unknown>) => ({
        moveAppointment: aTurno({ id: String(id), startTime: String(startTime), version: 3 }),
      }),
    },
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

  await app.user.click(within(await openedCard(app.user, 'Nora Ñandú')).getByRole('button', { name: 'Mover' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mover turno' }));
  await app.user.click(await dialog.findByRole('radio', { name: 'Este y los 2 siguientes' }));
  expect(dialog.getByText(/^Elegí arriba otro horario/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Otro día u horario' }));
  await app.user.selectOptions(dialog.getByLabelText('Horario'), 'Otro horario');
  await write(app.user, dialog.getByLabelText('Hora de inicio'), '8:00');

  const rows = within(await dialog.findByRole('list', { name: 'Fechas de la serie' })).getAllByRole('listitem');
  const said = ['Libre', 'Ocupado', 'No atiende'];
  for (const [index, row] of rows.entries()) expect(row).toHaveTextContent(said[index]!);
  expect(rows[0]).toHaveTextContent('ahora lun, 23 nov · 09:30');
  await app.user.click(dialog.getByRole('button', { name: 'Usar lun, 30 nov · 08:30' }));
  await app.user.click(dialog.getByRole('button', { name: 'Mover 2 turnos' }));
  await waitFor(() => expect(dialog.getByText(refusal!.message)).toBeVisible());
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Mover 2 turnos' })).toBeVisible());

  refusal = null;
  await app.user.click(dialog.getByRole('button', { name: 'Mover 2 turnos' }));
  await answerQuestion(app.user, '¿Mover los turnos igual?', 'Mover igual');
  const done = '2 turnos movidos. El email al paciente sale en 3 minutos';
  await expectToast(done);
  expect(sent('FollowingMoves').at(-1)).toEqual({
    id: 'turno-1',
    startTime: '2026-11-23T08:00',
    roomId: 2,
    professionalId: 3,
  });
  expect(sent('MoveFollowing')[1]).toEqual({
    input: {
      turnos: [
        { id: 'turno-1', version: 1, startTime: MOVES[0]!.startTime, roomId: 2 },
        { id: 'turno-2', version: 1, startTime: AT_HALF_PAST.startTime, roomId: 2 },
      ],
    },
  });
  await app.user.click(await screen.findByRole('button', { name: `Deshacer: ${done}` }));
  await expectToast('Deshecho. No se envía ningún email');
  expect(sent('RestorePlace').map(({ id }) => id)).toEqual(['turno-2', 'turno-1']);
});
