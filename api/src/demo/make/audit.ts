import { addDays } from '../../domain/calendar-date';
import { minuteOfDate } from '../../domain/clinic-time';
import { bounded, changesBetween, type AuditedChange } from '../../features/audit/audited-change';
import { amountText } from '../../features/audit/value-texts';
import { APPOINTMENT } from '../../features/appointments/appointment.entity';
import { calledOf } from '../../features/appointments/audited-appointment';
import { ROOM } from '../../features/rooms/room.entity';
import { SERVICE } from '../../features/services/service.entity';
import { SETTINGS } from '../../features/settings/settings.entity';
import { USER } from '../../features/users/user.entity';
import type { Noun } from '../../platform/noun';
import { CLINIC, SERVICES } from '../tables/clinic';
import { PROFESSIONALS, type ProfessionalEmail } from '../tables/professionals';
import { ROOMS } from '../tables/rooms';
import { CURRENCY } from './activity';
import type { AppointmentRow } from './appointment-book';
import type { DemoCalendar } from './demo-calendar';
import { ADMIN, type UserRow } from './people';

/** `key`: a name, an address or an id. `at` in epoch minutes. */
export type AuditRow = {
  readonly at: number;
  readonly actor: string;
  readonly action: 'created' | 'updated';
  readonly entity: string;
  readonly key: string;
  readonly called: string;
  readonly fields: readonly string[];
  readonly changes: readonly AuditedChange[];
};

interface Seeds {
  appointments: readonly AppointmentRow[];
  users: readonly UserRow[];
}

/** Not every past turno gets an event. */
const ONE_TURNO_OF = 30;

/** Changes of the last weeks, up to the present state. Oldest first. */
export function makeAudit({ zone, today }: DemoCalendar, { appointments, users }: Seeds): AuditRow[] {
  const at = (daysAgo: number, minute: number) => minuteOfDate(zone, addDays(today, -daysAgo), minute);
  const event = (
    noun: Noun,
    key: string,
    called: string,
    when: number,
    changes: AuditedChange[],
    more: Partial<AuditRow> = {},
  ): AuditRow => ({
    at: when,
    actor: ADMIN.email,
    action: 'updated',
    entity: noun.name,
    key,
    called,
    fields: changes.map(({ field }) => field),
    changes: changes.filter(({ from, to }) => from !== to).map(bounded),
    ...more,
  });
  const created = { action: 'created', fields: [] } as const;
  const suspended = users.filter(({ suspendedAt }) => suspendedAt !== null);
  const past = appointments
    .filter(({ status, startsAt }) => startsAt < at(0, 0) && (status === 'completed' || status === 'no_show'))
    .filter((_row, index) => index % ONE_TURNO_OF === 0);
  return [
    ...ROOMS.map((room, index) =>
      event(
        ROOM,
        room.name,
        room.name,
        at(45 - index, 10 * 60),
        changesBetween(ROOM, { hourlyRate: amount(room.hourlyRate * 0.9) }, { hourlyRate: amount(room.hourlyRate) }),
      ),
    ).filter(({ changes }) => changes.length > 0),
    ...SERVICES.map((service, index) =>
      event(
        SERVICE,
        service.name,
        service.name,
        at(30 - index, 11 * 60),
        changesBetween<object>(SERVICE, null, { ...service, price: amount(service.price, service.currency) }),
        created,
      ),
    ),
    event(
      SETTINGS,
      'hourly_cost',
      '',
      at(20, 9 * 60),
      changesBetween(
        SETTINGS,
        { defaultHourlyCost: amount(5500) },
        { defaultHourlyCost: amount(CLINIC.defaultHourlyCost) },
      ),
    ),
    event(
      SETTINGS,
      'identity',
      '',
      at(19, 9 * 60),
      changesBetween(SETTINGS, { contactEmail: 'info@clinica.example' }, { contactEmail: CLINIC.contactEmail }),
    ),
    ...suspended.map(({ email, name, suspendedAt }) =>
      event(USER, email, name, suspendedAt!, changesBetween(USER, { suspended: false }, { suspended: true })),
    ),
    ...past.map((row) => {
      const { id, professional, startsAt, endsAt, status } = row;
      const called = calledOf({ zone, start: startsAt, professionalName: nameOf(professional) });
      return event(APPOINTMENT, id, called, endsAt, changesBetween(APPOINTMENT, { status: 'confirmed' }, { status }), {
        actor: professional,
      });
    }),
  ].toSorted((a, b) => a.at - b.at);
}

const amount = (number: number, currency = CURRENCY): string => amountText(String(number), currency);

function nameOf(professional: ProfessionalEmail): string {
  return PROFESSIONALS.find(({ email }) => email === professional)!.name;
}
