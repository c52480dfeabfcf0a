import { toOffsetIso } from '../../../domain/clinic-time';
import { floorToMinute } from '../../../domain/epoch-minute';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { isUuid } from '../../../platform/validation/uuid';
import { clinicSettingsIn } from '../../settings/settings.service';
import { survivorOf } from '../merge/merge-patients';
import { Patient } from '../patient.entity';
import { patientNotFound } from '../patient.service';
import { PatientErasureRow } from './patient-erasure.entity';
import type { PatientErasure } from './patient-erasure.object';

/** The survivor's for a merged patient; for any caller. NOT_FOUND if unknown. */
export async function erasureOf(ctx: Context, asked: string): Promise<PatientErasure> {
  if (!isUuid(asked)) throw patientNotFound();
  const patient = await ctx.db.manager.findOneBy(Patient, { id: await survivorOf(ctx, asked) });
  if (!patient) throw patientNotFound();
  return erasureIn(ctx.db, patient);
}

export async function erasureIn(
  on: Pick<Transaction, 'manager' | 'rows'>,
  { id, version }: Pick<Patient, 'id' | 'version'>,
): Promise<PatientErasure> {
  const row = await on.manager.findOne(PatientErasureRow, { where: { patientId: id }, relations: { erasedBy: true } });
  if (!row) return { id, erasedAt: null, erasedBy: null, state: null, version };
  const { timeZone } = await clinicSettingsIn(on);
  return {
    id,
    erasedAt: toOffsetIso(timeZone, floorToMinute(row.erasedAt)),
    erasedBy: row.erasedBy?.name ?? null,
    state: row.identity === null ? 'anonymized' : 'blocked',
    version,
  };
}
