import { screen, within } from '@testing-library/react';

import { aClinic, aHoliday, aUser, aWeek, interval, landingAnswers } from '../../testing/clinic-data';
import type { Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type {
  RoomHoursMonthFragment,
  RoomTemplateFactsFragment,
  SetRoomAvailabilityMutationVariables,
} from './room-hours.generated';

type Change = SetRoomAvailabilityMutationVariables;

/** The same hours on Monday and Tuesday. */
export function weekOf(...intervals: ReturnType<typeof interval>[]) {
  return aWeek({ monday: intervals, tuesday: intervals });
}

export function aMonth(facts: Partial<RoomHoursMonthFragment> = {}): RoomHoursMonthFragment {
  return {
    __typename: 'RoomAvailability',
    id: 5,
    roomId: 1,
    roomName: 'Consultorio 1',
    year: 2026,
    month: 11,
    isConfigured: true,
    templateName: 'Horario Comercial',
    weeklyTemplate: weekOf(interval('09:00', '13:00'), interval('14:00', '18:00')),
    dailyOverrides: [],
    version: 3,
    ...facts,
  } as RoomHoursMonthFragment;
}

export function aTemplate(facts: Partial<RoomTemplateFactsFragment> = {}): RoomTemplateFactsFragment {
  return {
    __typename: 'RoomTemplate',
    id: 'custom-1',
    name: 'Mañanas',
    description: 'Solo de mañana',
    isCustom: true,
    version: 1,
    schedule: weekOf(interval('08:00', '12:00')),
    ...facts,
  } as RoomTemplateFactsFragment;
}

/** The months of 2026 that are configured, by default November alone. */
export function aYear(year: number, configured: Readonly<Record<number, string>> = {}) {
  const months = Array.from({ length: 12 }, (_, index) => {
    const templateName = configured[index + 1] ?? null;
    return {
      __typename: 'RoomYearMonth',
      month: index + 1,
      isConfigured: templateName !== null,
      templateName,
      version: templateName === null ? 0 : 3,
    };
  });
  return {
    roomYear: { __typename: 'RoomYear', roomId: 1, year, configuredMonths: Object.keys(configured).length, months },
  };
}

/** Opens room 1 of a clinic on 21 November 2026; later answers include what was saved. */
export async function openRoom(
  more: Answers = {},
  { path = '', month = aMonth() }: { path?: string; month?: RoomHoursMonthFragment } = {},
) {
  localStorage.setItem('token', 'abc');
  let stored = month;
  const app = await renderApp(`/admin/rooms/1/availability${path}`, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    RoomChoices: {
      allRooms: [
        { __typename: 'Room', id: 1, name: 'Consultorio 1', isActive: true },
        { __typename: 'Room', id: 2, name: 'Sala 2', isActive: false },
      ],
    },
    RoomAvailability: ({ year, month: number }) => ({
      roomAvailability:
        number === 11
          ? stored
          : aMonth({
              id: null,
              year: Number(year),
              month: Number(number),
              isConfigured: false,
              templateName: 'Sin Configurar',
              weeklyTemplate: weekOf(),
              version: 0,
            }),
    }),
    RoomYear: ({ year }) =>
      aYear(Number(year), year === 2026 ? { 10: 'Horario Extendido', 11: 'Horario Comercial' } : { 1: 'Mañanas' }),
    Holidays: { holidays: [aHoliday('2026-11-23', 'Día de la Soberanía Nacional')] },
    RoomTemplates: {
      roomTemplates: [
        aTemplate({ id: 'business-hours', name: 'Horario Comercial', isCustom: false, version: 0 }),
        aTemplate(),
      ],
    },
    SetRoomAvailability: (sent) => {
      const setRoomAvailability = saved(month, sent as unknown as Change);
      if (setRoomAvailability.month === 11) stored = setRoomAvailability;
      return { setRoomAvailability };
    },
    ...more,
  });
  return { ...app, changes: () => app.sent('SetRoomAvailability') as unknown as Change[] };
}

function saved(month: RoomHoursMonthFragment, { year, month: number, input }: Change): RoomHoursMonthFragment {
  return aMonth({
    ...month,
    year,
    month: number,
    version: month.version + 1,
    ...(input.templateName && { templateName: input.templateName }),
  });
}

export const cell = (name: RegExp) => screen.findByRole('button', { name });
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
export const press = async (user: Awaited<ReturnType<typeof openRoom>>['user'], name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
