import { DESKTOP, PHONE } from './browser';
import { arrowTo, comesIntoFocus, focused, tabTo } from './keyboard';
import { onOnePage } from './one-page';
import { freeRoom, unfoldRoom } from './rental-bulk-steps';
import { RENTAL_SCREENS } from './rental-screens';
import {
  checkRoom,
  confirm,
  dialog,
  freeMonthPath,
  RENTAL_PATH,
  reserveButton,
  reserveButtons,
  roomRadio,
  showFreeMonth,
} from './rental-steps';
import { testScreens } from './screen-faults';
import { beSignedIn } from './session';
import { visits } from './visits';
import { become, faultsAt } from './widths';

const { open } = visits();

const DONE = 'Reserva realizada exitosamente';

test('a professional rents one day on a phone, and finds it in the month', async () => {
  const { id, month, days } = await freeRoom(1);
  const date = days[0]!;
  const page = await open({ viewport: PHONE });
  await beSignedIn(page, 'professional');
  await page.goto(`${RENTAL_PATH}?mes=${month}`);
  await reserveButton(page, date).click();
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: PHONE.width });
  expect(await confirm(page).getAttribute('aria-disabled')).toBe('true');
  await checkRoom(page, id);
  const notes = dialog(page).getByLabel(/^Notas/);
  const heightOfNotes = async () => (await notes.boundingBox())!.height;
  const asOpened = await heightOfNotes();
  await notes.fill('Traigo ecógrafo\ny camilla\ny lámpara\ny biombo');
  expect(await heightOfNotes()).toBeGreaterThan(asOpened);
  await notes.fill('Traigo ecógrafo');
  await dialog(page).getByText('Total a pagar').waitFor();
  expect(await faultsAt(page)).toEqual([]);
  await become(page, PHONE);
  await confirm(page).click();

  await page.getByText(DONE).last().waitFor();
  await dialog(page).waitFor({ state: 'detached' });
  await comesIntoFocus(reserveButton(page, date));
  const words = await reserveButton(page, date).getAttribute('aria-describedby');
  expect(await page.locator(`[id="${words}"]`).innerText()).toMatch(/reservas? propias?/);
});

describe('in a month with free days', () => {
  const testThere = onOnePage({ viewport: DESKTOP }, async (page) => {
    await beSignedIn(page, 'professional');
    await page.goto(await freeMonthPath());
    await reserveButtons(page).first().waitFor();
  });

  testThere(
    'in cells, 1160 and 1280 px wide, what a day offers stays in its chip, no word cut in two',
    async (page) => {
      for (const width of [1160, 1280]) {
        await become(page, { ...DESKTOP, width });
        const chips = page.getByRole('grid').getByText(/disponibles?$/);
        await chips.first().waitFor();
        expect([width, await page.getByRole('grid').evaluate(cutChips)]).toEqual([width, 0]);
      }
    },
  );

  testThere('by keyboard alone: through the month to a day, a room, and the confirmation', async (page) => {
    const { id, days } = await showFreeMonth(page);
    const date = days[0]!;
    await page.getByRole('link', { name: 'Saltar al contenido' }).focus();
    await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]'));
    await arrowTo(page, reserveButton(page, date), date);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await unfoldRoom(page, roomRadio(page, id));
    await tabTo(page, dialog(page).getByRole('radio'));
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 20 && !(await roomRadio(page, id).isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await tabTo(page, dialog(page).getByRole('group', { name: 'Intervalo 1' }).getByLabel('Hasta'));
    await page.keyboard.type('11:00');
    await tabTo(page, confirm(page));
    await page.keyboard.press('Enter');
    await page.getByText(DONE).last().waitFor();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page)).not.toBe('body');
  });

  testScreens(testThere, RENTAL_SCREENS, ['rental-day-errors']);
});

/** Number of words in the days' offers that are cut in two or leave their chip. */
function cutChips(grid: Element): number {
  return [...grid.querySelectorAll('td span')]
    .filter(({ textContent }) => /disponibles?$/.test(textContent))
    .filter((chip) => {
      const text = chip.lastChild!;
      const word = document.createRange();
      word.setStart(text, text.textContent!.lastIndexOf(' ') + 1);
      word.setEnd(text, text.textContent!.length);
      const [line, more] = [...word.getClientRects()];
      return more !== undefined || line!.right > chip.getBoundingClientRect().right;
    }).length;
}
