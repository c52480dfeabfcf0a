import { screen, within } from '@testing-library/react';

import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';

const anItem = (
  professionalId: number,
  name: string,
  weeklyHours: number,
  monthlyHours: number,
  monthlyCost: number,
) => ({
  __typename: 'IncomeOfProfessional',
  professionalId,
  name,
  weeklyHours,
  monthlyHours,
  monthlyCost,
});
const LAURA = anItem(1, 'Laura', 45.5, 197.17, 1183000);
const PABLO = anItem(2, 'Pablo', 0, 0, 0);

const open = (items: object[] | ApiFailure, totalMonthly = 0, viewer = aUser('admin')) => {
  localStorage.setItem('token', 'abc');
  return renderApp('/admin/system/configuration/income', {
    ...landingAnswers(),
    Viewer: { viewer },
    IncomeEstimate:
      items instanceof ApiFailure ? items : { incomeEstimate: { __typename: 'IncomeEstimate', totalMonthly, items } },
  });
};

test('each professional has a row with their hours and what these come to, and the total stands above', async () => {
  await open([LAURA, PABLO], 1183000);
  const table = within(await screen.findByRole('table', { name: 'Ingresos estimados por disponibilidad' }));
  const laura = within(table.getByRole('row', { name: /Laura/ }));
  expect(laura.getByText('45 h 30 min por semana, 197 h 10 min por mes')).toBeVisible();
  expect(laura.getByText('$ 1.183.000')).toBeVisible();
  expect(within(table.getByRole('row', { name: /Pablo/ })).getByText('$ 0')).toBeVisible();
  expect(screen.getByText('Total mensual estimado:')).toHaveTextContent('$ 1.183.000');
  expect(screen.getByRole('link', { name: 'costo por hora' })).toBeVisible();
});

test('an account that may not see prices has no link to them', async () => {
  await open([LAURA], 1183000, aUser('admin', { permissions: ['reports'] }));
  expect(await screen.findByText(/al costo por hora de la clínica/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'costo por hora' })).not.toBeInTheDocument();
});

test('without professionals there are no data, which is not a failure', async () => {
  await open([]);
  expect(await screen.findByText('Sin datos')).toBeVisible();
});

test('a failure is not an empty estimate', async () => {
  await open(new ApiFailure('INTERNAL', ''));
  await expectToast('Error al cargar los datos');
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByText('Sin datos')).not.toBeInTheDocument();
});
