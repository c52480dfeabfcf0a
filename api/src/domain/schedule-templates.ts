import { WEEKDAYS } from './weekday';
import type { WeekdayHours } from './weekly-hours';

export interface ScheduleTemplate {
  id: string;
  name: string;
  description: string;
  hours: readonly WeekdayHours[];
}

export const BUILT_IN_TEMPLATES: readonly ScheduleTemplate[] = [
  {
    id: 'business-hours',
    name: 'Horario Comercial',
    description: 'Lunes a viernes de 09:00 a 18:00',
    hours: daily(5, 9, 18),
  },
  {
    id: 'extended-hours',
    name: 'Horario Extendido',
    description: 'Lunes a sábado de 08:00 a 20:00',
    hours: daily(6, 8, 20),
  },
];

function daily(days: number, startHour: number, endHour: number): WeekdayHours[] {
  return WEEKDAYS.slice(0, days).map((weekday) => ({ weekday, startMinute: startHour * 60, endMinute: endHour * 60 }));
}
