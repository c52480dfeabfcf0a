import { accessibilityFaults } from './axe';
import { chooseFirstDay, fillPatient, roomIsProposed, slots, submit } from './booking-steps';
import { PHONE } from './browser';
import { professionalWithKinds } from './clinic-api';
import { visits } from './visits';

const { open } = visits();

test('a patient books a first visit, and sees its length and price before, and on the turno afterwards', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto(`/book/${await professionalWithKinds()}`);
  const kinds = page.getByRole('radiogroup', { name: 'Tipo de consulta' });
  await kinds.getByRole('radio', { name: /^Control/, checked: true }).waitFor();
  await kinds.getByRole('radio', { name: /^Primera vez.*60 min.*45\.000/ }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await chooseFirstDay(page);
  await slots(page).first().click();
  await roomIsProposed(page);
  await fillPatient(page);
  await submit(page).click();
  await page.getByRole('heading', { name: '¡Turno Confirmado!', level: 1 }).waitFor();
  await page.getByText('(60 minutos)').waitFor();
  await page.getByText('Primera vez', { exact: true }).waitFor();
  await page.getByText(/^\$\s?45\.000$/).waitFor();
});
