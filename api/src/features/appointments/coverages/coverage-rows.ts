import { In } from 'typeorm';

import { authorizationAfter } from '../../../domain/authorization';
import type { Transaction } from '../../../platform/database/database';
import { defineLoader } from '../../../platform/loaders';
import { AppointmentCoverageRow } from './appointment-coverage.entity';
import type { JudgedCoverage } from './coverage-facts';

export async function insertCoverage(
  { manager }: Transaction,
  appointmentId: string,
  judged: JudgedCoverage,
  changedAt: Date | null = null,
): Promise<void> {
  const authorizationStatus = authorizationAfter(judged.outcome, null);
  await manager.insert(AppointmentCoverageRow, { ...judged, appointmentId, authorizationStatus, changedAt });
}

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
