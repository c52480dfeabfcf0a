import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP } from './browser';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { dragInto } from './drag';
import { comesIntoFocus } from './keyboard';
import { mailNamed } from './mails';
import { chooseOfRow } from './screen';
import { beSignedIn } from './session';
import { until } from './until';
import { visits } from './visits';

const { open } = visits();

const NAME = 'Irene Nueva';
const PATIENT = 'paciente.de.irene@correo.example';

const publicNames = async (): Promise<string[]> =>
  (await graphql<{ professionals: { name: string }[] }>('{ professionals { name } }')).professionals.map(
    ({ name }) => name,
  );

/** Tomorrow at six in the morning, when every room is free. */
async function bookWith(name: string): Promise<void> {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { professionals, clinic } = await graphql<{
    professionals: { id: number; name: string }[];
    clinic: { now: string };
  }>('{ professionals { id name } clinic { now } }');
  const day = new Date(Date.parse(clinic.now.slice(0, 10)) + 86_400_000).toISOString().slice(0, 10);
  const input = {
    professionalId: professionals.find((it) => it.name === name)!.id,
    startTime: `${day}T06:00`,
    durationMinutes: 30,
    patientName: 'Paz Paciente',
    patientEmail: PATIENT,
  };
  await graphql(
    'mutation ($input: CreateAppointmentInput!) { createAppointment(input: $input) { id } }',
    { input },
    token,
  );
}

async function addProfessional(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nuevo profesional' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo profesional' });
  await form.getByRole('textbox', { name: 'Nombre' }).fill(NAME);
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('irene.nueva@clinica.example');
  await form.getByLabel('Contraseña', { exact: true }).fill('clave-de-irene');
  await form.getByLabel('Especialidad').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Crear profesional' }).click();
  await page.getByText('Profesional creado exitosamente').first().waitFor();
  await form.waitFor({ state: 'detached' });
}

test('an administrator adds a professional, moves them by keyboard and by hand, and deletes them: their patient is mailed', async () => {
  const page = await open({ viewport: DESKTOP });
  await beSignedIn(page, 'admin');
  await page.goto('/admin/professionals');
  await page.getByRole('table').waitFor();
  await addProfessional(page);
  expect((await publicNames()).at(-1)).toBe(NAME);
  await bookWith(NAME);

  const up = page.getByRole('button', { name: `Subir: ${NAME}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByText('Orden de profesionales actualizado').first().waitFor();
  await comesIntoFocus(up);
  await until(async () => (await publicNames()).at(-3) === NAME || undefined, 'They do not stand third from the end.');

  const hers = page.getByRole('row').filter({ hasText: NAME });
  const last = page.getByRole('row').last();
  // Not while the order of the buttons is still being saved.
  await hers.and(page.locator('[draggable]')).waitFor();
  await dragInto(hers.locator('.handle'), last, 'lower');
  await last.getByText(NAME).waitFor({ timeout: 4000 });

  await chooseOfRow('Eliminar', NAME)(page);
  const question = page.getByRole('dialog', { name: 'Eliminar profesional' });
  await question.getByText(/turno de Paz Paciente/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Eliminar profesional' }).click();
  await page.getByText('Profesional eliminado exitosamente: 1 turno cancelado').first().waitFor();
  expect(await publicNames()).not.toContain(NAME);
  expect((await mailNamed(PATIENT, 'Turno cancelado')).text).toContain(`${NAME} ya no atiende en la clínica.`);
});
