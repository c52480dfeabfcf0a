import { accessibilityFaults } from './axe';
import { nextMonth } from './booking-steps';
import { PHONE } from './browser';
import { soonestOffer } from './clinic-api';
import { holdAnswers } from './held-answers';
import { tabTo } from './keyboard';
import { tasksDuring } from './main-thread';
import { onOnePage } from './one-page';
import { visits } from './visits';
import { become, faultsAt } from './widths';

const { open } = visits();

describe('on the first page', () => {
  const testThere = onOnePage({ viewport: PHONE }, async (page) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  testThere('there is nothing for axe to find and no sideways scroll, narrow and wide', async (page) => {
    expect(await faultsAt(page)).toEqual([]);
    await become(page, PHONE);
  });

  testThere('the mobile menu opens, has everything of the header and gives the focus back', async (page) => {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    for (const name of ['Inicio', 'Iniciar Sesión', 'Registrarse como Paciente'])
      await menu.getByRole('link', { name }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const theme = menu.getByRole('combobox', { name: 'Tema' });
    await tabTo(page, theme);
    expect(await theme.evaluate((select) => getComputedStyle(select).outlineStyle)).toBe('solid');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(
      await page.getByRole('button', { name: 'Abrir menú' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
  });

  testThere('what a search finds is in sight at once, and by the keyboard it leads on', async (page) => {
    const box = page.getByRole('combobox', { name: /^Buscar especialidad/ });
    await box.pressSequentially('odontologas');
    const found = page.getByRole('listbox').getByRole('option');
    await found.first().waitFor();
    expect(await found.first().textContent()).toMatch(/Odontología/);
    // Above where a phone shows its keyboard.
    await page.waitForFunction(
      () => (document.querySelector('[role=option]')?.getBoundingClientRect().top ?? 999) < 250,
    );
    await box.fill('plomero');
    await page.getByText('No encontramos “plomero”', { exact: true }).waitFor();
    await box.fill('perlata');
    await found.filter({ hasText: 'Peralta' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /Peralta/ }).waitFor();
    await page.goBack();
    await box.waitFor();
    expect(await box.inputValue()).toBe('perlata');
    await box.fill('');
  });

  testThere('an insurer called by its nickname filters the lists, and a press shows all again', async (page) => {
    const ask = page.getByRole('button', { name: '¿Tenés obra social? Elegila' });
    // Otherwise results of the search lie over the button.
    await page.keyboard.press('Escape');
    await ask.click();
    await page.getByRole('combobox', { name: /^Obra social o prepaga/ }).fill('los jubilados');
    const pami = page.getByRole('option', { name: 'PAMI' });
    await pami.click();
    const takeOff = page.getByRole('button', { name: 'Quitar PAMI' });
    await takeOff.waitFor();
    await page.getByText('No atiende PAMI').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await takeOff.click();
    await ask.waitFor();
  });
});

test('the next free turnos appear in all cards without blocking the page', async () => {
  const page = await open({ viewport: PHONE });
  // The first page brings its times along; from another page they come later.
  await holdAnswers(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await page.waitForFunction(() => window.heldAnswers.some(({ operation }) => operation === 'FirstSlots'));
  await page.evaluate(() =>
    window.heldAnswers.filter(({ operation }) => operation !== 'FirstSlots').forEach(({ release }) => release()),
  );
  await page.getByRole('heading', { level: 3, name: 'Cardiología' }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const tasks = await tasksDuring(page, async () => {
    await page.evaluate(() => window.heldAnswers.forEach(({ release }) => release()));
    await page
      .getByText(/^Próximo turno:/)
      .first()
      .waitFor();
  });
  const all = tasks.reduce((sum, task) => sum + task, 0);
  // Nearly half of the work when all cards are drawn in one task, a sixth in slices.
  expect(Math.max(...tasks) / all).toBeLessThan(1 / 3);
});

test('before any file has come the first view stands as it stays, with its free times, and keeps what is typed', async () => {
  const page = await open({ viewport: PHONE, colorScheme: 'dark' });
  let letPass = () => undefined as void;
  const passing = new Promise<void>((resolve) => (letPass = () => resolve()));
  await page.route('**/assets/*.js', async (route) => {
    await passing;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1, name: 'Turnos online con profesionales de la salud' });
  const time = page.getByRole('complementary', { name: 'Próximos turnos libres' }).getByRole('link').first();
  const search = page.getByRole('combobox', { name: /^Buscar especialidad/ });
  const boxes = () => Promise.all([title, time].map((part) => part.boundingBox()));
  await time.waitFor();
  expect(await title.evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(231, 240, 242)');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const early = await boxes();
  expect(Math.max(...early.map((box) => (box ? box.y + box.height : Infinity)))).toBeLessThan(PHONE.height);
  // Too short to search for, which would scroll.
  await search.fill('r');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const loading = page.getByText('Cargando la página… Apenas esté lista, seguimos con lo que elegiste.');
  await loading.waitFor();
  letPass();
  await page.getByRole('dialog', { name: 'Menú' }).waitFor();
  expect(await loading.count()).toBe(0);
  await page.keyboard.press('Escape');
  await title.waitFor();
  expect(await boxes()).toEqual(early);
  expect(await search.inputValue()).toBe('r');
});

test('without scripts the first page has its free times in the clinic’s colours', async () => {
  const page = await open({ viewport: PHONE, colorScheme: 'dark', runsScripts: false });
  await page.goto('/');
  const time = page.getByRole('complementary', { name: 'Próximos turnos libres' }).getByRole('link').first();
  expect(await time.getAttribute('href')).toMatch(/^\/book\/\d+\?dia=/);
  expect(await time.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(231, 240, 242)');
});

test('a booking page can be read before any file has come, and turns into the application’s without asking who it is again', async () => {
  const page = await open({ viewport: PHONE });
  let letPass = () => undefined as void;
  const passing = new Promise<void>((resolve) => (letPass = () => resolve()));
  await page.route('**/assets/*.js', async (route) => {
    await passing;
    await route.continue();
  });
  const bodies: string[] = [];
  page.on('request', (request) => void bodies.push(request.postData() ?? ''));
  await page.goto(`/book/${(await soonestOffer()).professionalId}`, { waitUntil: 'commit' });
  await page.getByText(/^Tarifa: /).waitFor();
  await page.getByText(/^Primer turno disponible: /).waitFor();
  letPass();
  await nextMonth(page).waitFor();
  expect(bodies.filter((text) => text.includes('BookingProfessional'))).toEqual([]);
});
