import { EmailToken } from './features/accounts/email-links/email-token.entity';
import { SessionEntity } from './features/accounts/sessions/session.entity';
import { SignInSource } from './features/accounts/sessions/sign-in-source.entity';
import { ActivityLogEntry } from './features/activity/activity-log-entry.entity';
import { AppointmentEntity } from './features/appointments/appointment.entity';
import { AppointmentTally } from './features/appointments/list/appointment-tally.entity';
import { AppointmentMail } from './features/appointments/mails/appointment-mail.entity';
import { AuditEvent } from './features/audit/audit-event.entity';
import { ProfessionalEntity } from './features/professionals/professional.entity';
import { DiscountRule } from './features/rentals/quote/discount-rule.entity';
import { RoomBookingEntity } from './features/rentals/room-booking.entity';
import { RoomDayOverride, RoomDayOverrideHours } from './features/room-hours/room-day-override.entity';
import { RoomMonthEntity, RoomMonthHours } from './features/room-hours/room-month.entity';
import { RoomOccupancy } from './features/rooms/room-occupancy.entity';
import { Room } from './features/rooms/room.entity';
import { UnavailableDateEntity } from './features/schedules/unavailable-date.entity';
import { WeeklyHours } from './features/schedules/weekly-hours.entity';
import { Service } from './features/settings/service.entity';
import { Settings } from './features/settings/settings.entity';
import { SpecialtyEntity } from './features/specialties/specialty.entity';
import { Picture } from './features/users/pictures/picture.entity';
import { User } from './features/users/user.entity';
import { Secret } from './platform/access/secret.entity';
import { AttemptCounter } from './platform/attempt-counter.entity';
import { IdempotencyKey } from './platform/idempotency-key.entity';

/** One for every table. Types that the schema puts together of several tables are `.object.ts`. */
export const entities = [
  ActivityLogEntry, AppointmentEntity, AppointmentMail, AppointmentTally, AttemptCounter, AuditEvent, DiscountRule,
  EmailToken, IdempotencyKey, Picture, ProfessionalEntity, Room, RoomBookingEntity, RoomDayOverride,
  RoomDayOverrideHours, RoomMonthEntity, RoomMonthHours, RoomOccupancy, Secret, Service, SessionEntity, Settings,
  SignInSource, SpecialtyEntity, UnavailableDateEntity, User, WeeklyHours,
];
