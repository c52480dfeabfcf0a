import { In, IsNull, LessThan, Not } from 'typeorm';

import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { HOUR_MS, type Round } from '../../../platform/jobs/round';
import { option } from '../../../platform/option';
import { PatientRead } from '../reads/patient-read.entity';
import { personsOf } from './erase-patient';
import { PatientErasureRow } from './patient-erasure.entity';
import { ERASED_NAME, ROWS_OF_PATIENTS } from './rows-of-patients';

/** As clinical records are kept (Law 26.529, article 18). */
export const DEFAULT_PATIENT_YEARS = 10;
export const PATIENT_YEARS = option(DEFAULT_PATIENT_YEARS);

const DAY_MS = 24 * HOUR_MS;
/** A mistake is noticed until then, as with merges. */
const LEAST_MS = 30 * DAY_MS;

/** Old turnos lose the person; with the last turno younger than `PATIENT_YEARS`, the identity goes. */
export const ANONYMIZING_ROUND: Round = {
  name: 'erased-patients',
  everyMs: DAY_MS,
  async run(ctx, signal) {
    const erased = await ctx.db.manager.find(PatientErasureRow, {
      select: { patientId: true },
      where: {
        anonymizedAt: IsNull(),
        erasedAt: LessThan(new Date(ctx.now.getTime() - LEAST_MS)),
        patient: { mergedInto: IsNull() },
      },
      order: { patientId: 'ASC' },
    });
    for (const { patientId } of erased) {
      if (signal.aborted) return;
      try {
        await ctx.transact((tx) => anonymize(ctx, tx, patientId));
      } catch (err) {
        ctx.log.error({ err, patient: patientId }, 'an erased patient could not be anonymized');
      }
    }
  },
};

async function anonymize(ctx: Context, tx: Transaction, patientId: string): Promise<void> {
  const ids = await personsOf(tx, patientId);
  const before = new Date(ctx.now);
  before.setUTCFullYear(before.getUTCFullYear() - PATIENT_YEARS.of(ctx));
  let kept = 0;
  for (const rows of ROWS_OF_PATIENTS.parts) kept += (await rows.anonymize?.(tx, ids, before)) ?? 0;
  if (kept > 0) return;
  // Reasons often name the person.
  await tx.manager.update(
    PatientErasureRow,
    { patientId: In(ids) },
    { identity: null, reason: ERASED_NAME, anonymizedAt: ctx.now },
  );
  await tx.manager.update(PatientRead, { patientId: In(ids), reason: Not(IsNull()) }, { reason: ERASED_NAME });
}
