import { addDays, dayNumber } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import type { ActivityAction } from '../../features/activity/record-activity';
import { dateSummary, weekSummary } from '../../features/availability/availability-summary';
import { bioSummary } from '../../features/professionals/bio/bio-summary';
import { feeSummary } from '../../features/professionals/fee/fee-summary';
import { CONSULTING_HOURS } from '../tables/consulting-hours';
import { type DemoProfessional, PROFESSIONALS, type ProfessionalEmail } from '../tables/professionals';
import type { AbsenceRow } from './absences';
import type { DemoCalendar } from './demo-calendar';
import { weeklyRows } from './hours';
import { ADMIN } from './people';

/** `at` in epoch minutes; year and month are those of it. */
export type ActivityRow = {
  readonly professional: ProfessionalEmail;
  readonly actor: string;
  readonly at: number;
  readonly action: ActivityAction;
  readonly summary: string;
  readonly year: number;
  readonly month: number;
};

/** The clinic keeps the one that every new clinic has. */
export const CURRENCY = 'ARS';
/** How far back it goes, from yesterday on. */
const WEEKS = 6;

/** What changed about professionals in the last weeks, up to how they are now: oldest first. */
export function makeActivity({ zone, today }: DemoCalendar, absences: readonly AbsenceRow[]): ActivityRow[] {
  const entry = (
    professional: ProfessionalEmail,
    nth: number,
    action: ActivityAction,
    summary: string,
  ): ActivityRow => {
    const date = addDays(today, -1 - ((nth * 11) % (WEEKS * 7)));
    return {
      professional,
      // The front desk does some of it for them.
      actor: nth % 4 === 3 ? ADMIN.email : professional,
      at: minuteOfDate(zone, date, 8 * 60 + ((nth * 37) % (11 * 60))),
      action,
      summary,
      year: Number(date.slice(0, 4)),
      month: Number(date.slice(5, 7)),
    };
  };
  const ofProfessionals = PROFESSIONALS.flatMap((professional, index) =>
    changesOf(professional).map(([action, summary], nth) =>
      entry(professional.email, index * 3 + nth, action, summary),
    ),
  );
  const ofAbsences = absences.map((absence, index) => {
    const { professional, date } = absence;
    // Those that are over were said before.
    const nth = dayNumber(date) < dayNumber(today) ? 3 : index + 1;
    return entry(professional, nth, 'day_override', dateSummary(null, absence));
  });
  return [...ofProfessionals, ...ofAbsences].toSorted((a, b) => a.at - b.at);
}

type Professional = DemoProfessional & { email: ProfessionalEmail };

/** Up to what is theirs now. */
function changesOf({ email, fee, bio, defaultDurationMinutes }: Professional): [ActivityAction, string][] {
  const week = weeklyRows(CONSULTING_HOURS[email].weekly);
  const before = week.filter(({ weekday }) => weekday !== week[0]?.weekday);
  const feeWas = (price: number | null) => ({ fee: price === null ? null : price.toFixed(2), defaultDurationMinutes });
  const changes: [ActivityAction, string | null][] = [
    ['rate_updated', feeSummary(feeWas(fee === null ? null : fee * 0.9), feeWas(fee), CURRENCY)],
    ['availability_updated', weekSummary(before, week)],
    ['profile_updated', bioSummary(null, bio)],
  ];
  return changes.flatMap(([action, summary]): [ActivityAction, string][] =>
    summary === null ? [] : [[action, summary]],
  );
}
