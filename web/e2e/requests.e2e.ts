import type { Locator, Page } from 'playwright-core';
import { beNewPatient } from './account-steps';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { comesIntoFocus } from './keyboard';
import { mailNamed } from './mails';
import { answerField } from './network';
import { pdfPageCount } from './pdf';
import { fillPediatrics, requestPath } from './request-screens';
import { beSignedIn } from './session';
import { sidewaysScroll } from './sideways';
import { until } from './until';
import { visits } from './visits';

const { open } = visits();

const button = (page: Page | Locator, name: string | RegExp): Locator => page.getByRole('button', { name });
const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const answer = (dialog: Locator, question: string): Locator =>
  dialog.locator('dl > div').filter({ hasText: question }).locator('dd');

/** The answers of fillPediatrics, as people read them. */
const READ = [
  ['Tipo de consulta', 'Certificado escolar'],
  ['Fecha del último control', '18-04-2023'],
  ['Jardín o escuela', 'Jardín Los Teros'],
  ['Quién acompaña', 'Madre'],
  ['Peso', '14,5'],
  ['Teléfono de otra', '+54 11 5555 3113'],
  ['Correo de otra', 'norma@correo.example'],
  ['Alergias', 'Penicilina.\nNueces.'],
  ['Calendario de vacunación', 'Sí'],
] as const;

test('a patient asks on a phone with every kind of field, an administrator reads and assigns it, the patient finds the turno', async () => {
  const patient = await open({ viewport: PHONE });
  const { email } = await beNewPatient(patient);
  await patient.goto(await requestPath('Pediatría'));
  const isPrefilled = async () => (await box(patient, 'Correo electrónico').inputValue()) === email || undefined;
  await until(isPrefilled, 'The form does not have the account’s address.');
  await button(patient, 'Enviar Solicitud de Turno').click();
  await comesIntoFocus(patient.getByRole('radio', { name: 'Control de niño sano' }));
  await fillPediatrics(patient);
  expect(await accessibilityFaults(patient)).toEqual([]);
  expect(await sidewaysScroll(patient)).toBe(0);
  // After a lost answer and a reload the form keeps its text, and is not sent twice.
  await answerField(patient, 'requestAppointment', 'lost');
  await button(patient, 'Enviar Solicitud de Turno').click();
  await button(patient, 'Reintentar').waitFor();
  await patient.unrouteAll();
  await patient.reload();
  await button(patient, 'Reintentar').click();
  await patient
    .getByText('¡Solicitud de turno enviada exitosamente! Te contactaremos pronto para confirmar tu cita.')
    .first()
    .waitFor();
  await patient.waitForURL(({ pathname }) => pathname === '/');
  const card = patient.getByRole('article', { name: 'Recibimos tu solicitud' });
  // The request has its own page; the mail has the same number and words.
  await card.getByRole('link', { name: 'Ver la solicitud' }).click();
  await patient.waitForURL(/\/request\/[0-9a-f-]{36}$/);
  await patient.getByRole('heading', { level: 1, name: 'Recibimos tu solicitud' }).waitFor();
  const receipt = patient.getByRole('article', { name: 'Solicitud de turno' });
  const number = await receipt.locator('.stressed').innerText();
  expect(await receipt.innerText()).not.toContain('Los Teros');
  expect(await accessibilityFaults(patient)).toEqual([]);
  expect(await sidewaysScroll(patient)).toBe(0);
  const mail = await mailNamed(email, `Recibimos tu solicitud N.º ${number}: Pediatría`);
  for (const step of await patient.getByRole('region', { name: 'Qué sigue' }).getByRole('listitem').allInnerTexts()) {
    expect(mail.text).toContain(step);
  }
  expect(mail.text).toContain(new URL(patient.url()).pathname);
  expect(mail.text).not.toContain('Los Teros');
  await patient.emulateMedia({ media: 'print' });
  for (const part of [patient.getByRole('banner'), button(patient, 'Imprimir')])
    expect(await part.isVisible()).toBe(false);
  expect(pdfPageCount(await patient.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
  await patient.emulateMedia({ media: null });

  const admin = await open({ viewport: DESKTOP });
  await beSignedIn(admin, 'admin');
  await admin.goto('/admin/appointments/requests');
  await admin.getByRole('searchbox', { name: 'Buscar por número o paciente' }).fill(number);
  await admin.waitForURL(`**/requests?buscar=${number}`);
  await admin.getByRole('row').nth(1).getByRole('cell', { name: number, exact: true }).waitFor();
  await button(admin, /^Ver detalles/)
    .first()
    .click();
  const details = admin.getByRole('dialog', { name: 'Solicitud de turno' });
  for (const [question, text] of READ)
    expect([question, await answer(details, question).innerText()]).toEqual([question, text]);
  await button(details, 'Asignar profesional').click();
  const assign = admin.getByRole('dialog', { name: 'Asignar profesional' });
  const slot = assign.getByRole('radiogroup', { name: 'Primeros horarios libres' }).getByRole('radio').last();
  const startTime = (await slot.innerText()).slice(0, 5);
  await slot.click();
  await assign.getByRole('heading', { name: 'Resumen del turno' }).waitFor();
  expect(await accessibilityFaults(admin)).toEqual([]);
  await button(assign, 'Crear Turno').click();
  await admin.getByText('Turno creado y asignado exitosamente').first().waitFor();
  await assign.waitFor({ state: 'hidden' });

  await mailNamed(email, 'Turno reservado', `, ${startTime} - `);
  await patient.reload();
  await patient.getByRole('heading', { level: 1, name: 'Tu solicitud tiene un turno' }).waitFor();
  await patient.goto('/my-appointments');
  await patient.getByRole('article').filter({ hasText: startTime }).filter({ hasText: 'Pediatría' }).first().waitFor();
});
