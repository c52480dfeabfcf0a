import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP } from './browser';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { comesIntoFocus, tabTo } from './keyboard';
import { freeRoom } from './rental-bulk-steps';
import { beSignedIn } from './session';
import { visits } from './visits';

const { open } = visits();

const PRICES = '/admin/system/configuration/prices';
const NINE_TO_FIVE = [{ startTime: '09:00', endTime: '17:00' }];
const WHOLE_DAY = 'Jornada completa (8 h o más)';

interface Rule {
  id: number;
  description: string;
  discountPercentage: number;
}
interface Config {
  defaultHourlyCost: number;
  discountRules: Rule[];
}

const asAdmin = async <D>(query: string, variables: object = {}): Promise<D> =>
  graphql<D>(query, variables as Record<string, unknown>, await sessionOf(DEMO_EMAIL.admin));
const config = async (): Promise<Config> => {
  const fields = 'defaultHourlyCost discountRules { id description discountPercentage }';
  return (await asAdmin<{ rentalConfig: Config }>(`{ rentalConfig { ${fields} } }`)).rentalConfig;
};

let before: Config;

// Other test files of this worker use the same clinic.
beforeAll(async () => {
  before = await config();
});
afterAll(async () => {
  await asAdmin('mutation ($cost: Money!) { updateDefaultHourlyCost(defaultHourlyCost: $cost) { version } }', {
    cost: before.defaultHourlyCost,
  });
  for (const { id, discountPercentage } of before.discountRules) {
    await asAdmin(
      'mutation ($id: Int!, $percentage: Float!) { updateDiscountRule(id: $id, input: { discountPercentage: $percentage }) { version } }',
      { id, percentage: discountPercentage },
    );
  }
});

const cost = (page: Page): Locator => page.getByRole('textbox', { name: 'Costo por hora' });
const saveCost = (page: Page): Locator => page.getByRole('button', { name: 'Guardar costo' });

async function openPrices(): Promise<Page> {
  const page = await open({ viewport: DESKTOP });
  await beSignedIn(page, 'admin');
  await page.goto(PRICES);
  await cost(page).waitFor();
  return page;
}

test('two administrators who change prices at once lose no change unseen, and rented hours keep their price', async () => {
  const { id: roomId, month, days } = await freeRoom(2);
  const [date, later] = days as [string, string];
  const professional = await sessionOf(DEMO_EMAIL.professional);
  const { rentRooms } = await graphql<{ rentRooms: { finalCost: number }[] }>(
    'mutation ($input: RentRoomsInput!) { rentRooms(input: $input) { finalCost } }',
    { input: { date, roomIds: [roomId], intervals: NINE_TO_FIVE } },
    professional,
  );
  const rented = rentRooms[0]!.finalCost;

  const [ana, beto] = [await openPrices(), await openPrices()];
  await cost(ana).fill('7.000');
  await saveCost(ana).click();
  await ana.getByText('Costo por hora actualizado').last().waitFor();

  await cost(beto).fill('8.000');
  await saveCost(beto).click();
  const differences = beto.getByRole('group', { name: 'Cambios de otra persona' });
  await differences.waitFor();
  await comesIntoFocus(differences.getByRole('heading'));
  expect(await differences.getByRole('radio', { name: 'Lo que escribiste $ 8.000' }).isChecked()).toBe(true);
  expect(await accessibilityFaults(beto)).toEqual([]);
  expect((await config()).defaultHourlyCost).toBe(7000);
  await differences.getByRole('radio', { name: 'Lo que guardó la otra persona $ 7.000' }).check();
  expect(await cost(beto).inputValue()).toBe('7.000');
  await saveCost(beto).click();
  await differences.waitFor({ state: 'detached' });

  // Edits the rule with the keyboard only.
  await tabTo(beto, beto.getByRole('button', { name: `Editar: ${WHOLE_DAY}` }));
  await beto.keyboard.press('Enter');
  const percentage = beto.getByRole('spinbutton', { name: 'Descuento (%)' });
  await percentage.waitFor();
  await tabTo(beto, percentage);
  await beto.keyboard.press('ControlOrMeta+a');
  await beto.keyboard.type('50');
  await beto.keyboard.press('Enter');
  await beto.getByText('Regla de descuento actualizada exitosamente').last().waitFor();
  await beto.getByRole('cell', { name: '50 %' }).waitFor();
  await beto.getByRole('dialog').waitFor({ state: 'detached' });
  await comesIntoFocus(beto.getByRole('button', { name: `Editar: ${WHOLE_DAY}` }));

  const { rentalQuote } = await graphql<{ rentalQuote: { finalCost: number } }>(
    `query ($roomIds: [Int!]!, $dates: [LocalDate!]!, $intervals: [RentalIntervalInput!]!) {
      rentalQuote(roomIds: $roomIds, dates: $dates, intervals: $intervals) { finalCost }
    }`,
    { roomIds: [roomId], dates: [later], intervals: NINE_TO_FIVE },
    professional,
  );
  expect(rentalQuote.finalCost).not.toBe(rented);

  const [year, number] = month.split('-').map(Number);
  const { monthlySummary } = await graphql<{ monthlySummary: { rooms: { bookings: { finalCost: number }[] }[] } }>(
    'query ($year: Int!, $month: Int!) { monthlySummary(year: $year, month: $month) { rooms { bookings { finalCost } } } }',
    { year, month: number },
    professional,
  );
  expect(monthlySummary.rooms.flatMap(({ bookings }) => bookings)).toContainEqual({ finalCost: rented });
});

/** A sheet of notes; then two rooms, the price of the second of which is no amount. */
const WORKBOOK = path.join(__dirname, 'files/salas.xlsx');

test('a workbook of another system is checked, comes in and is taken back as a whole', async () => {
  const page = await open({ viewport: DESKTOP });
  await beSignedIn(page, 'admin');
  await page.goto('/admin/imports');
  await page.getByLabel('Elegir archivo').setInputFiles(WORKBOOK);
  await page.getByText('El archivo tiene 2 hojas con datos: se importa una por vez.').waitFor();
  await page.getByRole('combobox', { name: 'Hoja' }).selectOption('Salas');
  await page.getByRole('button', { name: 'Revisar las filas' }).click();
  await page.getByText('1 se puede importar · 1 con errores').waitFor();
  await page.getByRole('cell', { name: 'Precio por hora: El precio debe ser un importe' }).waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar las filas con errores' }).click();
  expect((await saving).suggestedFilename()).toBe('filas-con-errores-salas.csv');

  await page.getByRole('button', { name: 'Importar 1 fila' }).click();
  await page.getByText('1 se importó · 1 con errores').waitFor();
  await comesIntoFocus(page.getByRole('heading', { name: '4. Resultado' }));
  expect(await accessibilityFaults(page)).toEqual([]);
  const names = async () => (await asAdmin<{ allRooms: { name: string }[] }>('{ allRooms { name } }')).allRooms;
  expect(await names()).toContainEqual({ name: 'Sala de la mudanza' });

  await page.getByRole('button', { name: 'Deshacer: salas.xlsx' }).click();
  await page.getByRole('button', { name: 'Deshacer todo' }).click();
  await page.getByRole('cell', { name: 'Deshecha' }).waitFor();
  expect(await names()).not.toContainEqual({ name: 'Sala de la mudanza' });
});
