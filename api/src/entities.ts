import { EmailToken } from './features/accounts/email-token.entity';
import { Picture } from './features/accounts/picture.entity';
import { SessionEntity } from './features/accounts/session.entity';
import { SignInSource } from './features/accounts/sign-in-source.entity';
import { User } from './features/accounts/user.entity';
import { ActivityLogEntry } from './features/activity/activity-log-entry.entity';
import { AppointmentMail } from './features/appointments/appointment-mail.entity';
import { AppointmentTally } from './features/appointments/appointment-tally.entity';
import { AppointmentEntity } from './features/appointments/appointment.entity';
import { UnavailableDateEntity } from './features/availability/unavailable-date.entity';
import { WeeklyHours } from './features/availability/weekly-hours.entity';
import { ProfessionalEntity } from './features/professionals/professional.entity';
import { DiscountRule } from './features/rentals/discount-rule.entity';
import { RoomBookingEntity } from './features/rentals/room-booking.entity';
import { RoomDayOverride, RoomDayOverrideHours } from './features/room-availability/room-day-override.entity';
import { RoomMonthEntity, RoomMonthHours } from './features/room-availability/room-month.entity';
import { RoomOccupancy } from './features/rooms/room-occupancy.entity';
import { Room } from './features/rooms/room.entity';
import { Service } from './features/settings/service.entity';
import { Settings } from './features/settings/settings.entity';
import { SpecialtyEntity } from './features/specialties/specialty.entity';
import { Secret } from './platform/access/secret.entity';
import { AttemptCounter } from './platform/attempt-counter.entity';
import { AuditEvent } from './platform/audit-event.entity';
import { IdempotencyKey } from './platform/idempotency-key.entity';

/** One for every table. Types that the schema puts together of several tables are `.object.ts`. */
export const entities = [
  ActivityLogEntry, AppointmentEntity, AppointmentMail, AppointmentTally, AttemptCounter, AuditEvent, DiscountRule,
  EmailToken, IdempotencyKey, Picture, ProfessionalEntity, Room, RoomBookingEntity, RoomDayOverride,
  RoomDayOverrideHours, RoomMonthEntity, RoomMonthHours, RoomOccupancy, Secret, Service, SessionEntity, Settings,
  SignInSource, SpecialtyEntity, UnavailableDateEntity, User, WeeklyHours,
];
