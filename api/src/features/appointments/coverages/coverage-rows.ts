import { In } from 'typeorm';

import { authorizationAfter } from '../../../domain/authorization';
import type { Transaction } from '../../../platform/database/database';
import { defineLoader } from '../../../platform/loaders';
import { AppointmentCoverageRow } from './appointment-coverage.entity';
import type { JudgedCoverage } from './coverage-facts';

/** With a new turno. Keeps the authorization of the turno that it replaces, which is one of the same patient. */
export async function insertCoverage(
  tx: Transaction,
  appointmentId: string,
  judged: JudgedCoverage,
  replacedId: string | null,
): Promise<void> {
  const before = replacedId === null ? null : await storedCoverage(tx, replacedId);
  await tx.manager.insert(AppointmentCoverageRow, { ...judged, ...authorizationKept(before, judged), appointmentId });
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
  const written = { ...judged, ...authorizationKept(before, judged), changedAt };
  if (before) await manager.update(AppointmentCoverageRow, { appointmentId }, written);
  else await manager.insert(AppointmentCoverageRow, { ...written, appointmentId });
}

/** Another insurer or plan knows nothing of the authorization. */
function authorizationKept(before: AppointmentCoverageRow | null, { insurerId, planId, outcome }: JudgedCoverage) {
  if (before?.insurerId !== insurerId || before.planId !== planId) {
    return { ...NO_AUTHORIZATION, authorizationStatus: authorizationAfter(outcome, null) };
  }
  const {
    authorizationNumber,
    authorizationValidUntil,
    orderCuir,
    requestedAt,
    requestedById,
    decidedAt,
    decidedById,
  } = before;
  return {
    authorizationStatus: authorizationAfter(outcome, before.authorizationStatus),
    authorizationNumber,
    authorizationValidUntil,
    orderCuir,
    requestedAt,
    requestedById,
    decidedAt,
    decidedById,
  };
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
