import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { canManageProfessional } from '../professionals/professional.policy';
import type { AbsenceBoard } from './absence.objects';
import { getAbsenceBoard, readProposals } from './board.service';
import { keepProposal } from './held-proposals';
import { refusalOf } from './refusal-of';

/**
 * Keeps the proposal of each turno that is open, each by itself: what cannot be kept is proposed all the same.
 * FORBIDDEN; NOT_FOUND.
 */
export async function holdProposals(ctx: Context, professionalId: number, date: string): Promise<AbsenceBoard> {
  assertCan(canManageProfessional(ctx.actor, professionalId));
  const { open, proposals } = await readProposals(ctx, { professionalId, date });
  for (const turno of open) {
    const proposal = proposals.get(turno.id)?.proposal;
    if (proposal) await refusalOf(() => keepProposal(ctx, turno, proposal));
  }
  return getAbsenceBoard(ctx, professionalId, date);
}
