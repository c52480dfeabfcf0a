import type { Page } from 'playwright-core';
import { soonestOffer } from './clinic-api';
import { chooseOfRow, press, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const PROFESSIONALS = '/admin/professionals';

async function leaveNewEmpty(page: Page): Promise<void> {
  await press('Nuevo profesional')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Crear profesional' }).click();
  await page.getByText('Elegí una especialidad').first().waitFor();
}

/** A matrícula where the register's number belongs. */
async function writeWrongNumber(page: Page): Promise<void> {
  await chooseOfRow('Editar')(page);
  const refeps = page.getByRole('textbox', { name: /REFEPS/ });
  await refeps.fill('MN 123456');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page
    .getByText(/tiene solo números/)
    .first()
    .waitFor();
  await refeps.scrollIntoViewIfNeeded();
}

async function askToDelete(page: Page): Promise<void> {
  await chooseOfRow('Eliminar')(page);
  await page
    .getByRole('dialog')
    .getByText(/registro de auditoría/)
    .waitFor();
}

export const PROFESSIONALS_SCREENS: Screen[] = [
  { name: 'professionals', path: PROFESSIONALS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  {
    name: 'professionals-found',
    path: `${PROFESSIONALS}?buscar=cardio`,
    before: asAdmin,
    windowOnly: true,
    prepare: (page) => page.getByText(/borrá la búsqueda/).waitFor(),
  },
  { name: 'professionals-new', path: PROFESSIONALS, before: asAdmin, windowOnly: true, prepare: leaveNewEmpty },
  {
    name: 'professionals-edit',
    path: PROFESSIONALS,
    before: asAdmin,
    windowOnly: true,
    prepare: chooseOfRow('Editar'),
  },
  {
    name: 'professionals-refeps-refused',
    path: PROFESSIONALS,
    before: asAdmin,
    windowOnly: true,
    prepare: writeWrongNumber,
  },
  { name: 'professionals-delete', path: PROFESSIONALS, before: asAdmin, windowOnly: true, prepare: askToDelete },
  {
    name: 'professionals-hours',
    path: async () => `${PROFESSIONALS}/${(await soonestOffer()).professionalId}/availability`,
    before: asAdmin,
    prepare: (page) => page.getByRole('checkbox').first().waitFor(),
  },
  { name: 'professionals-loading', path: PROFESSIONALS, before: asAdminWhen('allProfessionals', 'never') },
  { name: 'professionals-error', path: PROFESSIONALS, before: asAdminWhen('allProfessionals', 'error') },
  {
    name: 'professionals-empty',
    path: PROFESSIONALS,
    before: asAdminWhen('allProfessionals', (data) => ({ ...data, allProfessionals: [] })),
  },
];
