import { screen, within } from '@testing-library/react';

import { anOwnAppointment } from '../../../testing/own-appointments-data';
import { seriesPosition, oneOfSeries, seriesOf } from '../../../testing/series-data';
import { expectToast } from '../../../testing/toast';
import { choose, item, open } from './my-appointments.fixture';

const SECOND = anOwnAppointment({ id: 'turno-2', startTime: '2026-11-30T09:30:00-03:00', series: seriesPosition(2) });
const FOURTH = anOwnAppointment({ id: 'turno-4', startTime: '2026-12-14T09:30:00-03:00', series: seriesPosition(4) });
const TURNOS = [
  oneOfSeries(1, '11-23'),
  oneOfSeries(2, '11-30'),
  oneOfSeries(3, '12-07', { status: 'cancelled' }),
  oneOfSeries(4, '12-14', { version: 3 }),
];

test('of a series the question is whether the following go too; one press cancels them as they were seen', async () => {
  const app = await open([SECOND, FOURTH], {
    SeriesTurnos: seriesOf(2, TURNOS),
    CancelFollowing: {
      cancelFollowing: {
        __typename: 'CancelledFollowing',
        cancelled: [oneOfSeries(2, '11-30', { status: 'cancelled', version: 2 })],
        kept: [oneOfSeries(4, '12-14')],
      },
    },
  });
  expect(within(await item(/14 de diciembre/)).getByText('Turno 4 de 4 de una serie semanal')).toBeVisible();
  const shown = within(await item(/30 de noviembre/));
  expect(shown.getByText('Turno 2 de 4 de una serie semanal')).toBeVisible();
  await choose(app.user, await item(/30 de noviembre/), 'Cancelar');
  const question = within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
  expect(await question.findByRole('radio', { name: 'Solo este' })).toBeChecked();
  expect(question.getByRole('button', { name: 'Cancelar turno' })).toBeVisible();
  await app.user.click(question.getByRole('radio', { name: 'Este y el siguiente' }));
  expect(question.getByText('lun, 14 dic · 09:30')).toBeVisible();
  expect(question.queryByText(/07 dic|23 nov/)).not.toBeInTheDocument();
  await app.user.click(question.getByRole('button', { name: 'Cancelar 2 turnos' }));
  await expectToast('1 turno cancelado. Se conserva el del lun, 14 dic · 09:30: faltan menos de 24 horas');
  const sent = app.calls.find(({ operation }) => operation === 'CancelFollowing');
  expect(sent?.variables).toEqual({
    input: {
      turnos: [
        { id: 'turno-2', version: 1 },
        { id: 'turno-4', version: 3 },
      ],
    },
  });
});
