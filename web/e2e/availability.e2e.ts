import type { Locator, Page } from 'playwright-core';
import { AVAILABILITY_SCREENS } from './availability-screens';
import { DESKTOP, PHONE } from './browser';
import { dayOf, graphql, sessionOf, takeSlot, timesOf } from './clinic-api';
import { comesIntoFocus, focused, tabTo } from './keyboard';
import { onOnePage } from './one-page';
import { show } from './screen';
import { testScreens } from './screen-faults';
import { sidewaysScroll } from './sideways';
import { become, NARROWEST } from './widths';

const PATH = '/dashboard/availability';
/** No other test uses these hours: Tuesdays, Thursdays and Saturdays. */
const EMAIL = 'soledad.acuna@clinica.example';
const WEEKS_AHEAD = 4;

interface Person {
  token: string;
  professionalId: number;
}

async function professional(): Promise<Person> {
  const token = await sessionOf(EMAIL);
  const { viewer } = await graphql<{ viewer: { professional: { id: number } } }>(
    '{ viewer { professional { id } } }',
    {},
    token,
  );
  return { token, professionalId: viewer.professional.id };
}

async function openTab(page: Page, { token }: Person): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(PATH);
  await page.getByRole('checkbox', { name: 'Lunes' }).waitFor();
  await page.getByRole('button', { name: 'Agregar fecha' }).waitFor();
}

const week = (page: Page): Locator => page.getByRole('region', { name: 'Disponibilidad semanal' });
const dates = (page: Page): Locator => page.getByRole('region', { name: 'Fechas no disponibles' });
const said = (page: Page, text: string): Promise<void> =>
  page.getByText(text, { exact: true }).first().waitFor({ state: 'attached' });
const typed = (day: string): string => day.split('-').reverse().join('-');

/** Books the first free time, some weeks ahead. */
async function bookedDay({ professionalId }: Person): Promise<{ day: string; time: string }> {
  const { clinic } = await graphql<{ clinic: { now: string } }>('{ clinic { now } }');
  for (let ahead = WEEKS_AHEAD * 7; ahead < WEEKS_AHEAD * 14; ahead += 1) {
    const day = new Date(Date.parse(`${dayOf(clinic.now)}T00:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10);
    const times = await timesOf(professionalId, day);
    const time = times[0];
    if (!time) continue;
    await takeSlot({ professionalId, startTime: `${day}T${time}:00-03:00` });
    return { day, time };
  }
  throw new Error('Nobody can be booked.');
}

async function weekOf({ token, professionalId }: Person): Promise<string[]> {
  const { professionalAvailability: week } = await graphql<{
    professionalAvailability: { entries: { dayOfWeek: number; startTime: string; endTime: string }[] };
  }>(
    'query ($id: Int!) { professionalAvailability(professionalId: $id) { entries { dayOfWeek startTime endTime } } }',
    { id: professionalId },
    token,
  );
  return week.entries.map(({ dayOfWeek, startTime, endTime }) => `${dayOfWeek} ${startTime}-${endTime}`);
}

describe('at a desk', () => {
  let person: Person;
  const testThere = onOnePage({ viewport: DESKTOP, timezoneId: 'Asia/Tokyo' }, async (page) => {
    person = await professional();
    await openTab(page, person);
  });

  testThere('a professional changes the weekly hours, and patients are offered the new ones', async (page) => {
    const before = await weekOf(person);

    await week(page).getByRole('checkbox', { name: 'Lunes' }).check();
    await week(page).getByRole('button', { name: 'Agregar horario del martes' }).click();
    await week(page).getByText('Cambios sin guardar').waitFor();
    await week(page).getByRole('button', { name: 'Guardar horarios' }).click();
    await said(page, 'Disponibilidad actualizada');
    await week(page).getByText('Sin cambios por guardar').waitFor();
    const after = await weekOf(person);
    expect(after).toEqual(['1 09:00-17:00', before[0], '2 13:00-17:00', ...before.slice(1)]);

    await week(page).getByRole('checkbox', { name: 'Lunes' }).uncheck();
    await page.getByRole('link', { name: 'Calendario', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click();
    await week(page).getByRole('button', { name: 'Quitar martes, horario 2, de 13:00 a 17:00' }).click();
    await week(page).getByRole('button', { name: 'Guardar horarios' }).click();
    await week(page).getByText('Sin cambios por guardar').waitFor();
    expect(await weekOf(person)).toEqual(before);
  });

  testThere(
    'by keyboard alone: a morning is blocked, the focus never falls off the page, and nothing is cut off at 320 px',
    async (page) => {
      const { day } = await bookedDay(person);
      const { keyboard } = page;

      await tabTo(page, page.getByRole('button', { name: 'Agregar fecha' }));
      await keyboard.press('Enter');
      await comesIntoFocus(page.getByLabel('Fecha', { exact: true }));
      await keyboard.type(typed(day));
      await tabTo(page, page.getByLabel('Motivo'));
      await keyboard.type('Fer');
      await tabTo(page, page.getByRole('switch', { name: 'Todo el día' }));
      await keyboard.press('Space');
      await tabTo(page, page.getByRole('button', { name: 'Guardar fecha' }));
      await keyboard.press('Enter');
      await page.getByText('La hora de inicio es requerida').waitFor();
      await comesIntoFocus(page.getByLabel('Desde', { exact: true }));
      await keyboard.type('06:00');
      await tabTo(page, page.getByLabel('Hasta', { exact: true }));
      await keyboard.type('13:00');
      await tabTo(page, page.getByRole('button', { name: 'Guardar fecha' }));
      await keyboard.press('Enter');
      await said(page, 'Fecha no disponible agregada');
      const added = dates(page).getByRole('article').filter({ hasText: '06:00 a 13:00' });
      await comesIntoFocus(added.getByRole('heading'));

      await tabTo(page, added.getByRole('button', { name: 'Eliminar' }));
      await keyboard.press('Enter');
      await comesIntoFocus(page.getByRole('dialog').getByRole('button', { name: 'Conservar fecha' }));
      await keyboard.press('Escape');
      await comesIntoFocus(added.getByRole('button', { name: 'Eliminar' }));
      await keyboard.press('Enter');
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Eliminar fecha' }));
      await keyboard.press('Enter');
      await added.waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: 'Eliminar fecha' })
        .or(page.getByRole('button', { name: 'Eliminando...' }))
        .waitFor({ state: 'detached' });
      expect(await focused(page)).toContain('Agregar fecha');

      await keyboard.press('Enter');
      await page.getByLabel('Fecha', { exact: true }).waitFor();
      await become(page, NARROWEST);
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
});

describe('with rules, kept places and turnos on a date', () => {
  const testThere = onOnePage({ viewport: PHONE }, (page) =>
    show(page, AVAILABILITY_SCREENS.find(({ name }) => name === 'availability')!),
  );

  testScreens(testThere, AVAILABILITY_SCREENS, ['availability', 'availability-kept-places', 'availability-mistakes']);
});
