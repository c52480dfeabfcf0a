import { reasonForPatient } from '../../../domain/cancellation-reason';
import type { CoverageOutcome } from '../../../domain/coverage-rules';
import { BuiltOnce } from '../../../platform/database/built-once';
import { bool, from, int, json, nullable, numeric, timestamp } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { selection, type SelectedRow } from '../../../platform/database/selection';
import { APPOINTMENT_ROW, selectAppointments, type AppointmentRow } from '../appointment-row';
import type { KnownTurno } from './known-turno';

interface MailedCoverage {
  insurerName: string;
  planName: string | null;
  isPrivatePay: boolean;
  outcome: CoverageOutcome;
  copay: string | null;
}

const MAILED = selection('appointments.mailed', {
  ...APPOINTMENT_ROW,
  sequence: from('a.sequence', int),
  patientEmailVersion: from('a.patient_email_version', int),
  startsAt: from('a.starts_at', timestamp),
  createdAt: from('a.created_at', timestamp),
  movedAt: from('a.moved_at', nullable(timestamp)),
  isProfessionalGone: from('p.user_id IS NULL', bool),
  professionalFee: from('p.fee', nullable(numeric)),
  coverage: from(
    `(SELECT json_build_object('insurerName', c.insurer_name, 'planName', c.plan_name, 'outcome', c.outcome,
        'isPrivatePay', i.kind = 'private_pay', 'copay', CAST(c.copay AS text))
      FROM appointment_coverages AS c JOIN insurers AS i ON i.id = c.insurer_id WHERE c.appointment_id = a.id)`,
    nullable(json<MailedCoverage>()),
  ),
  patientsMayMove: from('settings.patients_may_move', bool),
});

export type MailedTurno = SelectedRow<typeof MAILED>;
export type AddressedTurno = MailedTurno & { patientEmail: string };

export function addressed<Row extends Pick<AppointmentRow, 'patientEmail'>>(rows: readonly Row[]): Row[] {
  return rows.filter(({ patientEmail }) => patientEmail !== null);
}

export async function readMailedTurno(tx: Transaction, id: string): Promise<MailedTurno | undefined> {
  const query = built.query('mail', { id }, () => selectAppointments(tx.manager, MAILED.columns).where('a.id = :id'));
  const [row] = await tx.select(MAILED, query);
  return row;
}

const built = new BuiltOnce();

/** Epoch minutes. */
export function endOf({ start, durationMinutes }: MailedTurno): number {
  return start + durationMinutes;
}

export function mailedReason(row: MailedTurno): string | null {
  const { cancellationTold, cancellationReason, cancellationNote } = row;
  return cancellationTold && cancellationReason !== null
    ? reasonForPatient(cancellationReason, cancellationNote)
    : null;
}

export function knownOf(row: MailedTurno): KnownTurno {
  const { status, start, durationMinutes, roomId, professionalId, patientEmail, patientEmailVersion, movedAt } = row;
  return {
    status,
    start,
    durationMinutes,
    roomId,
    professionalId,
    patientEmail,
    patientEmailVersion,
    movedAt: movedAt?.toISOString() ?? null,
    reason: mailedReason(row),
  };
}
