import { object, type AnyObjectSchema } from 'yup';

import { hoursRule } from '../../shared/form/intervals-rule';
import { createRoomTemplateInputLimits } from '../../shared/form/limits.generated';
import { textRule } from '../../shared/form/rules';
import { minutesOf, type Interval } from '../../shared/time/intervals';
import { plain } from './day-form';
import { openingText, WEEKDAY_KEYS, WEEKDAY_NAMES, type WeekdayKey } from './month-days';
import type { RoomHoursMonthFragment, RoomWeekFragment, SetRoomAvailabilityMutationVariables } from './room-hours.generated';

export interface RoomWeekValues {
  templateName: string;
  /** Without hours the room is closed that day. */
  days: Record<WeekdayKey, Interval[]>;
}

type WeekInput = NonNullable<SetRoomAvailabilityMutationVariables['input']['weeklyTemplate']>;

const NAME = textRule(createRoomTemplateInputLimits.name, { required: 'El nombre de la plantilla es requerido' });

export const roomWeekSchema: AnyObjectSchema = object({ templateName: NAME, days: object(Object.fromEntries(WEEKDAY_KEYS.map((key) => [key, hoursRule(`del ${WEEKDAY_NAMES[key]}`)]))) });

/** A month nobody configured has no name yet. */
export function monthValues({ isConfigured, templateName, weeklyTemplate }: RoomHoursMonthFragment): RoomWeekValues {
  return weekValues(isConfigured ? templateName : '', weeklyTemplate);
}

export function weekValues(templateName: string, week: RoomWeekFragment): RoomWeekValues {
  return { templateName, days: byDay((key) => plain(week[key].intervals)) };
}

export function toWeekInput({ days }: RoomWeekValues): WeekInput {
  return byDay((key) => ({ isAvailable: days[key].length > 0, intervals: days[key] }));
}

/** The same week as the server gives it to forms. */
export function weekInputOf(week: RoomWeekFragment): WeekInput {
  return toWeekInput(weekValues('', week));
}

/** Minutes of the whole week; hours that end before they start count as none. */
export function roomWeekMinutes({ days }: RoomWeekValues): number {
  const intervals = WEEKDAY_KEYS.flatMap((key) => days[key]);
  return intervals.reduce((sum, interval) => sum + Math.max(0, minutesOf(interval)), 0);
}

function byDay<Value>(valueOf: (key: WeekdayKey) => Value): Record<WeekdayKey, Value> {
  return Object.fromEntries(WEEKDAY_KEYS.map((key) => [key, valueOf(key)])) as Record<WeekdayKey, Value>;
}

/** What the fields are called when somebody else has changed the same month. */
export const WEEK_WORDS = {
  templateName: { label: 'Nombre de la plantilla' },
  days: {
    label: 'Horario',
    text: (days: RoomWeekValues['days']) =>
      WEEKDAY_KEYS.map((key) => `${WEEKDAY_NAMES[key]} ${openingText(days[key]) || 'no disponible'}`).join('; '),
  },
};
