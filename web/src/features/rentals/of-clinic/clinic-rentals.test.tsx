import { screen, within } from '@testing-library/react';

import { aClinic, aUser, RENTER } from '../../../testing/clinic-data';
import type { Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aRental, tenantAnswers } from '../summary/summary.fixture';

const PATH = '/admin/appointments/rentals';
const GIVEN_BACK = {
  __typename: 'RoomBooking',
  id: 'devuelta-1',
  professionalName: 'Laura Médica',
  roomName: 'Norte',
  date: '2026-11-24',
  startTime: '09:00',
  endTime: '13:00',
  finalCost: 6000,
  credit: { __typename: 'RentalCredit', percentage: 50, amount: 3000, owed: 3000, by: 'clinic', reason: 'Enfermedad' },
};

const aCost = (professionalId: number, professionalName: string, rentalCount: number, hours: number, owed: number) => ({
  __typename: 'ProfessionalCost',
  professionalId,
  professionalName,
  rentalCount,
  cost: { __typename: 'MonthlyCost', totalHours: hours, totalOwed: owed },
});

const ROOM = { __typename: 'Room', id: 1, name: 'Norte', description: '', currentHourlyCost: 1500, specialtyIds: [1] };

const open = (more: Answers = {}, query = '') =>
  renderApp(PATH + query, {
    ...tenantAnswers([aRental()]),
    Viewer: { viewer: aUser('admin') },
    Tenants: {
      allProfessionals: [
        { __typename: 'Professional', id: 3, name: 'Laura Médica', specialty: { __typename: 'Specialty', id: 1 } },
      ],
    },
    MonthlyCosts: { monthlyCosts: [aCost(3, 'Laura Médica', 2, 9.5, 12870), aCost(4, 'Pablo Médico', 1, 4, 6000)] },
    GivenBackRentals: { givenBackRentals: [GIVEN_BACK] },
    RentalSeriesPage: {
      clinic: aClinic(),
      viewer: { ...RENTER, professional: null },
      rentableRooms: [ROOM],
      rentalSeries: [],
      professionalAvailability: { __typename: 'WeeklyAvailability', professionalId: 3, entries: [] },
    },
    DiscountRules: { rentalConfig: { __typename: 'RentalConfig', discountRules: [] } },
    ...more,
  });

test('an administrator reads who gave back what and how much was credited, and chooses one of them', async () => {
  const app = await open();
  const table = within(await screen.findByRole('table', { name: 'Horas devueltas en noviembre de 2026' }));
  expect(table.getByRole('row', { name: /^Laura Médica/ })).toHaveTextContent(
    /mar, 24 nov, 09:00 - 13:00Norte\$\s6\.000\$\s3\.000 \(50\s%\)\$\s3\.000La clínica: Enfermedad$/,
  );
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Profesional' }), 'Laura Médica');
  expect(await screen.findByText('No hay alquileres recurrentes')).toBeVisible();
  // Suitability depends on the professional, not on the administrator.
  expect((await screen.findByRole('option', { name: /^Norte/ })).closest('optgroup')).toBeNull();
  expect(app.address()).toBe(`${PATH}?profesional=3`);
});

test('they see the rent of a month by professional with its total, and open one professional’s month', async () => {
  const app = await open({}, '?mes=2026-12');
  const table = within(await screen.findByRole('table', { name: 'Alquileres de diciembre de 2026' }));
  expect(table.getByRole('row', { name: /^Laura Médica/ })).toHaveTextContent(/29 h 30 min\$\s12\.870$/);
  expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent(/313 h 30 min\$\s18\.870$/);
  await app.user.click(table.getByRole('link', { name: 'Laura Médica' }));
  expect(await screen.findByText('No hay alquileres recurrentes')).toBeVisible();
  expect(app.address()).toBe(`${PATH}?profesional=3&mes=2026-12`);
});

test('they return hours for a professional at a percentage of their own, which needs a reason', async () => {
  const app = await open({}, '?mes=2026-12&profesional=3');
  await app.user.click(await screen.findByRole('button', { name: 'Devolver' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Devolver la reserva?' }));
  const consequences = within(dialog.getByRole('status'));
  expect(consequences.getByRole('list')).toHaveTextContent(/Se acredita todo \(\$\s6\.000\)/);
  for (const noPercentage of ['5o', '150']) {
    await write(app.user, dialog.getByLabelText(/^Crédito/), noPercentage);
    expect(consequences.queryByText(/acredita/)).not.toBeInTheDocument();
    await app.user.clear(dialog.getByLabelText(/^Crédito/));
  }
  await write(app.user, dialog.getByLabelText(/^Crédito/), '25');
  expect(dialog.getByText(/^Se acredita el 25\s%\.$/)).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Devolver reserva' }));
  expect(await dialog.findByText('Escribí el motivo')).toBeVisible();
  expect(app.sent('GiveBackRental')).toEqual([]);
  await write(app.user, dialog.getByLabelText(/^Motivo/), 'Llegó tarde');
  await app.user.click(dialog.getByRole('button', { name: 'Devolver reserva' }));
  await expectToast('Reserva devuelta');
  expect(app.sent('GiveBackRental')).toMatchObject([{ decision: { percentage: 25, reason: 'Llegó tarde' } }]);
});
