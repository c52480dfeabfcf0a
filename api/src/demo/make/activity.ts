import { addDays, dayNumber } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import { WEEKDAY_NAMES } from '../../domain/weekday';
import { quotedChange, summaryOf, type Change } from '../../features/activity/activity-summary';
import type { ActivityAction } from '../../features/activity/record-activity';
import { CONSULTING_HOURS } from '../tables/consulting-hours';
import { type DemoProfessional, PROFESSIONALS, type ProfessionalEmail } from '../tables/professionals';
import type { AbsenceRow } from './absences';
import type { DemoCalendar } from './demo-calendar';
import { weeklyRows } from './hours';
import { ADMIN } from './people';

/** `at` in epoch minutes; year and month are those of the date that it is about. */
export type ActivityRow = {
  readonly professional: ProfessionalEmail;
  readonly actor: string;
  readonly at: number;
  readonly action: ActivityAction;
  readonly summary: string;
  readonly year: number;
  readonly month: number;
};

const PESOS = new Intl.NumberFormat('es-AR', { style: 'currency', currency: 'ARS', maximumFractionDigits: 0 });
/** How far back it goes, from yesterday on. */
const WEEKS = 6;

/** What changed about professionals in the last weeks, up to how they are now: oldest first. */
export function makeActivity({ zone, today }: DemoCalendar, absences: readonly AbsenceRow[]): ActivityRow[] {
  const entry = (professional: ProfessionalEmail, nth: number, action: ActivityAction, summary: string, about?: string): ActivityRow => {
    const date = addDays(today, -1 - ((nth * 11) % (WEEKS * 7)));
    const day = about ?? date;
    return {
      professional,
      // The front desk does some of it for them.
      actor: nth % 4 === 3 ? ADMIN.email : professional,
      at: minuteOfDate(zone, date, 8 * 60 + ((nth * 37) % (11 * 60))),
      action,
      summary,
      year: Number(day.slice(0, 4)),
      month: Number(day.slice(5, 7)),
    };
  };
  const ofProfessionals = PROFESSIONALS.flatMap((professional, index) =>
    changesOf(professional).map(([action, summary], nth) => entry(professional.email, index * 3 + nth, action, summary)),
  );
  const ofAbsences = absences.map(({ professional, date, description }, index) => {
    const after = `${date.split('-').reverse().join('/')}${description === null ? '' : ` (${description})`}`;
    const change = { what: 'fecha no disponible', before: 'sin registrar', after };
    // Those that are over were said before.
    const nth = dayNumber(date) < dayNumber(today) ? 3 : index + 1;
    return entry(professional, nth, 'day_override', summaryOf([change]), date);
  });
  return [...ofProfessionals, ...ofAbsences].toSorted((a, b) => a.at - b.at);
}

function changesOf({ email, fee, bio }: DemoProfessional & { email: ProfessionalEmail }): [ActivityAction, string][] {
  const [hours] = weeklyRows(CONSULTING_HOURS[email].weekly);
  const text = hours && CONSULTING_HOURS[email].weekly[hours.weekday];
  const changes: [ActivityAction, Change | null][] = [
    ['rate_updated', fee === null ? null : { what: 'tarifa', before: PESOS.format(fee * 0.9), after: PESOS.format(fee) }],
    [
      'availability_updated',
      text ? { what: WEEKDAY_NAMES[hours.weekday], before: 'sin atención', after: text.replace(', ', ' y ') } : null,
    ],
    ['profile_updated', { what: 'presentación', ...quotedChange(null, bio) }],
  ];
  return changes.flatMap(([action, change]): [ActivityAction, string][] => (change ? [[action, summaryOf([change])]] : []));
}
