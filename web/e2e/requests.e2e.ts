import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { DEMO_EMAIL } from './clinic-api';
import { mailNamed } from './mails';
import { answerField } from './network';
import { requestPath } from './request-screens';
import { beSignedIn } from './session';
import { sidewaysScroll } from './sideways';
import { visits } from './visits';

const { open } = visits();

const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name });
const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const answer = (dialog: Locator, question: string): Locator => dialog.locator('dl > div').filter({ hasText: question }).locator('dd');

/** Fills in the form of Nutrición, whose answers are of every kind that differs for a browser. */
async function fill(page: Page): Promise<void> {
  await box(page, 'DNI').fill('30.111.222');
  await page.getByRole('combobox', { name: /^Obra social/ }).selectOption('OSDE');
  await box(page, 'Peso actual').fill('70,5');
  await page.getByRole('radio', { name: '3 o 4 veces' }).check();
  await page.getByRole('checkbox', { name: 'Celiaquía' }).check();
  await page.getByRole('checkbox', { name: 'Diabetes' }).check();
  await page.getByRole('combobox', { name: /^Horario preferido/ }).selectOption({ index: 1 });
}

test('a patient asks for a turno on a phone, an administrator reads it and assigns it, and the patient finds it', async () => {
  const patient = await open({ viewport: PHONE });
  await beSignedIn(patient);
  await patient.goto(await requestPath('Nutrición'));
  await button(patient, 'Solicitar para otra persona').waitFor();
  await button(patient, 'Enviar Solicitud de Turno').click();
  await button(patient, 'DNI es requerido').click();
  expect(await box(patient, 'DNI').evaluate((field) => field === document.activeElement)).toBe(true);
  await fill(patient);
  expect(await accessibilityFaults(patient)).toEqual([]);
  expect(await sidewaysScroll(patient)).toBe(0);
  // The answer is lost, and the page reloaded: what was typed is there, and is not sent twice.
  await answerField(patient, 'requestAppointment', 'lost');
  await button(patient, 'Enviar Solicitud de Turno').click();
  await button(patient, 'Reintentar').waitFor();
  await patient.unrouteAll();
  await patient.reload();
  await button(patient, 'Reintentar').click();
  await patient.getByText('¡Solicitud de turno enviada exitosamente! Te contactaremos pronto para confirmar tu cita.').first().waitFor();
  expect(new URL(patient.url()).pathname).toBe('/');
  expect((await mailNamed(DEMO_EMAIL.user, 'Solicitud de turno recibida: Nutrición')).text).not.toContain('30.111.222');

  const admin = await open({ viewport: DESKTOP });
  await beSignedIn(admin, 'admin');
  await admin.goto('/admin/appointments/requests?estado=pendiente');
  await button(admin, /^Ver detalles/).first().click();
  const details = admin.getByRole('dialog', { name: 'Solicitud de turno' });
  for (const [question, text] of [['DNI', '30.111.222'], ['Obra social o prepaga', 'OSDE'], ['Peso actual', '70,5'], ['Objetivos', 'Celiaquía, Diabetes'], ['Cuenta con análisis', 'No']] as const) {
    expect(await answer(details, question).innerText()).toBe(text);
  }
  await button(details, 'Asignar profesional').click();
  const assign = admin.getByRole('dialog', { name: 'Asignar profesional' });
  const whom = assign.getByRole('combobox', { name: 'Profesional' });
  if ((await whom.inputValue()) === '') await whom.selectOption({ index: 1 });
  await assign.getByRole('radiogroup', { name: 'Fecha' }).getByRole('radio').last().click();
  const slot = assign.getByRole('radiogroup', { name: /^Horarios/ }).getByRole('radio').first();
  const startTime = (await slot.innerText()).slice(0, 5);
  await slot.click();
  await assign.getByRole('heading', { name: 'Resumen del turno' }).waitFor();
  expect(await accessibilityFaults(admin)).toEqual([]);
  await button(assign, 'Crear Turno').click();
  await admin.getByText('Turno creado y asignado exitosamente').first().waitFor();
  await assign.waitFor({ state: 'hidden' });

  await mailNamed(DEMO_EMAIL.user, 'Turno recibido', `, ${startTime} - `);
  await patient.goto('/my-appointments');
  await patient.getByRole('article').filter({ hasText: startTime }).filter({ hasText: 'Nutrición' }).first().waitFor();
});
