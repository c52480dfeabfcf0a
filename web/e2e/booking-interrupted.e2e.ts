import type { Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { PHONE } from './browser';
import { roomIsProposed, fillPatient, PATIENT, submit } from './booking-steps';
import { clockTime, dayOf, soonestOffer, timesOf, type Offer } from './clinic-api';
import { comesIntoFocus } from './keyboard';
import { answerField } from './network';
import { visits } from './visits';

const { open } = visits();

async function readyToSend(page: Page): Promise<Offer> {
  const offer = await soonestOffer();
  await page.goto(`/book/${offer.professionalId}?dia=${dayOf(offer.startTime)}&hora=${clockTime(offer.startTime)}`);
  await roomIsProposed(page);
  await fillPatient(page);
  return offer;
}

async function typed(page: Page): Promise<string[]> {
  return [await page.getByLabel('Nombre y apellido').inputValue(), await page.getByLabel('Notas').inputValue()];
}

const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' });

const confirmed = (page: Page) => page.getByRole('heading', { name: '¡Turno Confirmado!' }).waitFor();

test('without a connection the page stays, says so and keeps what was typed; a double click afterwards books once', async () => {
  const page = await open({ viewport: PHONE });
  await readyToSend(page);
  const answers: string[] = [];
  page.on('response', (response) => {
    if (response.request().postData()?.includes('bookAppointment')) answers.push(response.url());
  });

  await page.context().setOffline(true);
  await submit(page).click();
  await page
    .getByRole('main')
    .getByText(/^No sabemos si el turno quedó reservado: no hay conexión a internet/)
    .waitFor();
  await comesIntoFocus(retry(page));
  expect(await typed(page)).toEqual([PATIENT.name, PATIENT.notes]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.context().setOffline(false);
  await retry(page).dblclick();
  await confirmed(page);
  expect(answers).toHaveLength(1);
});

test('after a reload, too, the retry finds the booking with the lost answer, and there is only that one', async () => {
  const page = await open({ viewport: PHONE });
  const { professionalId, startTime } = await readyToSend(page);
  const free = await timesOf(professionalId, dayOf(startTime));
  await answerField(page, 'bookAppointment', 'lost');
  await submit(page).click();
  await retry(page).waitFor();
  await page.unroute('**/graphql');

  await page.reload();
  await retry(page).click();
  await confirmed(page);
  expect(await timesOf(professionalId, dayOf(startTime))).toEqual(free.filter((time) => time !== clockTime(startTime)));
});
