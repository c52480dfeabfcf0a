import { screen } from '@testing-library/react';

import { aHoliday } from '../../testing/clinic-data';
import { renderPart } from '../../testing/render-app';
import { weekOf } from '../../kit/calendar/month-weeks';
import { ClinicWeek } from './ClinicWeek';

test('a week in two months has the holidays of both', async () => {
  const holidays: Record<number, object[]> = {
    11: [aHoliday('2026-11-30', 'Último de noviembre')],
    12: [aHoliday('2026-12-01', 'Primero de diciembre')],
  };
  renderPart(
    <ClinicWeek
      label="Días de la semana"
      days={weekOf('2026-12-02', 'monday')}
      selected={null}
      today="2026-12-02"
      nameOf={(day) => day}
      textOf={() => ''}
      onSelect={() => undefined}
    />,
    { Holidays: ({ month }) => ({ holidays: holidays[Number(month)] ?? [] }) },
  );
  expect(await screen.findByRole('button', { name: '2026-11-30, Último de noviembre' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '2026-12-01, Primero de diciembre' })).toBeVisible();
  expect(screen.getByRole('button', { name: '2026-12-02' })).toBeVisible();
});
