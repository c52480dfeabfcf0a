import { toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { canManageProfessional } from '../professionals/professional.policy';
import { clinicSettings } from '../settings/settings.service';
import type { AbsenceBoard } from './absence.objects';
import { boardOf, getAbsenceBoard, readProposals } from './board.service';
import { heldUntilFrom, keepProposal } from './held-proposals';
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
  const heldUntil = toOffsetIso(timeZone, floorToMinute(heldUntilFrom(ctx)));
  const kept = new Map(proposed.proposals);
  for (const turno of proposed.open) {
    const { proposal = null, alternatives = [] } = kept.get(turno.id) ?? {};
    if (!proposal) continue;
    const refusal = await refusalOf(() => keepProposal(ctx, turno, proposal));
    // Somebody took it meanwhile, so something else is proposed.
    if (refusal !== null) kept.delete(turno.id);
    else kept.set(turno.id, { proposal: { ...proposal, heldUntil }, alternatives });
  }
  const isAllKept = kept.size === proposed.proposals.size;
  return isAllKept
    ? boardOf(absence, { ...proposed, proposals: kept }, timeZone)
    : getAbsenceBoard(ctx, professionalId, date);
}
