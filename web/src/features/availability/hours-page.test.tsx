import { screen, within } from '@testing-library/react';

import { aUser } from '../../testing/clinic-data';
import { renderApp } from '../../testing/render-app';
import { availabilityAnswers } from './availability.fixture';

test('after hours are saved, the days without turnos are current', async () => {
  localStorage.setItem('token', 'abc');
  const days = (reason?: string) => ({
    daysWithoutSlots: reason ? [{ __typename: 'DayWithoutSlots', date: '2026-11-22', reason }] : [],
  });
  const answers = availabilityAnswers();
  const save = answers['SaveWeek'] as (variables: Record<string, unknown>) => object;
  let known = days('no_hours');
  const { user } = await renderApp('/admin/professionals/3/availability', {
    ...answers,
    Viewer: { viewer: aUser('admin') },
    WhoseHours: {
      professionalAvailability: {
        __typename: 'WeeklyAvailability',
        professionalId: 3,
        professional: {
          __typename: 'Professional',
          id: 3,
          name: 'Ana Díaz',
          specialtyName: null,
          overbookingsPerHour: 0,
        },
      },
    },
    DaysWithoutSlots: () => known,
    SaveWeek: (variables) => {
      known = days('full');
      return save(variables);
    },
  });
  expect(await screen.findByText('El profesional no tiene horarios de atención cargados.')).toBeVisible();
  const week = within(await screen.findByRole('region', { name: 'Disponibilidad semanal' }));
  await user.click(await week.findByRole('checkbox', { name: 'Domingo' }));
  await user.click(week.getByRole('button', { name: 'Guardar horarios' }));
  expect(await screen.findByText('Los turnos del profesional no dejan un hueco que alcance.')).toBeVisible();
});
