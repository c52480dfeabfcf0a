import type { Page } from 'playwright-core';
import { unfoldCardOf, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const ACTIVITY = '/admin/reports/activity';
const AUDIT = '/admin/reports/audit';

const table = (page: Page) => page.getByRole('table').waitFor();

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
  { name: 'audit-error', path: AUDIT, before: asAdminWhen('auditEvents', 'error') },
];
