import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { startClinic, type Clinic } from './clinic';
import { visits } from './visits';

const ADMIN = { ADMIN_EMAIL: 'ana@clinica.example', ADMIN_PASSWORD: 'clave-de-ana' };
const ADMIN_PROGRAM = join(__dirname, '..', '..', 'api', 'dist', 'bundle', 'admin.js');

const { open } = visits();

let dataDir: string;
let clinic: Clinic;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'turnero-opening-'));
  await chmod(dataDir, 0o711);
  clinic = await startClinic({ DEMO: 'false', DATA_DIR: dataDir });
  const made = spawnSync(process.execPath, [ADMIN_PROGRAM], {
    env: { ...process.env, ...ADMIN, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.stderr);
});
afterAll(async () => {
  await clinic.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('from an empty clinic to a free turno that a visitor sees: at most 12 clicks and 8 fields', async () => {
  const page = await open({ viewport: DESKTOP });
  let clicks = 0;
  let fields = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const fill = async (target: Locator, text: string) => {
    fields += 1;
    await target.fill(text);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const isNext = (name: string) =>
    page.getByRole('listitem').and(page.locator('[aria-current=step]')).getByRole('heading', { name }).waitFor();

  await page.goto(clinic.url);
  await click(page.getByRole('banner').getByRole('link', { name: 'Iniciar Sesión' }));
  await fill(field(/^Correo/), ADMIN.ADMIN_EMAIL);
  await fill(page.getByLabel('Contraseña', { exact: true }), ADMIN.ADMIN_PASSWORD);
  await click(page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }));

  await isNext('Datos de la clínica');
  await fill(field(/^Nombre/), 'Clínica del Sur');
  await fill(field(/^Dirección/), 'Av. Rivadavia 4200, Buenos Aires');
  await fill(field(/^Teléfono/), '11 4444-0000');
  await click(button('Guardar datos'));

  await isNext('Especialidades');
  for (const name of ['Pediatría', 'Cardiología']) await click(page.getByRole('checkbox', { name }));
  expect(await accessibilityFaults(page)).toEqual([]);
  await click(button('Agregar las elegidas'));

  await isNext('Salas y su horario');
  await click(button('Abrir las salas'));

  await isNext('Profesionales');
  await fill(field(/^Nombre/), 'Laura Médica');
  await fill(field(/^Correo/), 'laura@clinica.example');
  clicks += 1;
  await page.getByLabel(/^Especialidad/).selectOption({ label: 'Pediatría' });
  await click(button('Guardar e invitar'));

  await page.getByRole('heading', { name: 'La clínica está abierta' }).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityFaults(page)).toEqual([]);
  await click(page.getByRole('link', { name: 'Ver el primer turno libre' }));
  await page.getByRole('heading', { name: /Laura Médica/ }).waitFor();
  expect([clicks, fields]).toEqual([10, 7]);
  expect(clicks).toBeLessThanOrEqual(12);
  expect(fields).toBeLessThanOrEqual(8);

  const visitor = await open({ viewport: PHONE });
  await visitor.goto(clinic.url);
  await visitor
    .getByRole('link', { name: /Laura Médica/ })
    .first()
    .waitFor();
  await visitor.getByText('Próximo turno').first().waitFor();
});
