import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import { PROFESSIONALS_SCREENS } from './professionals-screens';
import { press, type Screen } from './screen';
import { asAdmin, asAdminWhen } from './session';

const ROOMS = '/admin/system/rooms';
const OVERVIEW = '/admin/appointments/availability';

async function editRoom(page: Page): Promise<void> {
  await press(/^Editar: /)(page);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Nombre/ })
    .fill('Consultorio Uno');
}

async function chooseSpecialties(page: Page): Promise<void> {
  await press('Editar: Sala de Kinesiología')(page);
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Especialidades/ })
    .press('ArrowDown');
  await page.getByRole('listbox').waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await press(/^Eliminar: /)(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar sala' }).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
}

/** A room with future bookings, up to the question. */
async function switchRoomOff(page: Page): Promise<void> {
  await press('Editar: Consultorio 1')(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('switch').uncheck();
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByRole('dialog', { name: '¿Desactivar Consultorio 1?' }).waitFor();
}

const today = (page: Page) => page.getByRole('grid').first().getByRole('button', { name: /, hoy/ });

/** Tomorrow has rentals. */
async function hintOfNextDay(page: Page): Promise<void> {
  await today(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tooltip').last().waitFor();
}

async function openNextDay(page: Page): Promise<void> {
  await hintOfNextDay(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
}

const panel: Screen[] = [
  {
    name: 'panel',
    path: '/admin',
    before: asAdmin,
    prepare: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'panel-menu',
    path: ROOMS,
    before: asAdmin,
    widths: [PHONE.width],
    windowOnly: true,
    prepare: (page) => page.getByRole('button', { name: 'Secciones' }).click(),
  },
];

const rooms: Screen[] = [
  { name: 'rooms', path: ROOMS, before: asAdmin, prepare: (page) => page.getByRole('table').waitFor() },
  { name: 'rooms-new', path: ROOMS, before: asAdmin, windowOnly: true, prepare: press('Nueva sala') },
  { name: 'rooms-edit', path: ROOMS, before: asAdmin, windowOnly: true, prepare: editRoom },
  { name: 'rooms-off', path: ROOMS, before: asAdmin, windowOnly: true, prepare: switchRoomOff },
  { name: 'rooms-specialties', path: ROOMS, before: asAdmin, windowOnly: true, prepare: chooseSpecialties },
  { name: 'rooms-delete-refused', path: ROOMS, before: asAdmin, windowOnly: true, prepare: askToDelete },
  { name: 'rooms-loading', path: ROOMS, before: asAdminWhen('allRooms', 'never') },
  { name: 'rooms-error', path: ROOMS, before: asAdminWhen('allRooms', 'error') },
  { name: 'rooms-empty', path: ROOMS, before: asAdminWhen('allRooms', (data) => ({ ...data, allRooms: [] })) },
];

const overview: Screen[] = [
  { name: 'overview', path: OVERVIEW, before: asAdmin, prepare: (page) => page.getByRole('grid').first().waitFor() },
  { name: 'overview-tooltip', path: OVERVIEW, before: asAdmin, windowOnly: true, prepare: hintOfNextDay },
  { name: 'overview-day', path: OVERVIEW, before: asAdmin, windowOnly: true, prepare: openNextDay },
  {
    name: 'overview-day-loading',
    path: OVERVIEW,
    before: asAdminWhen('roomsDay', 'never'),
    windowOnly: true,
    prepare: (page) => today(page).click(),
  },
  {
    name: 'overview-day-error',
    path: OVERVIEW,
    before: asAdminWhen('roomsDay', 'error'),
    windowOnly: true,
    prepare: (page) => today(page).click(),
  },
  {
    name: 'overview-cancel',
    path: OVERVIEW,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await openNextDay(page);
      await page
        .getByRole('button', { name: /^Cancelar reserva/ })
        .first()
        .click();
    },
  },
  {
    name: 'overview-unconfigured',
    path: `${OVERVIEW}?mes=2099-01`,
    before: asAdmin,
    prepare: (page) => page.getByRole('grid').first().waitFor(),
  },
  { name: 'overview-loading', path: OVERVIEW, before: asAdminWhen('roomsOverview', 'never') },
  { name: 'overview-error', path: OVERVIEW, before: asAdminWhen('roomsOverview', 'error') },
];

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Disponibilidad de los profesionales' }).getByRole('article');

const availability: Screen[] = [
  { name: 'availability-panel', path: OVERVIEW, before: asAdmin, prepare: (page) => cards(page).first().waitFor() },
  {
    name: 'availability-panel-week',
    path: OVERVIEW,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await cards(page).getByRole('button', { name: 'Gestionar Disponibilidad' }).first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'availability-panel-dates',
    path: OVERVIEW,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await cards(page).getByRole('button', { name: 'Fechas no disponibles' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Agregar fecha' }).waitFor();
    },
  },
  {
    name: 'availability-panel-error',
    path: OVERVIEW,
    before: asAdminWhen('availabilityOverview', 'error'),
    prepare: (page) => page.getByText('Error al cargar la disponibilidad').first().waitFor(),
  },
];

export const PANEL_SCREENS: Screen[] = [...panel, ...PROFESSIONALS_SCREENS, ...rooms, ...overview, ...availability];
