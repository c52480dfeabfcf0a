import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { CALENDAR_SCREENS } from './calendar-screens';
import {
  bookWithProfessional,
  chooseStatus,
  dayPath,
  lookUp,
  OTHER_PATIENT,
  setStatusElsewhere,
  turnoCard,
  unfold,
  type BookedTurno,
} from './calendar-steps';
import { arrowTo, comesIntoFocus, hasFocus, tabTo } from './keyboard';
import { mainThreadWork, SLOWER } from './main-thread';
import { onOnePage } from './one-page';
import { testScreens } from './screen-faults';
import { beSignedIn } from './session';
import { visits } from './visits';

const { open } = visits();

/** Changes by others appear within this time. */
const LIVE_MS = 15_000;
const RESPONSE_MS = 200;

async function signIn(page: Page, role: 'admin' | 'professional', path: string): Promise<void> {
  await beSignedIn(page, role);
  await page.goto(path);
  await page.getByRole('heading', { level: 3 }).first().waitFor();
}

describe('on the phone of a professional', () => {
  let turno: BookedTurno;
  const testThere = onOnePage({ viewport: PHONE }, async (page) => {
    turno = await bookWithProfessional();
    await signIn(page, 'professional', dayPath(turno.day));
  });

  testThere('what was cancelled by mistake is there again, by keyboard or by a press', async (page) => {
    const card = turnoCard(page, turno.id);
    const cancel = async () => {
      await chooseStatus(page, card, 'Cancelado');
      const question = page.getByRole('dialog', { name: '¿Cancelar el turno?' });
      await question.getByLabel('Motivo', { exact: true }).selectOption('Cargado por error');
      await question.getByRole('button', { name: 'Cancelar turno' }).click();
      await question.waitFor({ state: 'detached' });
      await card.getByText('Cancelado').waitFor();
    };
    const undo = page.getByRole('button', {
      name: 'Deshacer: Turno cancelado. El email al paciente sale en 3 minutos',
    });
    const pressed = await chooseStatus(page, card, 'Confirmado');
    const { x, y, width, height } = (await page.getByRole('region', { name: 'Aviso' }).boundingBox())!;
    expect(width).toBeLessThanOrEqual(350);
    // A second press doesn't reach the toast.
    const isApart = x + width <= pressed.left || x >= pressed.right || y + height <= pressed.top || y >= pressed.bottom;
    expect(isApart).toBe(true);
    await page.keyboard.press('Control+Z');
    await card.getByText('Pendiente').waitFor();

    await cancel();
    // Pointed at, the toast stays however long a busy machine takes to look at the page.
    await undo.hover();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Control+Z');
    await card.getByText('Pendiente').waitFor();
    await page.getByText('Deshecho. No se envía ningún email').first().waitFor();
    await undo.waitFor({ state: 'detached' });
    expect((await lookUp(turno.id)).status).toBe('pending');

    await cancel();
    await undo.click();
    await card.getByText('Pendiente').waitFor();
    expect(await lookUp(turno.id)).toEqual({ day: turno.day, time: turno.time, status: 'pending' });
  });

  testThere(
    'a professional sees who comes that day, confirms, and moves a patient’s turno to another time',
    async (page) => {
      const card = turnoCard(page, turno.id);
      await card.getByRole('heading', { name: OTHER_PATIENT }).waitFor();

      await chooseStatus(page, card, 'Confirmado');
      await page.getByText('Turno confirmado. El email al paciente sale en 3 minutos').first().waitFor();
      await card.getByText('Confirmado').waitFor();
      expect((await lookUp(turno.id)).status).toBe('confirmed');

      await unfold(card);
      await card.getByRole('button', { name: 'Mover', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Mover turno' });
      await dialog.getByRole('button', { name: 'Otro día u horario' }).click();
      const times = dialog.getByLabel('Horario');
      await times.locator('option').nth(2).waitFor({ state: 'attached' });
      const offered = await times
        .locator('option')
        .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
      const other = offered.filter((value) => value !== turno.time && value !== 'otro');
      await times.selectOption(other.at(-1)!);
      await dialog.getByRole('button', { name: 'Mover turno' }).click();
      await dialog.waitFor({ state: 'detached' });
      await card.getByText(new RegExp(`^${other.at(-1)}`)).waitFor();
      expect(await lookUp(turno.id)).toEqual({ day: turno.day, time: other.at(-1), status: 'confirmed' });
      await comesIntoFocus(card.getByRole('heading').getByRole('button'));
    },
  );
});

describe('the month of the whole clinic', () => {
  const testThere = onOnePage({ viewport: DESKTOP }, (page) => signIn(page, 'admin', '/dashboard'));

  testThere('it answers a chosen day within 200 ms on a processor four times slower', async (page) => {
    await page.getByRole('article').first().waitFor();
    const work = await mainThreadWork(page);
    const days = page.locator('td button:has(.text)');
    let least = Number.POSITIVE_INFINITY;
    // The least of several counts: what runs beside it on the same core only adds.
    for (let step = 0; step < 32 && least >= RESPONSE_MS; step += 1) {
      const place = 2 + (step % 16);
      const before = await work();
      // Waits until the day's list is painted.
      await days.nth(place).evaluate(
        (button) =>
          new Promise<void>((resolve) => {
            const title = () => document.querySelector('main section section h3')?.textContent;
            const former = title();
            const look = () => (title() === former ? requestAnimationFrame(look) : setTimeout(resolve, 0));
            (button as HTMLElement).click();
            requestAnimationFrame(look);
          }),
      );
      least = Math.min(least, SLOWER * ((await work()) - before));
    }
    expect(least).toBeLessThan(RESPONSE_MS);
  });

  testScreens(testThere, CALENDAR_SCREENS, ['calendar-admin', 'calendar-filter']);
});

test('by keyboard alone: a day, its first turno, another status; a colleague’s change appears within 15 s, is announced, and moves neither the focus nor the page', async () => {
  const turno = await bookWithProfessional();
  const page = await open();
  await signIn(page, 'professional', `/dashboard?mes=${turno.day.slice(0, 7)}`);
  const day = page.locator('td').getByRole('button', { name: new RegExp(` ${Number(turno.day.slice(8))} de `) });
  await day.waitFor();
  await tabTo(page, page.locator('td button[tabindex="0"]'));
  await arrowTo(page, day, turno.day);
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`dia=${turno.day}`));
  const card = turnoCard(page, turno.id);
  const button = card.getByRole('button', { name: 'cambiar estado' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('ArrowDown');
  expect((await lookUp(turno.id)).status).toBe('pending');
  await page.keyboard.press('Enter');
  await page.getByText('Turno confirmado. El email al paciente sale en 3 minutos').first().waitFor();
  await comesIntoFocus(button);

  const scrolled = () =>
    page.evaluate(() => [window.scrollY, document.querySelector('[role="region"][tabindex="0"]')?.scrollTop]);
  const before = await scrolled();
  await setStatusElsewhere(turno.id, 'completed');
  await card.getByText('Completado').waitFor({ timeout: LIVE_MS });
  await page
    .getByRole('status')
    .filter({ hasText: /Actualizado a las \d\d:\d\d: 1 modificado/ })
    .waitFor();
  expect(await hasFocus(button)).toBe(true);
  expect(await scrolled()).toEqual(before);
});
