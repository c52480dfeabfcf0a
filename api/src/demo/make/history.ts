import { addDays, dayNumber } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import type { ActivityAction } from '../../features/activity/record-activity';
import { APPOINTMENT } from '../../features/appointments/appointment.entity';
import { auditLabel } from '../../features/appointments/audited-appointment';
import { bounded, changesBetween } from '../../features/audit/audited-change';
import { amountText } from '../../features/audit/value-texts';
import { dateSummary, weekSummary } from '../../features/availability/availability-summary';
import { feeSummary } from '../../features/professionals/fee/fee-summary';
import { bioSummary } from '../../features/professionals/profile-activity';
import { ROOM } from '../../features/rooms/room.entity';
import { SERVICE } from '../../features/services/service.entity';
import { HOURLY_COST_WORDS } from '../../features/rentals/price/hourly-cost.entity';
import { SETTINGS } from '../../features/settings/settings.entity';
import { USER } from '../../features/users/user.entity';
import type { Noun } from '../../platform/noun';
import { CLINIC, professionalBy, PROFESSIONALS, ROOMS, SERVICES, type DemoProfessional } from '../clinic-data';
import type { AbsenceRow } from './agenda';
import type { AppointmentRow } from './appointments';
import { weeklyRows, type DemoCalendar } from './demo-calendar';
import { ADMIN, type UserRow } from './people';

const CURRENCY = 'ARS';
/** Up to yesterday. */
const WEEKS = 6;
const ONE_APPOINTMENT_OF = 30;

/** Professionals' changes in the last weeks, oldest first. `at` in epoch minutes. */
export function makeActivity({ zone, today }: DemoCalendar, absences: readonly AbsenceRow[]) {
  const entry = (professional: string, nth: number, action: ActivityAction, summary: string) => {
    const date = addDays(today, -1 - ((nth * 11) % (WEEKS * 7)));
    return {
      professional,
      // Staff do some of it.
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
    const nth = dayNumber(absence.date) < dayNumber(today) ? 3 : index + 1;
    return entry(absence.professional, nth, 'day_override', dateSummary(null, absence));
  });
  return [...ofProfessionals, ...ofAbsences].toSorted((a, b) => a.at - b.at);
}

function changesOf({ weekly, fee, bio, defaultDurationMinutes }: DemoProfessional): [ActivityAction, string][] {
  const week = weeklyRows(weekly);
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

interface Seeds {
  appointments: readonly AppointmentRow[];
  users: readonly UserRow[];
}

/** Oldest first. `key`: a name, an address or an id. */
export function makeAudit({ zone, today }: DemoCalendar, { appointments, users }: Seeds) {
  const at = (daysAgo: number, minute: number) => minuteOfDate(zone, addDays(today, -daysAgo), minute);
  const event = (
    noun: Noun,
    [key, called]: readonly [key: string, called: string],
    when: number,
    [before, after]: readonly [object | null, object],
    actor = ADMIN.email,
  ) => {
    const changes = changesBetween<object>(noun, before, after);
    return {
      at: when,
      actor,
      action: before === null ? 'created' : 'updated',
      entity: noun.name,
      key,
      called,
      fields: before === null ? [] : changes.map(({ field }) => field),
      changes: changes.filter(({ from, to }) => from !== to).map(bounded),
    };
  };
  const isPast = ({ status, startsAt }: AppointmentRow) =>
    startsAt < at(0, 0) && (status === 'completed' || status === 'no_show');
  return [
    ...ROOMS.map(({ name, hourlyRate: rate }, index) => {
      const rates = [{ hourlyRate: amount(rate * 0.9) }, { hourlyRate: amount(rate) }] as const;
      return event(ROOM, [name, name], at(45 - index, 10 * 60), rates);
    }).filter(({ changes }) => changes.length > 0),
    ...SERVICES.map(({ name, ...service }, index) => {
      const made = { name, ...service, price: amount(service.price, service.currency) };
      return event(SERVICE, [name, name], at(30 - index, 11 * 60), [null, made]);
    }),
    event(HOURLY_COST_WORDS, ['hourly_cost', ''], at(20, 9 * 60), [
      { defaultHourlyCost: amount(5500) },
      { defaultHourlyCost: amount(CLINIC.defaultHourlyCost) },
    ]),
    event(SETTINGS, ['identity', ''], at(19, 9 * 60), [
      { contactEmail: 'info@clinica.example' },
      { contactEmail: CLINIC.contactEmail },
    ]),
    ...users.flatMap(({ email, name, suspendedAt }) => {
      if (suspendedAt === null) return [];
      return [event(USER, [email, name], suspendedAt, [{ suspended: false }, { suspended: true }])];
    }),
    ...appointments
      .filter(isPast)
      .filter((_row, index) => index % ONE_APPOINTMENT_OF === 0)
      .map(({ id, professional, startsAt, endsAt, status }) => {
        const called = auditLabel({ zone, start: startsAt, professionalName: professionalBy(professional).name });
        return event(APPOINTMENT, [id, called], endsAt, [{ status: 'confirmed' }, { status }], professional);
      }),
  ].toSorted((a, b) => a.at - b.at);
}

const amount = (number: number, currency = CURRENCY): string => amountText(String(number), currency);
