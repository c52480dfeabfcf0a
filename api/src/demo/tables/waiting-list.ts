import type { WeekdayHours } from '../../domain/weekly-hours';
import type { ProfessionalEmail } from './professionals';
import type { SpecialtyName } from './specialties';

/** Days count from today. */
type DemoEntry = {
  readonly professional: ProfessionalEmail | null;
  readonly specialty: SpecialtyName | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly hours: readonly WeekdayHours[];
  readonly noticeHours: number;
  readonly urgentReason: string | null;
  readonly daysAgo: number;
  readonly untilInDays: number;
};

const MORNINGS: readonly WeekdayHours[] = ([1, 2, 3, 4, 5] as const).map((weekday) => ({
  weekday,
  startMinute: 8 * 60,
  endMinute: 12 * 60,
}));

const AT_ANY_TIME = { hours: [], noticeHours: 2, urgentReason: null } as const;

export const WAITING_LIST: readonly DemoEntry[] = [
  {
    ...AT_ANY_TIME,
    professional: null,
    specialty: 'Cardiología',
    name: 'Héctor Miranda',
    email: 'hector.miranda@example.com',
    phone: '+54 9 11 5555 3118',
    daysAgo: 9,
    untilInDays: 60,
  },
  {
    ...AT_ANY_TIME,
    professional: 'profesional@clinica.example',
    specialty: null,
    name: 'Camila Benítez',
    email: 'paciente@clinica.example',
    phone: '+54 9 11 5555 3101',
    hours: MORNINGS,
    noticeHours: 24,
    daysAgo: 4,
    untilInDays: 45,
  },
  {
    ...AT_ANY_TIME,
    professional: null,
    specialty: 'Dermatología',
    name: 'Rocío Páez',
    email: 'rocio.paez@example.org',
    phone: '+54 9 11 5555 3112',
    urgentReason: 'Control de un lunar que cambió; lo pidió su médica clínica.',
    daysAgo: 2,
    untilInDays: 30,
  },
  {
    ...AT_ANY_TIME,
    professional: 'gustavo.peralta@clinica.example',
    specialty: null,
    name: 'Leandro Suárez',
    email: 'leandro.suarez@example.com',
    phone: '+54 9 11 5555 7420',
    noticeHours: 4,
    daysAgo: 1,
    untilInDays: 90,
  },
];
