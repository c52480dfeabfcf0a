import type { Locator } from 'playwright-core';
import { accessibilityFaults } from './axe';
import { DESKTOP } from './browser';
import { DEMO_EMAIL, graphql, sessionOf } from './clinic-api';
import { comesIntoFocus, tabTo } from './keyboard';
import { dayButtons, toast } from './room-hours-steps';
import { beSignedIn } from './session';
import { visits } from './visits';
import { become, faultsAt } from './widths';

const { open } = visits();

/** A room that no other test uses. */
async function newRoom(token: string, name: string): Promise<number> {
  const { createRoom } = await graphql<{ createRoom: { id: number } }>(
    'mutation ($name: String!) { createRoom(input: { name: $name, sortOrder: 99 }) { id } }',
    { name },
    token,
  );
  return createRoom.id;
}

test('an administrator configures a new room for a year by keyboard alone', async () => {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { clinic } = await graphql<{ clinic: { now: string } }>('{ clinic { now } }');
  const year = Number(clinic.now.slice(0, 4)) + 1;
  const roomId = await newRoom(token, 'Sala nueva');
  const page = await open({ viewport: DESKTOP });
  await beSignedIn(page, 'admin');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const expectNoFaults = async () => {
    expect(await faultsAt(page)).toEqual([]);
    await become(page, DESKTOP);
  };

  await page.goto(`/admin/rooms/${roomId}/availability/templates?mes=${year}-01`);
  await page.getByText('0 de 12 meses configurados').waitFor();
  await expectNoFaults();
  await page.keyboard.press('Tab');
  await comesIntoFocus(page.getByRole('link', { name: 'Saltar al contenido' }));
  const pressAt = async (target: Locator, key: string) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await pressAt(button('Usar Horario Extendido'), 'Enter');
  await comesIntoFocus(page.getByRole('heading', { name: `Horario de enero de ${year}` }));
  await pressAt(button('Aplicar a Múltiples Meses'), 'Enter');
  const months = page.getByRole('dialog').getByRole('checkbox');
  await months.first().waitFor();
  await expectNoFaults();
  for (const month of await months.all()) await pressAt(month, 'Space');
  await pressAt(button('Aplicar plantilla'), 'Enter');
  await toast(page, 'Plantilla "Horario Extendido" aplicada a 12 meses').waitFor();
  await page.getByText('12 de 12 meses configurados (100 %)').waitFor();
  await comesIntoFocus(button('Aplicar a Múltiples Meses'));
});

test('in months of a clock change each day stands once with its hours, though clinic and browser change theirs on other days', async () => {
  const token = await sessionOf(DEMO_EMAIL.admin);
  const { clinic } = await graphql<{ clinic: { now: string; timeZone: string } }>('{ clinic { now timeZone } }');
  const year = Number(clinic.now.slice(0, 4)) + 1;
  const roomId = await newRoom(token, 'Sala de noche');
  const night = { isAvailable: true, intervals: [{ startTime: '01:00', endTime: '04:00' }] };
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const week = Object.fromEntries(weekdays.map((day) => [day, night]));
  const moveTo = (zone: string) =>
    graphql(
      'mutation ($zone: String!) { updateClinicConventions(input: { timeZone: $zone }) { version } }',
      { zone },
      token,
    );
  // The browser's clock changes in October, the clinic's in November.
  const months = [
    { month: 10, name: 'octubre' },
    { month: 11, name: 'noviembre' },
  ];
  for (const { month } of months)
    await graphql(
      `mutation ($roomId: Int!, $year: Int!, $month: Int!, $input: SetRoomAvailabilityInput!) {
        setRoomAvailability(roomId: $roomId, year: $year, month: $month, input: $input) { version }
      }`,
      { roomId, year, month, input: { templateName: 'Noche', weeklyTemplate: week } },
      token,
    );
  const page = await open({ viewport: DESKTOP, timezoneId: 'Australia/Sydney' });
  await beSignedIn(page, 'admin');
  await moveTo('America/New_York');
  try {
    await page.goto(`/admin/rooms/${roomId}/availability?mes=${year}-10`);
    for (const { month, name } of months) {
      await page.getByRole('grid', { name: new RegExp(name, 'i') }).waitFor();
      await page.getByText('Plantilla: Noche').waitFor();
      await dayButtons(page)
        .getByText(/01:00–04:00/)
        .nth(28)
        .waitFor();
      const days = (await dayButtons(page).allTextContents()).map(
        (text) => /^\D+, (\d+) de .*01:00–04:00/.exec(text)?.[1],
      );
      expect(days).toEqual(
        Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, index) => String(index + 1)),
      );
      if (name === 'octubre') await page.getByRole('button', { name: 'Mes siguiente' }).click();
    }
    await dayButtons(page).last().click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  } finally {
    await moveTo(clinic.timeZone);
  }
});
