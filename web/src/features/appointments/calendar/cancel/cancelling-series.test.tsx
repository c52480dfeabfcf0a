import { screen, within } from '@testing-library/react';

import { aTurno } from '../../../../testing/calendar-data';
import { ApiFailure } from '../../../../testing/fake-api';
import { seriesPosition, oneOfSeries, seriesOf } from '../../../../testing/series-data';
import { expectToast } from '../../../../testing/toast';
import { card, openCalendar, openedCard } from '../calendar-page.fixture';

const SECOND = aTurno({ series: seriesPosition(2) });
const why = { __typename: 'AppointmentCancellation', reason: 'patient_asked', note: null, toldPatient: false };
const cancelled = (facts: Parameters<typeof aTurno>[0]) => ({
  ...aTurno({ ...facts, status: 'cancelled', version: 2, viewerCan: { move: false } }),
  cancellation: why,
});
const DONE = {
  cancelFollowing: {
    __typename: 'CancelledFollowing',
    cancelled: [
      cancelled({ series: seriesPosition(2) }),
      cancelled({ id: 'turno-2', startTime: '2026-11-30T09:30:00-03:00', endTime: '2026-11-30T10:00:00-03:00' }),
    ],
    kept: [],
  },
};

test('staff cancel a turno and the following, with one mail; one press undoes all of it', async () => {
  let refusal: ApiFailure | null = new ApiFailure('CONFLICT', 'Alguien cambió mientras tanto el turno del lunes');
  const app = await openCalendar('/dashboard', [SECOND], {
    more: {
      SeriesTurnos: seriesOf(1, [
        oneOfSeries(9, '11-16', { status: 'completed' }),
        oneOfSeries(1, '11-23', { status: 'pending' }),
        oneOfSeries(2, '11-30'),
      ]),
      CancelFollowingAsStaff: () => refusal ?? DONE,
      RestoreStatus: ({ id, status }: Record<string, unknown>) => ({
        setAppointmentStatus: aTurno({ id: String(id), status: status as 'pending', version: 3 }),
      }),
    },
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);

  await app.user.click(within(await card('Nora Ñandú')).getByRole('button', { name: /, cambiar estado$/ }));
  await app.user.click(await screen.findByRole('menuitemradio', { name: 'Cancelado' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
  await app.user.click(await question.findByRole('radio', { name: 'Este y el siguiente' }));
  expect(question.getByText(/Los horarios quedan libres y a los 3 minutos/)).toBeVisible();
  await app.user.selectOptions(question.getByLabelText('Motivo'), 'Lo pidió el paciente');
  await app.user.click(question.getByRole('button', { name: 'Cancelar 2 turnos' }));
  expect(await question.findByRole('alert')).toHaveTextContent(/Alguien cambió mientras tanto/);

  refusal = null;
  await app.user.click(question.getByRole('button', { name: 'Cancelar 2 turnos' }));
  const said = '2 turnos cancelados. El email al paciente sale en 3 minutos';
  await expectToast(said);
  await openedCard(app.user, 'Nora Ñandú');
  expect(within(await card('Nora Ñandú')).getByText('Motivo: Lo pidió el paciente')).toBeVisible();
  expect(within(await card('Nora Ñandú')).queryByRole('button', { name: 'Mover' })).not.toBeInTheDocument();
  expect(sent('CancelFollowingAsStaff')[1]).toEqual({
    input: {
      turnos: [
        { id: 'turno-1', version: 1 },
        { id: 'turno-2', version: 1 },
      ],
      cancellation: { reason: 'patient_asked', note: null, tellPatient: false },
    },
  });
  await app.user.click(await screen.findByRole('button', { name: `Deshacer: ${said}` }));
  await expectToast('Deshecho. No se envía ningún email');
  expect(sent('RestoreStatus')).toEqual([
    { id: 'turno-1', status: 'pending', expectedVersion: 2 },
    { id: 'turno-2', status: 'confirmed', expectedVersion: 2 },
  ]);
});
