import { toOffsetIso } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { assertCan } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { instantOf } from '../../platform/validation/instant';
import type { AppointmentRow } from '../appointments/appointment-row';
import { canManageProfessional } from '../professionals/professional.policy';
import { clinicSettings } from '../settings/settings.service';
import { CHOSEN, type ChosenProposalInput } from './absence.inputs';
import type { AbsenceBoard, AbsenceProposal } from './absence.objects';
import { boardOf, getAbsenceBoard, readProposals } from './board.service';
import { heldUntilFrom, keepProposal } from './held-proposals';
import type { ShownProposals } from './proposals';
import { refusalOf } from './refusal-of';

/**
 * Holds each open turno's proposal, or the chosen slot, one by one; a slot that cannot be held stays a proposal.
 * FORBIDDEN; NOT_FOUND; BAD_REQUEST.
 */
export async function holdProposals(
  ctx: Context,
  professionalId: number,
  date: string,
  chosen?: readonly ChosenProposalInput[] | null,
): Promise<AbsenceBoard> {
  assertCan(canManageProfessional(ctx.actor, professionalId, 'appointments'));
  const absence = { professionalId, date };
  const { timeZone } = await clinicSettings(ctx);
  const proposed = await readProposals(ctx, absence);
  const proposals = await keepEach(ctx, proposed.open, proposed.proposals, chosen);
  return proposals
    ? boardOf(absence, { ...proposed, proposals }, timeZone)
    : getAbsenceBoard(ctx, professionalId, date);
}

/**
 * Holds each proposal, by the turno's id; the caller has checked permissions. null: one was taken meanwhile or another
 * is held, so search again. BAD_REQUEST.
 */
export async function keepEach(
  ctx: Context,
  turnos: readonly AppointmentRow[],
  proposals: ReadonlyMap<string, ShownProposals>,
  chosen?: readonly ChosenProposalInput[] | null,
): Promise<Map<string, ShownProposals> | null> {
  if (chosen && chosen.length > CHOSEN.maxItems) throw invalid('chosen', `Elegí ${CHOSEN.maxItems} turnos como máximo`);
  const { timeZone } = await clinicSettings(ctx);
  const choices = new Map(chosen?.map((it) => [it.appointmentId, { ...it, start: startOf(it, timeZone) }]));
  const heldUntil = toOffsetIso(timeZone, floorToMinute(heldUntilFrom(ctx)));
  const kept = new Map(proposals);
  let isAsProposed = true;
  for (const turno of turnos) {
    const { proposal = null, alternatives = [] } = proposals.get(turno.id) ?? {};
    const choice = choices.get(turno.id);
    const isChosen = (it: AbsenceProposal) =>
      it.professionalId === choice?.professionalId &&
      it.roomId === choice.roomId &&
      startOf(it, timeZone) === choice.start;
    const wanted = choice ? [proposal, ...alternatives].find((it) => it !== null && isChosen(it)) : proposal;
    if (wanted !== proposal) isAsProposed = false;
    if (!wanted) continue;
    const refusal = await refusalOf(() => keepProposal(ctx, turno, wanted));
    if (refusal === null) kept.set(turno.id, { proposal: { ...wanted, heldUntil }, alternatives });
    else isAsProposed = false;
  }
  return isAsProposed ? kept : null;
}

const startOf = ({ startTime }: { startTime: string }, zone: string) => instantOf('startTime', startTime, zone);
