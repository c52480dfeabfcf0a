import { screen, within } from '@testing-library/react';

import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { aCopay, NAMES, openPanel } from '../coverage-rules.fixture';
import { COPAYS_PATH } from '../coverage-rules.paths';

const COPAYS = [
  aCopay({ id: 1 }),
  aCopay({ id: 2, amount: 4000, validFrom: '2027-01-01', version: 3 }),
  aCopay({ id: 3, planId: 10, amount: 5000.5 }),
  aCopay({ id: 4, insurerId: 2, appointmentTypeId: 50, amount: null, validFrom: '2027-01-01' }),
  // A removed professional's, and an insurer's that the clinic no longer accepts.
  aCopay({ id: 5, professionalId: 99 }),
  aCopay({ id: 6, insurerId: 3 }),
];

const open = (answers: Answers = {}, query = '') =>
  openPanel(COPAYS_PATH + query, { Copays: () => ({ ...NAMES, copayAmounts: COPAYS }), ...answers });

test('rows say what applies today and what comes, without those of removed professionals', async () => {
  await open();
  await screen.findByRole('table', { name: 'Copagos' });
  expect((await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^OSDETodos los turnos\$\s3\.500\$\s4\.000 desde 01-01-2027/),
    expect.stringMatching(/^OSDE 210Todos los turnos\$\s5\.000,50/),
    expect.stringMatching(/^PAMIControl de Ana PazSin importeSin importe propio desde 01-01-2027/),
  ]);
});

test('an amount begins on a date, over the version that was seen, and a conflict shows the other', async () => {
  let copayAmounts = COPAYS;
  const { user, sent } = await open({
    Copays: () => ({ ...NAMES, copayAmounts }),
    SetCopayAmounts: ({ input }) => {
      const { amounts } = input as { amounts: { expectedVersion: number }[] };
      return amounts[0]?.expectedVersion === 4
        ? { setCopayAmounts: [] }
        : new ApiFailure('CONFLICT', 'Otra persona cambió el copago de «OSDE» mientras tanto', 'amounts.0');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cambiar: OSDE, Todos los turnos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copago desde una fecha' }));
  const [amount, from] = [
    dialog.getByRole('textbox', { name: 'Importe' }),
    dialog.getByRole('textbox', { name: /^Desde/ }),
  ];
  await user.clear(amount);
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('Escribí el importe; 0 si no se cobra')).toBeVisible();
  await user.type(amount, '4.500,50');
  await user.clear(from);
  await user.type(from, '01-01-2027');
  copayAmounts = COPAYS.map((it) => (it.id === 2 ? { ...it, amount: 4100, version: 4 } : it));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/Hoy: \$\s3\.500 · \$\s4\.100 desde 01-01-2027/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await expectToast('Copago guardado: OSDE, todos los turnos');
  expect(sent('SetCopayAmounts')).toMatchObject([
    {
      input: { amounts: [{ insurerId: 1, planId: null, amount: 4500.5, validFrom: '2027-01-01', expectedVersion: 3 }] },
    },
    { input: { amounts: [{ amount: 4500.5, expectedVersion: 4 }] } },
  ]);
});

test('an amount that is yet to come can be taken back', async () => {
  const { user, sent } = await open({ WithdrawCopayAmounts: { withdrawCopayAmounts: true } });
  await user.click(await screen.findByRole('button', { name: 'Más acciones de OSDE, Todos los turnos' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Quitar \$\s4\.000 desde 01-01-2027/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Quitar' }));
  await expectToast('Copago quitado');
  expect(sent('WithdrawCopayAmounts')).toEqual([{ input: { amounts: [{ id: 2, version: 3 }] } }]);
});

test('a raise over the insurers that the search shows is applied as previewed, in two presses', async () => {
  const raiseOf = (revision: string, raised: number) => ({
    __typename: 'CopayRaise',
    revision,
    keptAmounts: 1,
    laterAmounts: 0,
    rows: [
      { __typename: 'RaisedCopay', base: COPAYS[0], raised, isApplied: false },
      { __typename: 'RaisedCopay', base: COPAYS[2], raised: 5000.5, isApplied: false },
    ],
  });
  let isChanged = false;
  const { user, sent } = await open(
    {
      CopayRaise: () => ({ copayRaise: isChanged ? raiseOf('b', 3900) : raiseOf('a', 3850) }),
      RaiseCopays: ({ revision }) =>
        revision === 'b'
          ? { raiseCopays: raiseOf('b', 3900) }
          : new ApiFailure('CONFLICT', 'Los copagos cambiaron mientras tanto. Revisá el aumento antes de aplicarlo'),
    },
    '?buscar=osde',
  );
  await user.click(await screen.findByRole('button', { name: 'Aumentar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Aumentar copagos' }));
  expect(dialog.getByText('Los copagos de OSDE.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Aumento (%)' }), '10');
  expect(await dialog.findByText('1 copago aumenta el 01-12-2026.')).toBeVisible();
  expect(dialog.getByText('1 copago queda igual por el redondeo.')).toBeVisible();
  expect(dialog.getByText('1 copago con un importe cargado para ese día no cambia.')).toBeVisible();
  expect(dialog.getByRole('row', { name: /^OSDE, todos los turnos \$\s3\.500 \$\s3\.850$/ })).toBeVisible();

  isChanged = true;
  await user.click(dialog.getByRole('button', { name: 'Aumentar' }));
  expect(await dialog.findByRole('row', { name: /\$\s3\.900$/ })).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: 'Aumentar' }));
  await expectToast('1 copago aumenta el 01-12-2026');
  const input = { percentage: 10, roundTo: 100, validFrom: '2026-12-01', insurerIds: [1] };
  expect(sent('RaiseCopays')).toEqual([
    { input, revision: 'a' },
    { input, revision: 'b' },
  ]);
});
