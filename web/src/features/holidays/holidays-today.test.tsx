import { screen } from '@testing-library/react';

import { aUser } from '../../testing/clinic-data';
import { OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { dateRow, decided, holidayAnswers } from './holidays.fixture';
import type { DecideHolidaysMutationVariables } from './holidays.generated';

const STEPS = ['identity', 'specialties', 'rooms', 'professionals', 'slot'];
const opening = (isDone: boolean) => ({
  opening: {
    __typename: 'Opening',
    isDone,
    steps: STEPS.map((name) => ({ __typename: 'OpeningStep', name, isDone })),
    firstSlot: null,
  },
});

async function openToday(more: Answers) {
  localStorage.setItem('token', 'abc');
  return renderApp('/admin/today', holidayAnswers({ Opening: opening(true), ...more }));
}

test('Hoy says which years wait for a decision, and leads there', async () => {
  const { user, address } = await openToday({});
  expect(await screen.findByText('Falta decidir los feriados de 2026 y 2027.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Decidirlos' }));
  expect(await dateRow(/^lun, 23 nov/)).toBeDefined();
  expect(address()).toBe('/admin/system/rooms/holidays?vista=2026');
});

test('Hoy says nothing of holidays when the account may not decide', async () => {
  const Viewer = { viewer: aUser('admin', { permissions: ['appointments'] }) };
  await openToday({ Today: OFFLINE, Viewer });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByText(/^Falta decidir/)).not.toBeInTheDocument();
});

test('the opening has the holidays as an optional entry, decided there and then', async () => {
  let toDecide = [2026];
  const { user } = await openToday({
    Opening: opening(false),
    HolidayYearsToDecide: () => ({ holidayYearsToDecide: toDecide }),
    DecideHolidays: (sent) => {
      toDecide = [];
      return decided(sent as unknown as DecideHolidaysMutationVariables);
    },
  });
  expect(await screen.findByText(/^0 de 5 listos/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Hacer ahora Feriados (opcional)' }));
  expect(screen.getByRole('heading', { name: 'Feriados (opcional)' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Guardar los feriados de 2026' }));
  await expectToast('Feriados de 2026 guardados: 2 días cerrados');
  expect(await screen.findByRole('heading', { name: /^Feriados \(opcional\) ?: Listo$/ })).toBeVisible();
  expect(screen.getByText(/^0 de 5 listos/)).toBeVisible();
});
