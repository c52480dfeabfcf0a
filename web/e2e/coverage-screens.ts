import type { Page } from 'playwright-core';
import { pressForDialog, type Screen } from './screen';
import { asAdmin } from './session';

const COVERAGE = '/admin/system/insurers/coverage';
const COPAYS = '/admin/system/insurers/copays';

/** The row of OSDE; its card is folded on a phone. */
async function chooseRow(page: Page): Promise<void> {
  const row = page.getByRole('checkbox', { name: 'Toda la fila: OSDE', includeHidden: true });
  await row.waitFor({ state: 'attached' });
  if (!(await row.isVisible())) await page.getByRole('heading', { name: 'OSDE', exact: true }).click();
  await row.check();
}

async function previewRules(page: Page): Promise<void> {
  await chooseRow(page);
  await pressForDialog('Cambiar')(page);
  await page.getByRole('radio', { name: 'Con copago' }).check();
  await page
    .getByText(/casillas? (cambian?|no tienen?)|^Nada cambia/)
    .first()
    .waitFor();
}

async function previewRaise(page: Page): Promise<void> {
  await pressForDialog('Aumentar')(page);
  await page.getByLabel(/^Aumento/).fill('12,5');
  await page.getByText(/^\d+ copagos? aumentan? el/).waitFor();
}

export const COVERAGE_SCREENS: Screen[] = [
  {
    name: 'coverage',
    path: COVERAGE,
    before: asAdmin,
    prepare: (page) =>
      page
        .getByText(/obras sociales$/)
        .first()
        .waitFor(),
  },
  { name: 'coverage-chosen', path: COVERAGE, before: asAdmin, windowOnly: true, prepare: chooseRow },
  { name: 'coverage-rules', path: COVERAGE, before: asAdmin, windowOnly: true, prepare: previewRules },
  { name: 'copays', path: COPAYS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  { name: 'copays-new', path: COPAYS, before: asAdmin, windowOnly: true, prepare: pressForDialog('Nuevo copago') },
  { name: 'copays-raise', path: COPAYS, before: asAdmin, windowOnly: true, prepare: previewRaise },
];
