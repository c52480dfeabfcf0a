import { holdsTime } from '../../../domain/appointment-status';
import { dayNumber } from '../../../domain/calendar-date';
import { dateOf } from '../../../domain/clinic-time';
import { adminMay } from '../../../platform/access/actor';
import { assertCan } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { toAppointment, type AppointmentRow } from '../../appointments/appointment-row';
import { comingAppointments } from '../../appointments/coming-appointments';
import type { Professional } from '../../professionals/professional.object';
import { professionalLoader, professionalNotFound } from '../../professionals/professional.service';
import { clinicSettings } from '../../settings/settings.service';
import type { ChosenProposalInput } from '../absence.inputs';
import { keepEach } from '../hold-proposals.service';
import { proposalsFor, type ShownProposals } from '../proposals';
import type { Handover } from './handover.objects';

/** Per request. */
const MOST_TURNOS = 50;
const MOST_DAYS = 60;

/** NOT_FOUND. */
export async function readHandover(ctx: Context, professionalId: number): Promise<Handover> {
  assertCan(adminMay(ctx.actor, 'appointments'));
  return handoverOf(await propose(ctx, professionalId));
}

/**
 * Holds each proposal, or the chosen slot, for an hour; a slot that cannot be held stays a proposal. NOT_FOUND;
 * BAD_REQUEST.
 */
export async function holdHandover(
  ctx: Context,
  professionalId: number,
  chosen?: readonly ChosenProposalInput[] | null,
): Promise<Handover> {
  assertCan(adminMay(ctx.actor, 'appointments'));
  const proposed = await propose(ctx, professionalId);
  const proposals = await keepEach(ctx, proposed.turnos, proposed.proposals, chosen);
  return proposals ? handoverOf({ ...proposed, proposals }) : readHandover(ctx, professionalId);
}

interface Proposed {
  professional: Professional;
  turnos: AppointmentRow[];
  later: number;
  proposals: Map<string, ShownProposals>;
}

function handoverOf({ professional, turnos, later, proposals }: Proposed): Handover {
  const entries = turnos.map((turno) => ({
    id: turno.id,
    appointment: toAppointment(turno),
    ...(proposals.get(turno.id) ?? { proposal: null, alternatives: [] }),
  }));
  return { id: String(professional.id), professional, entries, later };
}

async function propose(ctx: Context, professionalId: number): Promise<Proposed> {
  const professional = await professionalLoader(ctx).load(professionalId);
  if (!professional) throw professionalNotFound();
  const { timeZone } = await clinicSettings(ctx);
  // Turnos marked absent ahead stay.
  const coming = (await comingAppointments(ctx, ctx.db, professionalId)).filter(({ status }) => holdsTime(status));
  const [earliest] = coming;
  if (!earliest) return { professional, turnos: [], later: 0, proposals: new Map() };
  const dateOfTurno = ({ start }: AppointmentRow) => dateOf(timeZone, start);
  const first = dateOfTurno(earliest);
  const isNear = (turno: AppointmentRow) => dayNumber(dateOfTurno(turno)) - dayNumber(first) < MOST_DAYS;
  const turnos = coming.slice(0, MOST_TURNOS).filter(isNear);
  const last = dateOfTurno(turnos.at(-1) ?? earliest);
  const proposals = await proposalsFor(ctx, { professional, first, last, leaves: true }, turnos);
  return { professional, turnos, later: coming.length - turnos.length, proposals };
}
