import type { Page } from 'playwright-core';
import { unfoldCardOf, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const ACTIVITY = '/admin/reports/activity';
const AUDIT = '/admin/reports/audit';
const FIGURES = '/admin/reports/figures';

const table = (page: Page) => page.getByRole('table').waitFor();
const twoFigures = (page: Page) => page.getByRole('table').nth(1).waitFor();

async function unfold(page: Page): Promise<void> {
  await table(page);
  const more = page.getByText(/^Ver \d+ más$/).first();
  if (!(await more.isVisible())) await unfoldCardOf(more);
  await more.click();
}

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
    name: 'figures-nothing',
    path: `${FIGURES}?profesional=999999`,
    before: asAdmin,
    prepare: (page) => page.getByText('No se canceló ningún turno de este período').waitFor(),
  },
  { name: 'figures-error', path: FIGURES, before: asAdminWhen('noShowFigures', 'error') },
  { name: 'figure-turnos', path: `${FIGURES}/turnos?periodo=365&cuales=cerrados`, before: asAdmin, prepare: table },
  { name: 'audit-error', path: AUDIT, before: asAdminWhen('auditEvents', 'error') },
];
