import type { Page } from 'playwright-core';
import { bookWithProfessional, dayPath, unfoldFirst } from './calendar-steps';
import { type Screen } from './screen';
import { asAdmin, asProfessional, asProfessionalWhen } from './session';

let day: string | undefined;

/** With a turno of the professional. */
async function busyDay(): Promise<string> {
  day ??= (await bookWithProfessional()).day;
  return dayPath(day);
}

const withoutTurnos = (data: Record<string, unknown>) => ({
  ...data,
  appointments: { ...(data.appointments as object), items: [] },
});

/** On a phone they wait behind a tap. */
async function unfold(page: Page, part: string): Promise<void> {
  const button = page.getByRole('button', { name: part });
  if (await button.isVisible()) await button.click();
}

const listed = (page: Page): Promise<void> => page.getByRole('main').getByRole('article').first().waitFor();

async function openMenu(page: Page): Promise<void> {
  // A cancelled one has no question.
  await page
    .locator('article:not([data-status="cancelled"])')
    .getByRole('button', { name: 'cambiar estado' })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
}

async function openMove(page: Page): Promise<void> {
  await unfoldFirst(page);
  await page.getByRole('button', { name: 'Mover', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('radio').first().waitFor();
}

async function openOtherMove(page: Page): Promise<void> {
  await openMove(page);
  await page.getByRole('button', { name: 'Otro día u horario' }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'Otro horario' }).waitFor({ state: 'attached' });
  // The options change once more when they arrive.
  await page.getByText(/^Cargando los horarios/).waitFor({ state: 'hidden' });
}

/** The server reports that the patient has another turno then. */
async function besideAnother(page: Page): Promise<void> {
  await asProfessional(page);
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('mutation MoveAppointment')) return route.fallback();
    const times = { date: '2026-12-01', startTime: '10:00', endTime: '10:30' };
    const whose = { professionalName: 'otro profesional', patientName: 'Nora Ñandú' };
    const unconfirmed = [{ id: 'otro/1', kind: 'appointment', ...times, ...whose }];
    const message = 'El paciente ya tiene un turno a esa hora: con otro profesional, a las 10:00';
    return route.fulfill({
      json: { data: null, errors: [{ message, extensions: { code: 'CONFLICT', unconfirmed } }] },
    });
  });
}

const PANEL = '/admin/appointments/calendar';

/** The same day in the panel. */
async function panelDay(): Promise<string> {
  return `${PANEL}${(await busyDay()).slice('/dashboard'.length)}`;
}

async function openEdit(page: Page): Promise<void> {
  await unfoldFirst(page);
  await page.getByRole('button', { name: 'Editar', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre y apellido' }).waitFor();
}

const found = (page: Page): Promise<void> => page.getByRole('table', { name: 'Próximos turnos' }).waitFor();

/** In the panel. */
export const TURNOS_SCREENS: Screen[] = [
  { name: 'turnos', path: PANEL, before: asAdmin, prepare: listed },
  { name: 'turnos-day', path: panelDay, before: asAdmin, prepare: listed },
  {
    name: 'turnos-create',
    path: PANEL,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await listed(page);
      await unfold(page, 'Ver el mes');
      await page.getByRole('grid').getByRole('button', { name: /, hoy/ }).click();
      await page.getByRole('dialog').getByLabel('Profesional').waitFor();
    },
  },
  { name: 'turnos-edit', path: panelDay, before: asAdmin, windowOnly: true, prepare: openEdit },
  {
    name: 'turnos-edit-errors',
    path: panelDay,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await openEdit(page);
      await page.getByLabel('Duración en minutos').fill('5');
      await page.getByRole('textbox', { name: 'Nombre y apellido' }).fill('');
      await page.getByRole('button', { name: 'Guardar cambios' }).click();
      await page.getByText('El nombre es requerido').waitFor();
    },
  },
  { name: 'turnos-found', path: `${PANEL}?buscar=mar`, before: asAdmin, prepare: found },
  {
    name: 'turnos-nothing-found',
    path: `${PANEL}?buscar=nadie+as%C3%AD`,
    before: asAdmin,
    prepare: (page) => page.getByText('Ningún turno coincide').waitFor(),
  },
  { name: 'turnos-status-menu', path: panelDay, before: asAdmin, windowOnly: true, prepare: openMenu },
];

export const CALENDAR_SCREENS: Screen[] = [
  { name: 'calendar-admin', path: '/dashboard', before: asAdmin, prepare: listed },
  {
    name: 'calendar-filter',
    path: '/dashboard',
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await listed(page);
      await unfold(page, 'Filtros y cantidades');
      await page.getByRole('combobox', { name: 'Filtrar por profesional' }).click();
      await page.getByRole('option', { name: 'Todos los profesionales' }).waitFor();
    },
  },
  { name: 'calendar-admin-day', path: busyDay, before: asAdmin, prepare: listed },
  {
    name: 'calendar-professional',
    path: '/dashboard',
    before: asProfessional,
    prepare: listed,
  },
  { name: 'calendar-day', path: busyDay, before: asProfessional, prepare: listed },
  {
    name: 'calendar-empty-month',
    path: '/dashboard',
    before: asProfessionalWhen('appointments', withoutTurnos),
    prepare: (page) => page.getByText('No hay turnos programados para este mes.').waitFor(),
  },
  {
    name: 'calendar-empty-day',
    path: busyDay,
    before: asProfessionalWhen('appointments', withoutTurnos),
    prepare: (page) => page.getByText('No hay turnos para este día.').waitFor(),
  },
  {
    name: 'calendar-loading',
    path: '/dashboard',
    before: asProfessionalWhen('appointments', 'never'),
    prepare: (page) => page.getByText('Cargando los turnos…').waitFor({ state: 'attached' }),
  },
  {
    name: 'calendar-error',
    path: '/dashboard',
    before: asProfessionalWhen('appointments', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).waitFor(),
  },
  {
    name: 'calendar-status-menu',
    path: busyDay,
    before: asProfessional,
    prepare: openMenu,
    windowOnly: true,
  },
  {
    name: 'calendar-cancel',
    path: busyDay,
    before: asProfessional,
    windowOnly: true,
    prepare: async (page) => {
      await openMenu(page);
      await page.getByRole('menuitemradio', { name: 'Cancelado' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'calendar-cancel-unsaid',
    path: busyDay,
    before: asProfessional,
    windowOnly: true,
    prepare: async (page) => {
      await openMenu(page);
      await page.getByRole('menuitemradio', { name: 'Cancelado' }).click();
      await page.getByRole('combobox', { name: 'Motivo' }).selectOption('Otro');
      await page.getByRole('button', { name: 'Cancelar turno' }).click();
      await page.getByText('Escribí el motivo').waitFor();
    },
  },
  {
    name: 'calendar-undo',
    path: busyDay,
    before: asProfessional,
    windowOnly: true,
    prepare: async (page) => {
      await openMenu(page);
      await page.getByRole('menuitemradio', { checked: false }).first().click();
      await page.getByRole('button', { name: /^Deshacer/ }).waitFor();
    },
  },
  {
    name: 'calendar-move',
    path: busyDay,
    before: asProfessional,
    prepare: openMove,
    windowOnly: true,
  },
  {
    name: 'calendar-move-asked',
    path: busyDay,
    before: besideAnother,
    windowOnly: true,
    prepare: async (page) => {
      await openOtherMove(page);
      await page.getByLabel('Horario').selectOption('otro');
      await page.getByLabel('Hora de inicio').fill('10:00');
      await page.getByRole('button', { name: 'Mover turno' }).click();
      await page.getByRole('dialog', { name: '¿Mover el turno igual?' }).waitFor();
    },
  },
  {
    name: 'calendar-move-other-time',
    path: busyDay,
    before: asProfessional,
    windowOnly: true,
    prepare: async (page) => {
      await openOtherMove(page);
      await page.getByLabel('Horario').selectOption('otro');
      await page.getByRole('button', { name: 'Mover turno' }).click();
      await page.getByText('La hora es requerida').waitFor();
    },
  },
];
