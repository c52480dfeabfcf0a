import type { Page } from 'playwright-core';
import { press, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const SPECIALTIES = '/admin/system/specialties';

/** The longest form, with wrong options in a question. */
async function editQuestions(page: Page): Promise<void> {
  await press(/^Editar: Pediatría/)(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Tipo de consulta/ }).click();
  await dialog.getByRole('textbox', { name: 'Opciones' }).fill('Control\nUrgencia\ncontrol');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await dialog.getByText('La opción "control" está repetida').waitFor();
}

async function lookForIcon(page: Page): Promise<void> {
  await press('Nueva especialidad')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cambiar ícono' }).click();
  await dialog.getByRole('radio', { name: 'Pulmones' }).focus();
}

async function takeQuestionOut(page: Page): Promise<void> {
  await press(/^Editar: Nutrición/)(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^DNI/ }).click();
  await dialog.getByRole('button', { name: 'Quitar pregunta' }).click();
  await dialog.getByRole('button', { name: 'Deshacer' }).waitFor();
}

async function askToDeleteSpecialty(page: Page): Promise<void> {
  await press(/^Eliminar: Pediatría/)(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar especialidad' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

/** A specialty with open requests, up to the question. */
async function switchSpecialtyOff(page: Page): Promise<void> {
  await press('Editar: Pediatría')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch').first().uncheck();
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByRole('dialog', { name: '¿Desactivar Pediatría?' }).waitFor();
}

export const SPECIALTY_SCREENS: Screen[] = [
  { name: 'specialties', path: SPECIALTIES, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  {
    name: 'specialties-new',
    path: SPECIALTIES,
    before: asAdmin,
    windowOnly: true,
    prepare: press('Nueva especialidad'),
  },
  {
    name: 'specialties-edit',
    path: SPECIALTIES,
    before: asAdmin,
    windowOnly: true,
    prepare: press(/^Editar: Nutrición/),
  },
  {
    name: 'specialties-delete',
    path: SPECIALTIES,
    before: asAdmin,
    windowOnly: true,
    prepare: press(/^Eliminar: Pediatría/),
  },
  { name: 'specialties-icons', path: SPECIALTIES, before: asAdmin, windowOnly: true, prepare: lookForIcon },
  { name: 'specialties-questions', path: SPECIALTIES, before: asAdmin, windowOnly: true, prepare: editQuestions },
  { name: 'specialties-undo', path: SPECIALTIES, before: asAdmin, windowOnly: true, prepare: takeQuestionOut },
  { name: 'specialties-off', path: SPECIALTIES, before: asAdmin, windowOnly: true, prepare: switchSpecialtyOff },
  {
    name: 'specialties-delete-refused',
    path: SPECIALTIES,
    before: asAdmin,
    windowOnly: true,
    prepare: askToDeleteSpecialty,
  },
  { name: 'specialties-loading', path: SPECIALTIES, before: asAdminWhen('allSpecialties', 'never') },
  { name: 'specialties-error', path: SPECIALTIES, before: asAdminWhen('allSpecialties', 'error') },
  {
    name: 'specialties-empty',
    path: SPECIALTIES,
    before: asAdminWhen('allSpecialties', (data) => ({ ...data, allSpecialties: [] })),
  },
];
