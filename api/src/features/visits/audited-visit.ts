import { wallTime } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import type { VisitTimes } from '../../domain/visit';
import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import type { AppointmentRow } from '../appointments/appointment-row';
import { calledOf } from '../appointments/audited-appointment';
import { changesBetween } from '../audit/audited-change';
import { recordAudit } from '../audit/record-audit';
import { VISIT } from './visit.entity';

/** What happens to an appointment is recorded under its id. */
export async function recordVisit(
  ctx: Context,
  tx: Transaction,
  row: AppointmentRow,
  before: VisitTimes | null,
  after: VisitTimes | null,
): Promise<void> {
  await recordAudit(ctx, tx, {
    action: before === null ? 'created' : after === null ? 'deleted' : 'updated',
    entity: VISIT,
    entityId: row.id,
    called: calledOf(row),
    changes: changesBetween(VISIT, auditedOf(row.zone, before), auditedOf(row.zone, after)),
  });
}

type Field = keyof typeof VISIT.fields;

/** Times on the clock. */
function auditedOf(zone: string, visit: VisitTimes | null): Record<Field, string | null> | null {
  if (!visit) return null;
  const shown = (at: Date | null) => at && wallTime(zone, floorToMinute(at));
  const { arrivedAt, calledAt, startedAt, finishedAt } = visit;
  return {
    arrivedAt: shown(arrivedAt),
    calledAt: shown(calledAt),
    startedAt: shown(startedAt),
    finishedAt: shown(finishedAt),
  };
}
