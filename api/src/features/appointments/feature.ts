import { In } from 'typeorm';

import { float, int } from '../../platform/database/columns';
import { epochMinute } from '../../platform/database/epoch-minute';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { checkedPage } from '../../platform/http/filled-page';
import { expiry, gone, REMOVED } from '../../platform/jobs/housekeeping';
import { isUuid } from '../../platform/validation/uuid';
import {
  AT_FORMER_ADDRESS,
  FOLLOWS_ADDRESS,
  KEPT_FOR_ADDRESS,
  type FollowsAddress,
  type KeptForAddress,
} from '../accounts/email-links/kept-for-address';
import { ROWS_OF_ACCOUNT, rowsOfPatient } from '../accounts/management/rows-of-account';
import { HOLD_OWNERS } from '../holds/hold-owners';
import { PATIENT_NAMES, type PatientNames } from '../room-hours/held-bookings';
import { ROWS_OF_PATIENTS } from '../patients/erasure/rows-of-patients';
import { DESK_TURNOS, type DeskStarts } from '../slots/desk-turnos';
import { AffectedByCoverageResolver } from './affected-by-coverage.resolver';
import { AppointmentEntity } from './appointment.entity';
import { AppointmentResolver } from './appointment.resolver';
import { appointmentExamples, appointmentRoutes } from './appointment.rest';
import { appointmentNotFound } from './appointment.service';
import { AppointmentCoverageRow } from './coverages/appointment-coverage.entity';
import { AppointmentCoverageResolver } from './coverages/appointment-coverage.resolver';
import { appointmentCoverageExamples, appointmentCoverageRoutes } from './coverages/coverage.rest';
import { BookAppointmentResolver } from './book/book-appointment.resolver';
import { CreateAppointmentResolver } from './book/create-appointment.resolver';
import { SoonestSlotsResolver } from './book/soonest-slots.resolver';
import { UntakenRoomsResolver } from './book/untaken-rooms.resolver';
import { AppointmentStatusResolver } from './change/appointment-status.resolver';
import { absentOwners } from './change/kept-time';
import { CancelAppointmentResolver } from './change/cancel-appointment.resolver';
import { MoveAppointmentResolver } from './change/move-appointment.resolver';
import { UpdateAppointmentResolver } from './change/update-appointment.resolver';
import { CorrectEmailResolver } from './correct-email/correct-email.resolver';
import { AppointmentCountsResolver } from './list/appointment-counts.resolver';
import { AppointmentListResolver } from './list/appointment-list.resolver';
import { AppointmentPageResolver } from './list/appointment-page.resolver';
import { TALLIES_ROUND } from './list/appointment-tallies';
import { AppointmentTally } from './list/appointment-tally.entity';
import { UserAppointmentsResolver } from './list/user-appointments.resolver';
import { turnosOfPatients } from './erased-patients';
import { AppointmentMail } from './mails/appointment-mail.entity';
import {
  APPOINTMENT_CANCELLED,
  APPOINTMENT_NOTICE,
  APPOINTMENT_RECEIVED,
  APPOINTMENT_REMINDER,
} from './mails/appointment-mails';
import { AppointmentNotice } from './mails/appointment-notice.entity';
import { NOTICES_ROUND } from './mails/notices-round';
import { REMINDERS_ROUND } from './mails/reminders';
import { SERIES_MAIL } from './mails/series-mails';
import { appointmentTools } from './tools/appointment.tools';
import { RescheduleAppointmentResolver } from './reschedule/reschedule-appointment.resolver';
import { OverbookingResolver } from './overbooking/overbooking.resolver';
import { FollowingResolver } from './series/following.resolver';
import { SeriesEntity } from './series/series.entity';
import { SeriesPlaceResolver } from './series/series-place.resolver';
import { SeriesResolver } from './series/series.resolver';
import { AppointmentSettingsEntity } from './settings/appointment-settings.entity';
import { AppointmentSettingsResolver } from './settings/appointment-settings.resolver';

const deskTurnos: DeskStarts = async (db, { professionalIds, from, to }) => {
  const starts = new Map<number, number[]>();
  for (const { professionalId, start } of await db.rows(DESK, [professionalIds, from, to])) {
    const known = starts.get(professionalId);
    if (known) known.push(start);
    else starts.set(professionalId, [start]);
  }
  return starts;
};

/** A day more on both sides, for any time zone. */
const DESK = statement(
  'appointments.of-desk',
  `SELECT professional_id AS "professionalId", ${epochMinute('starts_at')} AS start FROM appointments
   WHERE professional_id = ANY ($1::int[]) AND is_live AND NOT is_self_booked AND overbooking_reason IS NULL
     AND starts_at >= ($2::date - 1)::timestamptz AND starts_at < ($3::date + 2)::timestamptz`,
  { professionalId: int, start: float },
);

const appointmentsOfAddress: KeptForAddress = {
  async bring(tx, { id, email }) {
    const link = tx.manager.createQueryBuilder().update(AppointmentEntity).set({ patientUserId: id });
    await link.where(UNLINKED, { email }).execute();
  },

  isWaiting(db, email) {
    return db.manager.createQueryBuilder(AppointmentEntity, 'appointment').where(UNLINKED, { email }).getExists();
  },
};

/** Counts as staff's change: links to the former address end, open forms become stale. */
const turnosFollow: FollowsAddress = async ({ now }, tx, { userId, former, email }) => {
  const coming = tx.manager.createQueryBuilder().update(AppointmentEntity);
  await coming
    .set({
      patientEmail: email,
      patientEmailVersion: () => 'patient_email_version + 1',
      sequence: () => 'sequence + 1',
      changedAt: now,
    })
    .where(`${AT_FORMER_ADDRESS} AND starts_at > :now`, { userId, former, now })
    .execute();
};

const UNLINKED = 'patient_user_id IS NULL AND lower(patient_email) = lower(:email)';

const patientNames: PatientNames = async ({ manager }, ids) => {
  const rows = await manager.find(AppointmentEntity, {
    select: { id: true, patientName: true },
    where: { id: In([...ids]) },
  });
  return new Map(rows.map(({ id, patientName }) => [id, patientName]));
};

const APPOINTMENT_PAGES = checkedPage(
  /^\/(?:confirmation|cancel|lista-de-espera\/antes)\/([^/]+)$/,
  async ({ db }, id) => {
    if (!isUuid(id) || !(await db.manager.existsBy(AppointmentEntity, { id }))) throw appointmentNotFound();
  },
);

export const appointments: Feature = {
  name: 'appointments',
  scope: 'appointments',
  entities: [
    AppointmentEntity,
    AppointmentCoverageRow,
    AppointmentMail,
    AppointmentNotice,
    AppointmentTally,
    SeriesEntity,
    AppointmentSettingsEntity,
  ],
  resolvers: [
    AffectedByCoverageResolver,
    AppointmentResolver,
    AppointmentCoverageResolver,
    AppointmentListResolver,
    AppointmentPageResolver,
    AppointmentCountsResolver,
    UserAppointmentsResolver,
    BookAppointmentResolver,
    CreateAppointmentResolver,
    SoonestSlotsResolver,
    UntakenRoomsResolver,
    AppointmentStatusResolver,
    CancelAppointmentResolver,
    MoveAppointmentResolver,
    RescheduleAppointmentResolver,
    CorrectEmailResolver,
    UpdateAppointmentResolver,
    SeriesResolver,
    SeriesPlaceResolver,
    FollowingResolver,
    OverbookingResolver,
    AppointmentSettingsResolver,
  ],
  routes: [...appointmentRoutes, ...appointmentCoverageRoutes],
  tools: appointmentTools,
  examples: [appointmentExamples, appointmentCoverageExamples],
  pages: [APPOINTMENT_PAGES],
  mails: [APPOINTMENT_RECEIVED, APPOINTMENT_CANCELLED, APPOINTMENT_NOTICE, APPOINTMENT_REMINDER, SERIES_MAIL],
  // Mails may have left after the backup.
  settleOnRestore: [
    statement('appointments.restored-notices', gone('appointment_notices', 'due_at IS NOT NULL'), REMOVED),
  ],
  rounds: [REMINDERS_ROUND, NOTICES_ROUND, TALLIES_ROUND],
  expiries: [
    // No mail leaves a year later.
    statement(
      'appointments.mails-expire',
      expiry('appointment_mails', 'starts_at', "$1::timestamptz - interval '1 year'"),
      REMOVED,
    ),
  ],
  extensions: [
    DESK_TURNOS.with(deskTurnos),
    FOLLOWS_ADDRESS.with(turnosFollow),
    HOLD_OWNERS.with({ purpose: 'no_show', namesOf: absentOwners }),
    KEPT_FOR_ADDRESS.with(appointmentsOfAddress),
    PATIENT_NAMES.with(patientNames),
    ROWS_OF_ACCOUNT.with(rowsOfPatient(AppointmentEntity)),
    ROWS_OF_PATIENTS.with(turnosOfPatients),
  ],
};
