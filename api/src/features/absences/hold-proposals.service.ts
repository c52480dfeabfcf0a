import { toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { AppointmentRow } from '../appointments/appointment-row';
import { canManageProfessional } from '../professionals/professional.policy';
import { clinicSettings } from '../settings/settings.service';
import type { AbsenceBoard } from './absence.objects';
import { boardOf, getAbsenceBoard, readProposals } from './board.service';
import { heldUntilFrom, keepProposal } from './held-proposals';
import type { ShownProposals } from './proposals';
import { refusalOf } from './refusal-of';

/**
 * Keeps the proposal of each turno that is open, each by itself: what cannot be kept is proposed all the same.
 * FORBIDDEN; NOT_FOUND.
 */
export async function holdProposals(ctx: Context, professionalId: number, date: string): Promise<AbsenceBoard> {
  assertCan(canManageProfessional(ctx.actor, professionalId));
  const absence = { professionalId, date };
  const { timeZone } = await clinicSettings(ctx);
  const proposed = await readProposals(ctx, absence);
  const proposals = await keepEach(ctx, proposed.open, proposed.proposals);
  return proposals
    ? boardOf(absence, { ...proposed, proposals }, timeZone)
    : getAbsenceBoard(ctx, professionalId, date);
}

/**
 * The proposals, by the turno's id, each kept now; null: somebody took one meanwhile, so others are to be looked for.
 * For a caller that has checked permissions.
 */
export async function keepEach(
  ctx: Context,
  turnos: readonly AppointmentRow[],
  proposals: ReadonlyMap<string, ShownProposals>,
): Promise<Map<string, ShownProposals> | null> {
  const { timeZone } = await clinicSettings(ctx);
  const heldUntil = toOffsetIso(timeZone, floorToMinute(heldUntilFrom(ctx)));
  const kept = new Map(proposals);
  let isAllKept = true;
  for (const turno of turnos) {
    const { proposal = null, alternatives = [] } = proposals.get(turno.id) ?? {};
    if (!proposal) continue;
    const refusal = await refusalOf(() => keepProposal(ctx, turno, proposal));
    if (refusal === null) kept.set(turno.id, { proposal: { ...proposal, heldUntil }, alternatives });
    else isAllKept = false;
  }
  return isAllKept ? kept : null;
}
