import { chooseFirstDay, roomIsProposed, slots, submit } from './booking-steps';
import { PHONE } from './browser';
import { longestAddress, readAt, TWICE_THE_USUAL } from './large-text';
import { visits } from './visits';

const { open } = visits();

test('at twice the text size the bar hides nothing typed, no number breaks, the fault of the notes is in sight', async () => {
  const page = await open({ viewport: PHONE });
  await readAt(page, TWICE_THE_USUAL);
  await page.goto(`/book/${await longestAddress()}`);
  await chooseFirstDay(page);
  await slots(page).last().click();
  await roomIsProposed(page);
  const lines = page.getByText('11 2345-6789', { exact: true }).evaluate((number) => number.getClientRects().length);
  expect(await lines).toBe(1);
  const notes = page.getByLabel('Notas');
  await notes.fill('Primera consulta.\nTraigo estudios.');
  const isSeen = (it: HTMLElement) => {
    const { left, bottom } = it.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 20) === it;
  };
  expect(await notes.evaluate(isSeen)).toBe(true);
  await notes.fill('Con mucho detalle. '.repeat(200));
  expect((await notes.boundingBox())!.height).toBeLessThan(PHONE.height / 2 + 40);
  await page.getByLabel('Nombre y apellido').fill('Nora Ñandú');
  await page.getByLabel('Correo electrónico').fill('nora@correo.example');
  await submit(page).click();
  const fault = await page.getByText('No puede superar los 2.000 caracteres').first().boundingBox();
  expect(fault!.y + fault!.height).toBeLessThanOrEqual(PHONE.height);
});
