import { randomUUID } from 'node:crypto';

import { dateOf } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import { preferredDateFault } from '../../../domain/preferred-date';
import { preferredTimes } from '../../../domain/preferred-times';
import { answersFaults, tidyAnswers } from '../../../domain/request-form';
import { assertNotStale } from '../../../platform/access/allow';
import { bySource, countInTransaction, type AttemptLimit } from '../../../platform/attempts';
import type { Context } from '../../../platform/context';
import { asStored } from '../../../platform/database/as-stored';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid, notFound } from '../../../platform/errors/app-error';
import { createOnce } from '../../../platform/idempotency';
import { requestMail } from '../../../platform/mail/request-mail';
import { linkedPatient } from '../../appointments/appointment.policy';
import { assertPatient } from '../../appointments/book/book-appointment.service';
import { bookedPatient } from '../../appointments/book/booked-patient';
import { requestedCoverage } from '../../appointments/coverages/requested-coverage';
import { recordAudit } from '../../audit/record-audit';
import { assertMayGetTurno } from '../../patients/assert-may-get-turno';
import { todayOf } from '../../patients/relations/family';
import { Settings } from '../../settings/settings.entity';
import { Specialty } from '../../specialties/specialty.entity';
import { setUnaudited } from '../handle/change-request.service';
import { REQUEST_NOTICE, REQUEST_RECEIVED } from '../mails/request-mails';
import { AppointmentRequest, REQUEST } from '../request.entity';
import type { RequestAppointmentInput } from '../request.inputs';
import type { SentRequest } from '../request.objects';
import { getSentAgain } from '../request.service';
import { asSent } from '../shown-request';

/**
 * Saves a request with the specialty's current form. Idempotent by key. NOT_FOUND or, if inactive, CONFLICT for the
 * specialty; BAD_REQUEST on the first wrong field, e.g. `formData.<id>`, and for patients of others; TOO_MANY_REQUESTS.
 */
export async function requestAppointment(
  ctx: Context,
  specialtyId: number,
  input: RequestAppointmentInput,
  key?: string | null,
): Promise<SentRequest> {
  assertNotStale(ctx.actor);
  await assertPatient(ctx, input, { isStaff: false });
  const id = randomUUID();
  return createOnce<SentRequest>(ctx, {
    key,
    request: ['requestAppointment', specialtyId, input],
    id,
    load: (earlier) => getSentAgain(ctx, earlier),
    create: async (tx) => {
      const specialty = await lockActiveSpecialty(tx, specialtyId);
      await assertPreference(ctx, tx, input);
      const formData = answersOf(specialty, input.formData ?? {});
      await countRequest(ctx, tx, input.patientEmail);
      const { patientEmail, patientPhone, patientBirthDate, contactName, preferredDate, preferredTime } = input;
      const patient = { patientName: input.patientName, patientBirthDate, ...(await bookedPatient(ctx, tx, input)) };
      const typed = asStored(tx.manager, AppointmentRequest, {
        patientName: patient.patientName,
        patientEmail,
        patientPhone,
        patientBirthDate: patient.patientBirthDate ?? null,
        contactName,
        preferredDate: preferredDate ?? null,
        preferredTime,
      });
      const { ownerId, ...coverage } = await requestedCoverage(ctx, tx, input.coverage, {
        patientId: patient.patientId,
        isOnline: true,
      });
      const { name: specialtyName, formConfig } = specialty;
      const patientUserId = linkedPatient(ctx.actor);
      const facts = {
        id,
        specialtyId,
        specialtyName,
        formConfig,
        formData,
        ...coverage,
        patientUserId,
        patientId: patient.patientId ?? null,
        status: 'pending',
        createdAt: ctx.now,
      } as const;
      await tx.manager.insert(AppointmentRequest, { ...typed, ...facts });
      const request = await tx.manager.findOneByOrFail(AppointmentRequest, { id });
      if (ownerId !== null && request.patientId !== ownerId) await setUnaudited(tx, request, { memberNumber: null });
      await assertMayGetTurno(ctx, tx, request.patientId, (await todayOf(ctx, tx)).date);
      await recordAudit(ctx, tx, { action: 'created', entity: REQUEST, entityId: id, called: specialtyName });
      await requestMail(tx, REQUEST_RECEIVED, { requestId: id });
      await requestMail(tx, REQUEST_NOTICE, { requestId: id });
      return asSent(request);
    },
  });
}

/** HH:mm. */
export async function listPreferredTimes(db: Pick<Transaction, 'manager'>): Promise<string[]> {
  return timesOf(await readSettings(db));
}

function readSettings({ manager }: Pick<Transaction, 'manager'>): Promise<Settings> {
  return manager.findOneByOrFail(Settings, { id: 1 });
}

function timesOf({ defaultStartMinute, defaultEndMinute }: Settings): string[] {
  return preferredTimes(defaultStartMinute, defaultEndMinute);
}

/** Locks the specialty's form. */
async function lockActiveSpecialty(tx: Transaction, id: number): Promise<Specialty> {
  const specialty = await tx.manager.findOne(Specialty, { where: { id }, lock: { mode: 'pessimistic_read' } });
  if (!specialty) throw notFound('La especialidad no existe');
  if (!specialty.isActive) throw new AppError('CONFLICT', 'Esta especialidad ya no recibe solicitudes. Elegí otra');
  return specialty;
}

async function assertPreference(
  ctx: Context,
  tx: Transaction,
  { preferredDate, preferredTime }: RequestAppointmentInput,
): Promise<void> {
  const settings = await readSettings(tx);
  const today = dateOf(settings.timeZone, floorToMinute(ctx.now));
  const fault = preferredDate == null ? null : preferredDateFault(preferredDate, today);
  if (fault !== null) throw invalid('preferredDate', fault);
  if (preferredTime && !timesOf(settings).includes(preferredTime))
    throw invalid('preferredTime', 'Elegí uno de los horarios de la lista');
}

function answersOf({ formConfig }: Specialty, answers: Record<string, unknown>) {
  const [fault] = answersFaults(formConfig, answers);
  if (fault) throw invalid(`formData.${fault.fieldId}`, fault.message);
  return tidyAnswers(formConfig, answers);
}

const HOUR = 3600;
const MESSAGE = 'Demasiadas solicitudes en poco tiempo. Intentá más tarde o comunicate con la clínica.';

/** Each is read by staff, and sends two mails. */
const BY_SOURCE_HOUR: AttemptLimit = { name: 'request-source-hour', points: 10, windowSeconds: HOUR, message: MESSAGE };
const BY_SOURCE_DAY: AttemptLimit = {
  name: 'request-source-day',
  points: 30,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
};
const BY_ADDRESS_DAY: AttemptLimit = {
  name: 'request-address-day',
  points: 5,
  windowSeconds: 24 * HOUR,
  message: MESSAGE,
  isReported: false,
};

/** A patient may need several specialties. */
const OPEN_PER_ADDRESS = 5;
const ADDRESS_FULL =
  `Ya tenés ${OPEN_PER_ADDRESS} solicitudes sin responder con este correo. ` +
  'Esperá nuestra respuesta o comunicate con la clínica.';

/** Call in the inserting transaction. TOO_MANY_REQUESTS. */
async function countRequest(ctx: Context, tx: Transaction, patientEmail: string): Promise<void> {
  const email = patientEmail.trim().toLowerCase();
  // Locks the address's counter, for an exact count below.
  await countInTransaction(ctx, tx, [
    ...bySource(ctx, BY_SOURCE_HOUR),
    ...bySource(ctx, BY_SOURCE_DAY),
    { limit: BY_ADDRESS_DAY, key: email },
  ]);
  const open = tx.manager
    .createQueryBuilder(AppointmentRequest, 'request')
    .where('lower(request.patientEmail) = :email', { email });
  if ((await open.andWhere("request.status IN ('pending', 'pending_assignment')").getCount()) < OPEN_PER_ADDRESS)
    return;
  throw new AppError('TOO_MANY_REQUESTS', ADDRESS_FULL);
}
