import type { Context } from '../../../platform/context';
import { oncePerRequest } from '../../../platform/loaders';
import type { RequestedCoverage } from '../../appointments/coverages/requested-coverage.object';
import { shownRequestedCoverage } from '../../appointments/coverages/shown-requested-coverage';
import { Patient } from '../../patients/patient.entity';
import { familyAccount } from '../../patients/relations/family';
import type { WaitingListEntry } from './entry.object';
import { handlesEntry } from './handles-entry';

/** null: none named. Without the number for accounts of other people: it may be the other parent's. */
export async function coverageOfEntry(ctx: Context, entry: WaitingListEntry): Promise<RequestedCoverage | null> {
  const isReadable = entry.memberNumber === null || (await mayReadNumber(ctx, entry));
  return shownRequestedCoverage(ctx, isReadable ? entry : { ...entry, memberNumber: null });
}

async function mayReadNumber(ctx: Context, entry: WaitingListEntry): Promise<boolean> {
  if (await handlesEntry(ctx, entry)) return true;
  return entry.patientId !== null && entry.patientId === (await ownPatientId(ctx));
}

const ownPatientId = oncePerRequest(async ({ db, actor }) => {
  const userId = familyAccount(actor);
  const own = userId === null ? null : await db.manager.findOneBy(Patient, { userId });
  return own?.id ?? null;
});
