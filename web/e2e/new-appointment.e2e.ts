import type { Page } from 'playwright-core';
import { sheet, submit } from './booking-dialog-steps';
import { DESKTOP } from './browser';
import { comesIntoFocus, focused, tabTo } from './keyboard';
import {
  addPatient,
  chooseFirstPatient,
  chooseWhom,
  lookUp,
  newButton,
  openForNextMonth,
  openMonth,
  patients,
  soonest,
  whom,
} from './new-appointment-steps';
import { onOnePage } from './one-page';
import { sidewaysScrollIn } from './sideways';
import { become, faultsAt, NARROWEST } from './widths';

const CREATED = '¡Turno creado exitosamente!';

async function isMade(page: Page): Promise<void> {
  // First the panel: the toast of the turno before may still be there.
  await sheet(page).waitFor({ state: 'detached' });
  await page.getByText(CREATED).first().waitFor({ state: 'attached' });
}

/** Counts the presses of the mouse from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.clicks = '0';
    const count = ({ detail }: MouseEvent) => {
      // A key that presses a button is no click.
      if (detail > 0) document.body.dataset.clicks = String(Number(document.body.dataset.clicks) + 1);
    };
    document.addEventListener('click', count, true);
  });
  return async () => Number(await page.evaluate(() => document.body.dataset.clicks));
}

describe('at the administrator’s calendar', () => {
  const testThere = onOnePage({ viewport: DESKTOP }, (page) => openMonth(page, 'admin'));

  testThere(
    'a caller who wants anybody of a specialty costs at most four clicks, and by the keyboard none',
    async (page) => {
      const [one, other] = [await addPatient(), await addPatient()];
      await newButton(page).click();
      await sheet(page).getByRole('combobox', { name: 'Buscar paciente' }).waitFor();
      await page.keyboard.press('Escape');
      await comesIntoFocus(newButton(page));

      const clicks = await countClicks(page);
      await newButton(page).click();
      await lookUp(page, one);
      await patients(page).first().click();
      await comesIntoFocus(whom(page));
      await chooseWhom(page, 'cualquiera de clinica');
      await soonest(page).last().click();
      await submit(page).click();
      await isMade(page);
      expect(await clicks()).toBeLessThanOrEqual(4);
      // The calendar goes to the day of the new turno.
      await comesIntoFocus(page.getByRole('article').getByRole('heading').getByRole('button'));

      const before = await clicks();
      await newButton(page).focus();
      await page.keyboard.press('Enter');
      await comesIntoFocus(sheet(page).getByRole('combobox', { name: 'Buscar paciente' }));
      await lookUp(page, other);
      await chooseFirstPatient(page);
      await comesIntoFocus(whom(page));
      await chooseWhom(page, 'cualquiera de clinica');
      await soonest(page).first().waitFor();
      await tabTo(page, soonest(page));
      await page.keyboard.press('End');
      await page.keyboard.press('Space');
      await tabTo(page, submit(page));
      await page.keyboard.press('Enter');
      await isMade(page);
      expect(await focused(page)).not.toBe('body');
      expect(await clicks()).toBe(before);
    },
  );

  testThere(
    'axe finds nothing, narrow and wide, and nothing scrolls sideways on the narrowest screens',
    async (page) => {
      await openForNextMonth(page);
      // It looks off, and a press says all the same what is missing.
      await submit(page).click({ force: true });
      await sheet(page).getByText('El profesional es requerido').waitFor();
      await chooseWhom(page, 'cualquiera de clinica');
      await soonest(page).first().click();
      expect(await faultsAt(page)).toEqual([]);
      await become(page, NARROWEST);
      expect(await sidewaysScrollIn(sheet(page))).toBe(0);
      await become(page, DESKTOP);
      await sheet(page).getByRole('button', { name: 'Cancelar' }).click();
      await sheet(page).waitFor({ state: 'detached' });
    },
  );
});
