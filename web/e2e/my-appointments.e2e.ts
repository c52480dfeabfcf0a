import type { Locator, Page } from 'playwright-core';
import { signInAs } from './account-steps';
import { DESKTOP } from './browser';
import { comesIntoFocus } from './keyboard';
import { DEMO_EMAIL } from './clinic-api';
import { onOnePage } from './one-page';
import { cancellable, choose, coming } from './own-turnos-steps';
import { sidewaysScroll } from './sideways';
import { become, faultsAt, NARROWEST } from './widths';

const PATH = '/my-appointments';

const history = (page: Page): Locator => page.getByRole('region', { name: 'Historial de Citas' }).getByRole('article');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '¿Cancelar el turno?' });

async function counts(page: Page): Promise<Record<string, number>> {
  await coming(page).first().waitFor();
  const cards = page.getByRole('main').locator('dl:has(dt:text-is("Programadas")) > div');
  await cards.first().waitFor();
  const texts = await cards.evaluateAll((all) =>
    all.map((card) => [card.querySelector('dt')?.textContent, Number(card.querySelector('dd')?.textContent)] as const),
  );
  return Object.fromEntries(texts);
}

/** Waits for the expected value, and shows the difference when it never comes. */
async function becomes<T>(read: () => Promise<T>, expected: T): Promise<void> {
  for (let waited = 0; waited < 5_000; waited += 50) {
    if (JSON.stringify(await read()) === JSON.stringify(expected)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await read()).toEqual(expected);
}

describe('on Mis Citas', () => {
  const testThere = onOnePage({ viewport: DESKTOP }, async (page) => {
    await page.goto(PATH);
    await page.waitForURL('**/login');
    await signInAs(page, DEMO_EMAIL.user);
    await page.waitForURL(`**${PATH}`);
    await page.getByRole('heading', { level: 1, name: 'Mis Citas' }).waitFor();
  });

  testThere('a visitor who signed in first is led back here, cancels a turno, and the counts follow', async (page) => {
    expect(await page.getByRole('banner').getByRole('link', { name: 'Mis Citas' }).getAttribute('aria-current')).toBe(
      'page',
    );

    const before = await counts(page);
    const chosen = cancellable(page);
    const when = await chosen.getByRole('heading').innerText();
    await choose(chosen, 'Cancelar');
    expect((await dialog(page).innerText()).toLowerCase()).toContain(when.split('\n')[0]!.trim().toLowerCase());
    await dialog(page).getByRole('button', { name: 'Cancelar turno' }).click();

    await page.getByText('Turno cancelado').last().waitFor();
    await becomes(() => counts(page), {
      ...before,
      Programadas: before.Programadas! - 1,
      Canceladas: before.Canceladas! + 1,
    });
    await comesIntoFocus(page.getByRole('heading', { name: 'Próximo turno' }));
    expect(
      await history(page)
        .filter({ hasText: when.split('\n')[0]! })
        .getByText('Cancelada')
        .count(),
    ).toBeGreaterThan(0);
  });

  testThere(
    'axe finds nothing, nor in the question, and nothing scrolls sideways on the narrowest screens',
    async (page) => {
      expect(await faultsAt(page)).toEqual([]);
      await choose(cancellable(page), 'Cancelar');
      await dialog(page).waitFor();
      expect(await faultsAt(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await become(page, NARROWEST);
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );

  testThere('the turno to come can be kept as a calendar file', async (page) => {
    const download = page.waitForEvent('download');
    await choose(coming(page).first(), 'Agregar al calendario');
    expect((await download).suggestedFilename()).toBe('turno.ics');
  });
});
