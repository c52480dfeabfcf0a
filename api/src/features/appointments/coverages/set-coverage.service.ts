import { authorizationAfter } from '../../../domain/authorization';
import type { ExemptReason } from '../../../domain/coverage-rules';
import { changesOf } from '../../../platform/changes';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { BuiltOnce } from '../../../platform/database/built-once';
import type { Transaction } from '../../../platform/database/database';
import { selection } from '../../../platform/database/selection';
import { AppError } from '../../../platform/errors/app-error';
import { assertVersion } from '../../../platform/versions';
import { changesBetween } from '../../audit/audited-change';
import { recordAudit } from '../../audit/record-audit';
import { isErased } from '../../patients/assert-may-get-turno';
import { selectAppointments, toAppointment, type AppointmentRow } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import type { Appointment } from '../appointment.object';
import { canBookFreely } from '../appointment.policy';
import { readAppointment } from '../appointment.service';
import { auditLabel } from '../audited-appointment';
import { lockAppointment } from '../change/lock-appointment';
import { AppointmentCoverageRow, COVERED_APPOINTMENT } from './appointment-coverage.entity';
import type { AppointmentCoverageInput } from './appointment-coverage.inputs';
import {
  COVERAGE_FACTS,
  coverageParameters,
  judgedCoverage,
  type CoverageFacts,
  type CoverageSource,
  type JudgedCoverage,
} from './coverage-facts';
import { insertCoverage } from './coverage-rows';

interface Setting {
  coverage: AppointmentCoverageInput | null;
  exemptReason: ExemptReason | null;
}

/** Judged under the turno's lock. NOT_FOUND; FORBIDDEN; BAD_REQUEST; CONFLICT. A repeated change changes nothing. */
export async function setAppointmentCoverage(
  ctx: Context,
  id: string,
  { coverage, exemptReason }: Setting,
  expectedVersion?: number | null,
): Promise<Appointment> {
  return ctx.transact(async (tx) => {
    const row = await lockAppointment(tx, id);
    assertCan(canBookFreely(ctx.actor, row.professionalId));
    const before = await storedCoverage(tx, id);
    const source = { given: coverage, copiedFrom: null, isPatientKnown: true };
    const facts = coverage === null ? null : await readFacts(tx, id, source);
    const judged =
      coverage === null ? null : judgedCoverage(source, facts, { exemptReason, presentPlanId: before?.planId });
    if (isSame(before, judged)) return toAppointment(row);
    assertVersion(toAppointment(row), expectedVersion);
    if (judged && (await isErased(tx, row.patientId))) {
      throw new AppError('CONFLICT', 'Los datos de este paciente se borraron: la cobertura del turno no cambia');
    }
    await replaceCoverage(ctx, tx, row, before, judged);
    return toAppointment(await readAppointment(tx, id));
  });
}

function storedCoverage({ manager }: Transaction, appointmentId: string): Promise<AppointmentCoverageRow | null> {
  return manager.findOneBy(AppointmentCoverageRow, { appointmentId });
}

const FACTS = selection('appointments.coverage-facts', COVERAGE_FACTS);
const built = new BuiltOnce();

async function readFacts(tx: Transaction, id: string, source: CoverageSource): Promise<CoverageFacts | null> {
  const parameters = { id, patientUserId: null, ...coverageParameters(source) };
  const query = built.query('facts', parameters, () =>
    selectAppointments(tx.manager, COVERAGE_FACTS).where('a.id = :id'),
  );
  const [found] = await tx.select(FACTS, query);
  return found?.coverageFacts ?? null;
}

/** Writes and audits; the turno is locked. */
async function replaceCoverage(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  before: AppointmentCoverageRow | null,
  judged: JudgedCoverage | null,
): Promise<void> {
  const { id: appointmentId } = row;
  const isSameInsurer = before !== null && before.insurerId === judged?.insurerId && before.planId === judged.planId;
  if (judged && isSameInsurer) {
    const authorizationStatus = authorizationAfter(judged.outcome, before.authorizationStatus);
    const changes = { ...judged, authorizationStatus, changedAt: ctx.now };
    await tx.manager.update(AppointmentCoverageRow, { appointmentId }, changes);
  } else {
    // Another insurer knows nothing of the authorization.
    if (before) await tx.manager.delete(AppointmentCoverageRow, { appointmentId });
    if (judged) await insertCoverage(tx, appointmentId, judged, ctx.now);
  }
  await tx.manager.update(AppointmentEntity, appointmentId, { sequence: () => 'sequence + 1', changedAt: ctx.now });
  await recordAudit(ctx, tx, {
    action: 'updated',
    entity: COVERED_APPOINTMENT,
    entityId: appointmentId,
    called: auditLabel(row),
    changes: changesBetween(COVERED_APPOINTMENT, auditedCoverage(before), auditedCoverage(judged)),
  });
}

function auditedCoverage(coverage: JudgedCoverage | null) {
  return {
    insurer: coverage?.insurerName ?? null,
    plan: coverage?.planName ?? null,
    memberNumber: coverage?.memberNumber ?? null,
    coverageOutcome: coverage?.outcome ?? null,
    copay: coverage?.copay ?? null,
    exemptReason: coverage?.exemptReason ?? null,
  };
}

/** The same amount by another rule is the same. */
function isSame(before: AppointmentCoverageRow | null, judged: JudgedCoverage | null): boolean {
  if (before === null || judged === null) return before === judged;
  const { ruleId: _rule, amountId: _amount, insurerName: _insurer, planName: _plan, ...compared } = judged;
  return Object.keys(changesOf<Partial<JudgedCoverage>>(before, compared)).length === 0;
}
