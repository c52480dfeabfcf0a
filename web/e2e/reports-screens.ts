import type { Page } from 'playwright-core';
import { unfoldCardOf, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const ACTIVITY = '/admin/reports/activity';
const AUDIT = '/admin/reports/audit';
const FIGURES = '/admin/reports/figures';
const SETTLEMENT = '/admin/reports/settlement';

const table = (page: Page) => page.getByRole('table').waitFor();
const twoFigures = (page: Page) => page.getByRole('table').nth(1).waitFor();

async function unfold(page: Page): Promise<void> {
  await table(page);
  const more = page.getByText(/^Ver \d+ más$/).first();
  if (!(await more.isVisible())) await unfoldCardOf(more);
  await more.click();
}

/** Two months of waits, as a clinic has them that was measured daily. */
const waits = (data: Record<string, unknown>) => {
  const dates = Array.from({ length: 60 }, (_, day) => new Date(Date.UTC(2026, 3, 2 + day)).toISOString().slice(0, 10));
  const specialty = (specialtyId: number, specialtyName: string, wait: (day: number) => number | null) => ({
    __typename: 'SpecialtyWait',
    specialtyId,
    specialtyName,
    days: dates.map((date, day) => ({ __typename: 'SlotWaitOfDay', date, medianDays: wait(day) })),
  });
  const thirdFreeFigures = {
    __typename: 'ThirdFreeFigures',
    measuredOn: dates.at(-1),
    specialties: [
      specialty(1, 'Cardiología', (day) => 8 + (day % 7)),
      specialty(2, 'Traumatología y Ortopedia', (day) => 20 + Math.floor(day / 6)),
      specialty(3, 'Pediatría', () => 0),
      specialty(4, 'Dermatología', (day) => (day > 50 ? null : 60)),
    ],
    professionals: [],
  };
  return { ...data, thirdFreeFigures };
};

const settled = (data: Record<string, unknown>) => {
  const turnos = { appointments: 41, copays: 143_500, unknownCopays: 1, authorizations: 12, missingAuthorizations: 2 };
  const lucia = { professionalId: 1, professionalName: 'Lucía Fernández' };
  const settlement = {
    __typename: 'Settlement',
    insurers: ['IOMA', 'OSDE', 'Unión Personal'].map((insurerName, index) => ({
      __typename: 'InsurerSettlement',
      insurerId: index + 1,
      insurerName,
      ...turnos,
      notTaken: index,
      unclosed: 3,
      professionals: [{ __typename: 'ProfessionalSettlement', ...lucia, ...turnos }],
    })),
    desk: [
      { __typename: 'DeskSettlement', ...lucia, payments: 38, amount: 131_000.5 },
      { __typename: 'DeskSettlement', professionalId: null, professionalName: null, payments: 1, amount: -2000 },
    ],
  };
  return { ...data, settlement };
};

export const REPORTS_SCREENS: Screen[] = [
  { name: 'activity', path: ACTIVITY, before: asAdmin, prepare: table },
  {
    name: 'activity-nothing',
    path: `${ACTIVITY}?anio=1990`,
    before: asAdmin,
    prepare: (page) => page.getByText('No hay actividad registrada').waitFor(),
  },
  { name: 'activity-loading', path: ACTIVITY, before: asAdminWhen('activity', 'never') },
  { name: 'activity-error', path: ACTIVITY, before: asAdminWhen('activity', 'error') },
  { name: 'audit', path: AUDIT, before: asAdmin, prepare: unfold },
  {
    name: 'audit-nothing',
    path: `${AUDIT}?buscar=zzzz`,
    before: asAdmin,
    prepare: (page) => page.getByText('Nada coincide con la búsqueda').waitFor(),
  },
  { name: 'figures', path: `${FIGURES}?periodo=365`, before: asAdmin, prepare: twoFigures },
  {
    name: 'figures-waits',
    path: `${FIGURES}?periodo=90`,
    before: asAdminWhen('thirdFreeFigures', waits),
    prepare: async (page) => {
      const chart = page.getByRole('region', { name: 'Demora hasta el tercer turno libre' });
      await chart.locator('svg path').first().waitFor({ state: 'attached' });
      await chart.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'figures-nothing',
    path: `${FIGURES}?profesional=999999`,
    before: asAdmin,
    prepare: (page) => page.getByText('No se canceló ningún turno de este período').waitFor(),
  },
  { name: 'figures-error', path: FIGURES, before: asAdminWhen('noShowFigures', 'error') },
  { name: 'figure-turnos', path: `${FIGURES}/turnos?periodo=365&cuales=cerrados`, before: asAdmin, prepare: table },
  { name: 'settlement', path: SETTLEMENT, before: asAdminWhen('settlement', settled), prepare: twoFigures },
  {
    name: 'settlement-insurer',
    path: `${SETTLEMENT}?obra-social=2`,
    before: asAdminWhen('settlement', settled),
    prepare: (page) => page.getByRole('table', { name: 'OSDE, por profesional' }).waitFor(),
  },
  { name: 'settlement-error', path: SETTLEMENT, before: asAdminWhen('settlement', 'error') },
  { name: 'audit-error', path: AUDIT, before: asAdminWhen('auditEvents', 'error') },
];
