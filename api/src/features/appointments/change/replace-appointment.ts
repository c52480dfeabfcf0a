import { IsNull, Not } from 'typeorm';

import { holdsTime } from '../../../domain/appointment-status';
import type { Context } from '../../../platform/context';
import { bool } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import type { AppointmentRow } from '../appointment-row';
import { AppointmentEntity } from '../appointment.entity';
import { endNoticeWait } from '../mails/notices';

type Replaced = Pick<AppointmentRow, 'id' | 'patientId' | 'status'>;

/** Mails at once: changeAppointment no longer revives the turno. Both are locked. */
export async function replaceAppointment(ctx: Context, tx: Transaction, former: Replaced, by: Replaced): Promise<void> {
  await tx.manager.update(AppointmentEntity, former.id, { isReplaced: true });
  await passPaymentsOn(tx, former, by);
  await endNoticeWait(ctx, tx, former.id);
}

/** Undoes replaceAppointment by the turno `byId`, but not its mail. */
export async function unreplaceAppointment({ manager }: Transaction, id: string, byId: string | null): Promise<void> {
  await manager.update(AppointmentEntity, id, { isReplaced: false });
  if (byId !== null) await manager.update(AppointmentEntity, { id, replacedById: byId }, { replacedById: null });
}

/**
 * Nothing for another patient's turno, nor while the payments count for a live one already. Both are locked; `former`
 * as it was before it was given up.
 */
export async function passPaymentsOn(tx: Transaction, former: Replaced, to: Replaced): Promise<void> {
  if (former.patientId === null || former.patientId !== to.patientId) return;
  const [found] = holdsTime(former.status) ? [] : await tx.rows(PASSED_TO_LIVE, [former.id]);
  if (found?.isLive) return;
  const { manager } = tx;
  // Otherwise two turnos that replace each other in turn would pass them on for ever.
  await manager.update(AppointmentEntity, { id: to.id, replacedById: Not(IsNull()) }, { replacedById: null });
  await manager.update(AppointmentEntity, former.id, { replacedById: to.id });
}

/** SQL: a live turno was given instead of the turno with the alias, directly or in turn, for the same patient. */
export function hasLiveReplacement(alias: string): string {
  return `EXISTS (
    WITH RECURSIVE given (patient_id, is_live, replaced_by_id) AS (
      SELECT r.patient_id, r.is_live, r.replaced_by_id FROM appointments AS r
      WHERE r.id = ${alias}.replaced_by_id AND r.patient_id = ${alias}.patient_id
      UNION
      SELECT r.patient_id, r.is_live, r.replaced_by_id FROM given AS g
        JOIN appointments AS r ON r.id = g.replaced_by_id AND r.patient_id = g.patient_id AND NOT g.is_live
    )
    SELECT FROM given WHERE is_live)`;
}

const PASSED_TO_LIVE = statement(
  'appointments.passed-to-live',
  `SELECT ${hasLiveReplacement('a')} AS "isLive" FROM appointments AS a WHERE a.id = $1::uuid`,
  { isLive: bool },
);

/** Stays true while the row is locked. */
export function isReplaced(tx: Transaction, id: string): Promise<boolean> {
  return tx.manager.existsBy(AppointmentEntity, { id, isReplaced: true });
}
