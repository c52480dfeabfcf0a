import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { AppointmentRow } from '../appointments/appointment-row';
import { canManageProfessional } from '../professionals/professional.policy';
import type { AbsenceBoard } from './absence.objects';
import { getAbsenceBoard, readProposals } from './board.service';
import { keepProposal } from './held-proposals';
import type { ShownProposals } from './proposals';
import { refusalOf } from './refusal-of';

/**
 * Keeps the proposal of each turno that is open, each by itself: what cannot be kept is proposed all the same.
 * FORBIDDEN; NOT_FOUND.
 */
export async function holdProposals(ctx: Context, professionalId: number, date: string): Promise<AbsenceBoard> {
  assertCan(canManageProfessional(ctx.actor, professionalId));
  const { open, proposals } = await readProposals(ctx, { professionalId, date });
  await keepEach(ctx, open, proposals);
  return getAbsenceBoard(ctx, professionalId, date);
}

/** For a caller that has checked permissions. */
export async function keepEach(
  ctx: Context,
  turnos: readonly AppointmentRow[],
  proposals: ReadonlyMap<string, ShownProposals>,
): Promise<void> {
  for (const turno of turnos) {
    const proposal = proposals.get(turno.id)?.proposal;
    if (proposal) await refusalOf(() => keepProposal(ctx, turno, proposal));
  }
}
