import type { Page } from 'playwright-core';
import { bookWithProfessional } from './calendar-steps';
import { ofKinds } from './full-day';
import { type Screen } from './screen';
import { asAdmin, asAdminWhen, asProfessional } from './session';

const PANEL = '/admin/appointments/calendar';
let day: string | undefined;

const agenda = (base: string, query: string) => async (): Promise<string> => {
  day ??= (await bookWithProfessional()).day;
  return `${base}?${query}&dia=${day}`;
};

const tablePath = agenda(PANEL, 'vista=dia&como=tabla');
const tableIsThere = (page: Page): Promise<void> => page.getByRole('table').getByRole('rowheader').first().waitFor();
const weekIsThere = (page: Page): Promise<void> =>
  page.getByRole('region').getByRole('heading', { level: 3 }).first().waitFor();

export const AGENDA_SCREENS: Screen[] = [
  { name: 'agenda-table', path: tablePath, before: asAdmin, prepare: tableIsThere },
  { name: 'agenda-week', path: agenda(PANEL, 'vista=semana'), before: asAdmin, prepare: weekIsThere },
  {
    name: 'agenda-own-table',
    path: agenda('/dashboard', 'vista=dia&como=tabla'),
    before: asProfessional,
    prepare: tableIsThere,
  },
  {
    name: 'agenda-table-kinds',
    path: tablePath,
    before: asAdminWhen('agendaDay', ofKinds),
    prepare: tableIsThere,
  },
  {
    name: 'agenda-week-kinds',
    path: agenda(PANEL, 'vista=semana'),
    before: asAdminWhen('agendaDays', ofKinds),
    prepare: weekIsThere,
  },
  {
    name: 'agenda-menu',
    path: tablePath,
    before: asAdmin,
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('table').getByRole('rowheader').first().getByRole('button').click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'agenda-error',
    path: tablePath,
    before: asAdminWhen('agendaDay', 'error'),
    prepare: (page) => page.getByRole('button', { name: 'Reintentar' }).waitFor(),
  },
];
