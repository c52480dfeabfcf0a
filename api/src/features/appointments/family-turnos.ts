import type { Context } from '../../platform/context';
import type { Transaction } from '../../platform/database/database';
import { familyRights, familyRightsIn, type FamilyRight } from '../patients/relations/family';
import type { AppointmentRow } from './appointment-row';

/** Patients of the caller's family: with all turnos seen, or only those that another person asked for. */
export interface FamilySight {
  seenPatients: readonly string[];
  requestedPatients: readonly string[];
}

/** null: no family. */
export async function familySight(ctx: Context): Promise<FamilySight | null> {
  const rights = await familyRights(ctx);
  if (rights.length === 0) return null;
  const of = (wanted: FamilyRight['sight']) =>
    rights.filter(({ sight }) => sight === wanted).map(({ patientId }) => patientId);
  return { seenPatients: of('all'), requestedPatients: of('requested') };
}

/** Sets `familyRight` of the family's turnos. */
export async function markFamily<Row extends AppointmentRow>(ctx: Context, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) mark(await familyRights(ctx), rows);
}

/** As markFamily, in a transaction. */
export async function markFamilyIn(ctx: Context, tx: Transaction, row: AppointmentRow): Promise<void> {
  mark(await familyRightsIn(ctx, tx), [row]);
}

function mark(rights: readonly FamilyRight[], rows: readonly AppointmentRow[]): void {
  for (const row of rows) {
    const right = rights.find(({ patientId }) => patientId === row.patientId);
    const isSeen = right?.sight === 'all' || (right?.sight === 'requested' && row.contactName !== null);
    if (isSeen) row.familyRight = right.mayBook ? 'change' : 'see';
  }
}
