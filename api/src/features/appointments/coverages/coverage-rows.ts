import { In } from 'typeorm';

import { authorizationAfter } from '../../../domain/authorization';
import type { Transaction } from '../../../platform/database/database';
import { defineLoader } from '../../../platform/loaders';
import { AppointmentCoverageRow } from './appointment-coverage.entity';
import type { JudgedCoverage } from './coverage-facts';

/** With a new turno. */
export async function insertCoverage(tx: Transaction, appointmentId: string, judged: JudgedCoverage): Promise<void> {
  const authorizationStatus = authorizationAfter(judged.outcome, null);
  await tx.manager.insert(AppointmentCoverageRow, { ...judged, appointmentId, authorizationStatus });
}

export function storedCoverage(
  { manager }: Transaction,
  appointmentId: string,
): Promise<AppointmentCoverageRow | null> {
  return manager.findOneBy(AppointmentCoverageRow, { appointmentId });
}

/** The turno is locked. */
export async function writeCoverage(
  { manager }: Transaction,
  appointmentId: string,
  {
    before,
    judged,
    changedAt,
  }: { before: AppointmentCoverageRow | null; judged: JudgedCoverage | null; changedAt: Date },
): Promise<void> {
  if (judged === null) {
    await manager.delete(AppointmentCoverageRow, { appointmentId });
    return;
  }
  // Another insurer knows nothing of the authorization.
  const keepsAuthorization = before?.insurerId === judged.insurerId && before.planId === judged.planId;
  const stored = keepsAuthorization ? before.authorizationStatus : null;
  const written = {
    ...judged,
    ...(!keepsAuthorization && NO_AUTHORIZATION),
    authorizationStatus: authorizationAfter(judged.outcome, stored),
    changedAt,
  };
  if (before) await manager.update(AppointmentCoverageRow, { appointmentId }, written);
  else await manager.insert(AppointmentCoverageRow, { ...written, appointmentId });
}

export const NO_AUTHORIZATION = {
  authorizationNumber: null,
  authorizationValidUntil: null,
  orderCuir: null,
  requestedAt: null,
  requestedById: null,
  decidedAt: null,
  decidedById: null,
} as const;

export const appointmentCoverageLoader = defineLoader<string, AppointmentCoverageRow | null>(async (ctx, ids) => {
  const rows = await ctx.db.manager
    .createQueryBuilder(AppointmentCoverageRow, 'coverage')
    .innerJoin('coverage.insurer', 'insurer')
    .addSelect(['insurer.id', 'insurer.kind'])
    .leftJoin('coverage.requestedBy', 'asker')
    .addSelect(['asker.id', 'asker.name'])
    .leftJoin('coverage.decidedBy', 'decider')
    .addSelect(['decider.id', 'decider.name'])
    .where({ appointmentId: In([...ids]) })
    .getMany();
  const byId = new Map(rows.map((row) => [row.appointmentId, row]));
  return ids.map((id) => byId.get(id) ?? null);
});
