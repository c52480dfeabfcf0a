import { act, screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, type Answers } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { aCopay, aRule, NAMES, openPanel } from './coverage-rules.fixture';
import type { RuleFactsFragment } from './coverage-rules.generated';
import { COVERAGE_RULES_PATH, rulesOfProfessionalPath } from './coverage-rules.paths';

const RULES = [
  aRule({ id: 1, outcome: 'with_copay' }),
  aRule({ id: 2, specialtyId: 1, outcome: 'yes', validTo: '2026-12-31' }),
  aRule({ id: 3, planId: 10, outcome: 'with_authorization' }),
  aRule({ id: 4, professionalId: 5, outcome: 'no' }),
  aRule({ id: 5, insurerId: 2, specialtyId: 2, outcome: 'no', validFrom: '2027-01-01' }),
];
const COPAYS = [aCopay({ id: 1 }), aCopay({ id: 2, amount: 4200.5, validFrom: '2027-02-01' })];

const answersWith = (coverageRules: RuleFactsFragment[], copayAmounts = COPAYS): Answers => ({
  CoverageRules: () => ({ ...NAMES, coverageRules, copayAmounts }),
  CoverageRulesPreview: { coverageRulesPreview: { changedCells: 2, replacedRules: 1, appointments: 12 } },
});

const open = (answers: Answers = {}, path = COVERAGE_RULES_PATH) =>
  openPanel(path, { ...answersWith([...RULES]), ...answers });

/** Spaces between the parts of a name depend on styles. */
const plain = (name: string) => name.replace(/\s/g, '');
const cell = (expected: string) => screen.findByRole('checkbox', { name: (name) => plain(name) === plain(expected) });

test('cells say today’s answer, its source and the next change, with plans folded', async () => {
  const { user } = await open();
  expect(await cell('OSDE Todos los turnos Con copago $ 3.500 desde 01-02-2027: copago $ 4.200,50')).toBeVisible();
  expect(await cell('OSDE Cardiología Sí hasta 31-12-2026 1 excepción')).toBeVisible();
  expect(await cell('OSDE Pediatría Con copago $ 3.500 (general)')).toBeVisible();
  expect(await cell('PAMI Todos los turnos Sin regla: sí')).toBeVisible();
  expect(await cell('PAMI Pediatría Sin regla: sí desde 01-01-2027: no')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Obra social',
    'Todos los turnos',
    'Cardiología',
    'Pediatría',
  ]);
  expect(screen.queryByRole('rowheader', { name: /Galeno|Particular|210/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '1 plan, 1 con reglas OSDE' }));
  expect(
    await cell(
      'OSDE 210 Todos los turnos Con autorización y copago $ 3.500 desde 01-02-2027: autorización y copago $ 4.200,50',
    ),
  ).toBeVisible();
  // The specialty outweighs the plan.
  expect(await cell('OSDE 210 Cardiología Sí (general) desde 01-01-2027: autorización y copago $ 3.500')).toBeVisible();
});

test('a professional has columns of their own, by appointment type', async () => {
  await open({}, rulesOfProfessionalPath(5));
  expect(await cell('OSDE Ana Paz No')).toBeVisible();
  expect(await cell('OSDE Control No (general)')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Obra social',
    'Todos los turnos',
    'Cardiología',
    'Ana Paz',
    'Control',
  ]);
});

test('the keyboard chooses cells, rows and columns, which are set at once', async () => {
  const { user, sent } = await open({ SetCoverageRules: { setCoverageRules: [] } });
  const first = await cell('PAMI Todos los turnos Sin regla: sí');
  act(() => first.focus());
  await user.keyboard(' {ArrowRight} {ArrowUp}{Home}');
  expect(screen.getByRole('checkbox', { name: 'Toda la fila: OSDE' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('button', { name: '1 plan, 1 con reglas OSDE', expanded: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowUp}{End}');
  expect(screen.getByRole('checkbox', { name: 'Toda la columna: Pediatría' })).toHaveFocus();
  expect(screen.getByText('2 casillas elegidas')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Toda la fila: PAMI' })).toBePartiallyChecked();

  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar si se atiende' }));
  expect(dialog.getByText('PAMI: todos los turnos, Cardiología')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Con copago' }));
  await user.type(dialog.getByRole('textbox', { name: /^Hasta/ }), '31-12-2026');
  expect(await dialog.findByText('2 casillas cambian.')).toBeVisible();
  expect(dialog.getByText('Del 21-11-2026 al 31-12-2026.')).toBeVisible();
  expect(dialog.getByText('Se reemplaza 1 regla que empezaba más adelante.')).toBeVisible();
  expect(dialog.getByText(/^Ya hay 12 turnos dados en esas fechas/)).toBeVisible();
  expect(dialog.getByText(/^2 casillas no tienen un importe cargado/)).toBeVisible();
  await user.dblClick(dialog.getByRole('button', { name: 'Guardar' }));
  await expectToast('Coberturas guardadas: 2 casillas');
  const key = { insurerId: 2, planId: null, professionalId: null, appointmentTypeId: null, seen: [] };
  expect(sent('SetCoverageRules')).toEqual([
    {
      input: {
        outcome: 'with_copay',
        validFrom: '2026-11-21',
        validTo: '2026-12-31',
        cells: [
          { ...key, specialtyId: null },
          { ...key, specialtyId: 1 },
        ],
      },
    },
  ]);
  await waitFor(() => expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
  expect(screen.queryByText(/elegidas/)).not.toBeInTheDocument();
});

test('a colleague’s change is shown, and what was chosen is saved over it by the next press', async () => {
  let rules = [...RULES];
  const theirs = aRule({ id: 5, version: 2, insurerId: 2, specialtyId: 2, outcome: 'no', validFrom: '2026-11-21' });
  const { user, sent, loseNext } = await open({
    CoverageRules: () => ({ ...NAMES, coverageRules: rules, copayAmounts: [] }),
    SetCoverageRules: ({ input }) => {
      const { cells } = input as { cells: { seen: { version: number }[] }[] };
      return cells[0]?.seen[0]?.version === 2
        ? { setCoverageRules: [] }
        : new ApiFailure('CONFLICT', 'Otra persona cambió «PAMI, Pediatría» mientras tanto', 'cells.0');
    },
  });
  await user.click(await cell('PAMI Pediatría Sin regla: sí desde 01-01-2027: no'));
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'Sin regla propia: vale la más general' }));
  rules = [...RULES.slice(0, 4), theirs];
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('PAMI, Pediatría: ahora no')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Sin regla propia: vale la más general' })).toBeChecked();

  loseNext('SetCoverageRules');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/^No sabemos si se guardó/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await expectToast('Coberturas guardadas: 1 casilla');
  expect(sent('SetCoverageRules')).toMatchObject([
    { input: { outcome: null, cells: [{ seen: [{ id: 5, version: 1 }] }] } },
    { input: { outcome: null, cells: [{ seen: [{ id: 5, version: 2 }] }] } },
    { input: { outcome: null, cells: [{ seen: [{ id: 5, version: 2 }] }] } },
  ]);
});

test('a clinic without insurers is led to choose them', async () => {
  await open({ CoverageRules: () => ({ ...NAMES, insurers: [], coverageRules: [], copayAmounts: [] }) });
  expect(await screen.findByRole('link', { name: 'Elegir obras sociales' })).toHaveAttribute(
    'href',
    '/admin/system/insurers',
  );
});
