import type { Locator, Page } from 'playwright-core';
import { beNewPatient } from './account-steps';
import { roomIsProposed, slots, soonestMonthPath } from './booking-steps';
import { timesOf } from './clinic-api';
import { focused, hasFocus } from './keyboard';
import { visits } from './visits';

const { open } = visits();

/** A patient on the booking page. Counts presses, but not typed text. */
async function signedInAtBooking(timezoneId?: string) {
  const page = await open({ timezoneId });
  await beNewPatient(page);
  await page.goto(await soonestMonthPath());
  await page.getByRole('button', { name: /^Primer turno disponible/ }).waitFor();
  await page.getByRole('grid').and(page.locator('[aria-busy="false"]')).waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name="name"]')?.value);

  let presses = 0;
  const press = async (key: string) => {
    expect(key === 'Tab' && presses === 0 ? '' : await focused(page)).not.toBe('body');
    await page.keyboard.press(key);
    presses += 1;
  };
  const tabTo = async (target: Locator) => {
    while (!(await hasFocus(target))) {
      if (presses > 40) throw new Error(`Tab does not lead to ${target}; the focus is on ${await focused(page)}.`);
      await press('Tab');
    }
  };
  /** Skips the header by its link. */
  const skipHeader = async () => {
    await press('Tab');
    await press('Enter');
  };
  return { page, press, tabTo, skipHeader, count: () => presses };
}

async function arrive(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await target.and(page.locator(':focus')).waitFor({ state: 'attached' });
}

const submit = (page: Page) => page.getByRole('button', { name: 'Confirmar Turno' });
const slot = (page: Page) =>
  page.getByRole('radiogroup', { name: /^Horarios/ }).locator('[role="radio"][tabindex="0"]');
const firstField = (page: Page) => page.getByLabel('Nombre y apellido');

async function confirmAndSend({ page, press, tabTo }: Awaited<ReturnType<typeof signedInAtBooking>>): Promise<void> {
  await arrive(page, firstField(page));
  await roomIsProposed(page);
  await tabTo(submit(page));
  await press('Enter');
  await page.getByRole('heading', { name: '¡Turno Confirmado!' }).waitFor();
}

test('the first free turno takes at most 12 presses', async () => {
  const person = await signedInAtBooking();
  await person.skipHeader();
  await person.tabTo(person.page.getByRole('button', { name: /^Primer turno disponible/ }));
  await person.press('Enter');
  await confirmAndSend(person);
  expect(person.count()).toBeLessThanOrEqual(12);
});

test('day and slot of one’s own choice take at most 20 presses, in a browser of Tokyo at the clinic’s times', async () => {
  const person = await signedInAtBooking('Asia/Tokyo');
  const { page, press, tabTo } = person;
  await person.skipHeader();
  await tabTo(page.getByRole('grid').getByRole('button'));
  while (!/data-state="available"/.test(await focused(page))) await press('ArrowRight');
  await press('Enter');
  await arrive(page, slot(page));
  const { pathname, searchParams } = new URL(page.url());
  expect(await slots(page).allInnerTexts()).toEqual(
    await timesOf(Number(pathname.split('/').at(-1)), searchParams.get('dia')!),
  );
  await press('Enter');
  await confirmAndSend(person);
  expect(person.count()).toBeLessThanOrEqual(20);
});
