import { addDays } from '../../../domain/calendar-date';
import { holdsTime } from '../../../domain/appointment-status';
import { dateOf } from '../../../domain/clinic-time';
import { MOST_DAYS_AHEAD, MOST_HOURS } from '../../../domain/waiting-list';
import { WEEKDAY_NAMES, fromIsoWeekday } from '../../../domain/weekday';
import { firstOverlap, inOrder, type WeekdayHours } from '../../../domain/weekly-hours';
import { isStaff } from '../../../platform/access/actor';
import { assertNotStale } from '../../../platform/access/allow';
import { granted } from '../../../platform/access/judged';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { trimmed } from '../../../platform/validation/text';
import { readTimes } from '../../../platform/validation/times';
import type { AppointmentRow } from '../../appointments/appointment-row';
import { cancelRight, linkedPatient } from '../../appointments/appointment.policy';
import { isCancelToken } from '../../appointments/cancel-token';
import { assertPatient } from '../../appointments/book/book-appointment.service';
import { bookedPatient } from '../../appointments/book/booked-patient';
import { lockAppointment } from '../../appointments/change/lock-appointment';
import { accountOfAddress } from '../../appointments/change/patient-of-address';
import type { RequestedCoverage } from '../../appointments/coverages/coverage-facts';
import { NO_REQUESTED_COVERAGE, requestedCoverage } from '../../appointments/coverages/requested-coverage';
import { patientFieldsOf } from '../../appointments/patient-fields';
import { getProfessional, readProfessional } from '../../professionals/professional.service';
import { getSpecialty } from '../../specialties/specialty.service';
import { addEntry, newEntry, todayIn, type Asked } from './add-entry';
import type { WaitingListEntryEntity } from './entry.entity';
import type { JoinWaitingListInput, WaitForEarlierInput, Wish } from './entry.inputs';
import type { WaitingListEntry } from './entry.object';
import { readEntry, toEntry } from './entry-rows';
import { handlesEntry } from './handles-entry';

/**
 * Idempotent by key. Visitors get what they asked for, added or not, as existing entries are private. BAD_REQUEST;
 * NOT_FOUND; FORBIDDEN; otherwise as addEntry.
 */
export async function joinWaitingList(
  ctx: Context,
  input: JoinWaitingListInput,
  key?: string | null,
): Promise<WaitingListEntry> {
  assertNotStale(ctx.actor);
  const whose = await whoseOf(ctx, input);
  const urgentReason = trimmed(input.urgentReason);
  if (urgentReason !== null) await assertMayHurry(ctx, whose);
  await assertPatient(ctx, input, { isStaff: await handlesEntry(ctx, whose) });
  const { patientId, patientName, patientEmail, patientPhone, patientBirthDate, contactName } = input;
  const given = { patientId, patientName, patientEmail, patientPhone, patientBirthDate, contactName };
  const quietly = ctx.actor.kind === 'guest';
  const askedIn = async (
    db: Pick<Transaction, 'rows'>,
    patient = given,
    coverage: RequestedCoverage = NO_REQUESTED_COVERAGE,
  ): Promise<Asked> => ({
    ...whose,
    patientUserId: linkedPatient(ctx.actor),
    ...patientFieldsOf(patient),
    ...coverage,
    urgentReason,
    ...readWish(input, await todayIn(ctx, db)),
    keptAppointmentId: null,
  });
  const joined = await createOnce<WaitingListEntryEntity>(ctx, {
    key,
    request: ['joinWaitingList', { ...input }],
    load: async (id) => (quietly ? newEntry(ctx, ctx.db, await askedIn(ctx.db), id) : readEntry(ctx.db, id)),
    create: async (tx) => {
      const patient = await bookedPatient(ctx, tx, input);
      const { ownerId, ...coverage } = await requestedCoverage(ctx, tx, input.coverage, {
        patientId: patient.patientId,
        isOnline: !isStaff(ctx.actor),
      });
      const asked = await askedIn(tx, { ...given, ...patient }, coverage);
      const patientUserId = asked.patientUserId ?? (await accountOfAddress(tx, trimmed(patientEmail)));
      return addEntry(ctx, tx, { ...asked, patientUserId }, { quietly, numberOf: ownerId });
    },
  });
  return granted(await toEntry(ctx, joined));
}

/**
 * Keeps an appointment meanwhile. NOT_FOUND; FORBIDDEN, on cancelToken for another appointment's; CONFLICT when
 * cancelled or begun; otherwise as addEntry.
 */
export async function waitForEarlier(
  ctx: Context,
  input: WaitForEarlierInput,
  key?: string | null,
): Promise<WaitingListEntry> {
  assertNotStale(ctx.actor);
  const joined = await createOnce<WaitingListEntryEntity>(ctx, {
    key,
    request: ['waitForEarlier', { ...input }],
    load: (id) => readEntry(ctx.db, id),
    create: async (tx) => {
      const kept = await lockAppointment(tx, input.appointmentId);
      await assertMayKeep(ctx, tx, kept, input.cancelToken);
      const today = await todayIn(ctx, tx);
      const asked = {
        ...(await whoseOfKept(tx, kept, input.isAnyProfessional)),
        patientUserId: kept.patientUserId,
        ...patientFieldsOf(kept),
        // The kept turno has its own.
        ...NO_REQUESTED_COVERAGE,
        urgentReason: null,
        ...readWish(untilKept(input, kept, today), today),
        keptAppointmentId: kept.id,
      };
      return addEntry(ctx, tx, asked);
    },
  });
  return granted(await toEntry(ctx, joined));
}

/** Urgent entries come first, so their staff must mark them. */
async function assertMayHurry(ctx: Context, whose: Whose): Promise<void> {
  if (await handlesEntry(ctx, whose)) return;
  const why = isStaff(ctx.actor)
    ? 'La urgencia la indica ese profesional o la administración'
    : 'Solo la clínica indica una urgencia';
  throw new AppError('FORBIDDEN', why, { field: 'urgentReason' });
}

type Whose = { professionalId: number; specialtyId: null } | { professionalId: null; specialtyId: number };

async function whoseOf(ctx: Context, { professionalId, specialtyId }: JoinWaitingListInput): Promise<Whose> {
  if ((professionalId == null) === (specialtyId == null)) {
    throw invalid('professionalId', 'Elegí un profesional o una especialidad');
  }
  if (professionalId != null) {
    await getProfessional(ctx, professionalId);
    return { professionalId, specialtyId: null };
  }
  await getSpecialty(ctx, specialtyId!);
  return { professionalId: null, specialtyId: specialtyId! };
}

async function whoseOfKept(tx: Transaction, { professionalId }: AppointmentRow, isAny: boolean): Promise<Whose> {
  const { specialtyId } = await readProfessional(tx, professionalId);
  return isAny && specialtyId !== null ? { professionalId: null, specialtyId } : { professionalId, specialtyId: null };
}

async function assertMayKeep(
  ctx: Context,
  tx: Transaction,
  kept: AppointmentRow,
  cancelToken: string | null | undefined,
): Promise<void> {
  const mayCancel =
    cancelRight(ctx.actor, kept) !== null || (cancelToken != null && (await isCancelToken(tx, kept.id, cancelToken)));
  if (!mayCancel) throw new AppError('FORBIDDEN', 'El enlace del turno no es válido', { field: 'cancelToken' });
  const isToCome = holdsTime(kept.status) && kept.start * 60_000 > ctx.now.getTime();
  if (!isToCome) throw new AppError('CONFLICT', 'Ese turno ya no está por delante');
}

/** Nothing earlier exists after the kept appointment. */
function untilKept({ untilDate, ...wish }: WaitForEarlierInput, { zone, start }: AppointmentRow, today: string): Wish {
  const ends = [dateOf(zone, start), addDays(today, MOST_DAYS_AHEAD), untilDate ?? null].filter(
    (date) => date !== null,
  );
  return { ...wish, untilDate: ends.toSorted()[0]! };
}

interface ReadWish {
  hours: WeekdayHours[];
  fromDate: string;
  untilDate: string;
  noticeHours: number;
}

/** BAD_REQUEST with the field, e.g. `hours.2.endTime`. */
function readWish({ hours, fromDate, untilDate, noticeHours }: Wish, today: string): ReadWish {
  const since = fromDate ?? today;
  const latest = addDays(today, MOST_DAYS_AHEAD);
  if (untilDate < today) throw invalid('untilDate', 'La última fecha ya pasó');
  if (untilDate > latest) throw invalid('untilDate', 'La última fecha debe estar dentro de los próximos seis meses');
  if (since > untilDate) throw invalid('fromDate', 'La primera fecha debe ser anterior a la última, o la misma');
  return { hours: readHours(hours ?? []), fromDate: since < today ? today : since, untilDate, noticeHours };
}

function readHours(given: NonNullable<Wish['hours']>): WeekdayHours[] {
  if (given.length > MOST_HOURS) throw invalid('hours', `No puede haber más de ${MOST_HOURS} horarios`);
  const hours = given.map(({ weekday, startTime, endTime }, index) => ({
    weekday: fromIsoWeekday(weekday),
    ...readTimes(startTime, endTime, `hours.${index}.`),
  }));
  const overlap = firstOverlap(hours);
  if (overlap === null) return inOrder(hours);
  throw invalid(
    `hours.${overlap}.startTime`,
    `Los horarios del ${WEEKDAY_NAMES[hours[overlap]!.weekday]} se superponen`,
  );
}
