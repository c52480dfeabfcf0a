import { screen, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import type { Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { DecideHolidaysMutationVariables, HolidayYearFactsFragment } from './holidays.generated';

type Dates = HolidayYearFactsFragment['dates'];
type Closure = Dates[number]['closure'];

const ALL_ROOMS = { __typename: 'HolidayClosure', roomIds: null } as Closure;

function aDate(date: string, name: string, facts: Partial<Dates[number]> = {}): Dates[number] {
  return {
    __typename: 'HolidayDate',
    date,
    name,
    kind: 'fixed',
    appointments: 0,
    rentals: 0,
    closure: null,
    ...facts,
  } as Dates[number];
}

/** Today is 21 November. */
const DATES = [
  aDate('2026-10-12', 'Diversidad Cultural', { closure: ALL_ROOMS }),
  aDate('2026-11-23', 'Soberanía Nacional', { kind: 'movable', appointments: 2, rentals: 1 }),
  aDate('2026-12-07', 'Puente turístico', { kind: 'optional' }),
  aDate('2026-12-08', 'Inmaculada Concepción'),
];

export function aYear(facts: Partial<HolidayYearFactsFragment> = {}): HolidayYearFactsFragment {
  return {
    __typename: 'HolidayYear',
    year: 2026,
    version: 0,
    decidedAt: null,
    decidedByName: null,
    dates: DATES,
    ...facts,
  } as HolidayYearFactsFragment;
}

export const decidedYear = (facts: Partial<HolidayYearFactsFragment> = {}) =>
  aYear({ version: 1, decidedAt: '2026-11-21T10:15:00-03:00', decidedByName: 'Ana Gestión', ...facts });

/** As the server decides; `version` counts on. */
export function decided({ year, closures }: DecideHolidaysMutationVariables, version = 1) {
  const roomsOf = (date: string) => [closures].flat().find((it) => it.date === date);
  const dates = DATES.map((it) => {
    const closure = roomsOf(it.date);
    if (it.date < '2026-11-21') return it;
    return { ...it, closure: closure ? { ...ALL_ROOMS, roomIds: closure.roomIds ?? null } : null } as Dates[number];
  });
  return { decideHolidays: decidedYear({ year, version, dates }) };
}

export const holidayAnswers = (more: Answers = {}): Answers => ({
  ...landingAnswers(),
  Clinic: { clinic: aClinic() },
  Viewer: { viewer: aUser('admin') },
  HolidayYearsToDecide: { holidayYearsToDecide: [2026, 2027] },
  HolidayYear: ({ year }) => ({
    holidayYear: aYear({
      year: Number(year),
      dates: DATES.map((it) => ({ ...it, date: it.date.replace('2026', String(year)) })),
    }),
    allRooms: [
      { __typename: 'Room', id: 1, name: 'Norte', isActive: true },
      { __typename: 'Room', id: 2, name: 'Sur', isActive: true },
    ],
  }),
  DecideHolidays: (sent) => decided(sent as unknown as DecideHolidaysMutationVariables),
  ...more,
});

export async function openHolidays(more: Answers = {}, search = '') {
  localStorage.setItem('token', 'abc');
  const app = await renderApp(`/admin/system/rooms/holidays${search}`, holidayAnswers(more));
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, press, save: () => press('Guardar los feriados de 2026') };
}

/** The choices of a date. */
export const dateRow = async (name: RegExp) => within(await screen.findByRole('group', { name }));
export const chosen = (row: Awaited<ReturnType<typeof dateRow>>) =>
  row.getByRole('button', { pressed: true }).textContent;
