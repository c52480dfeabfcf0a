import type { StaffTurnoFragment } from '../staff-turno.generated';
import type {
  CancelMadeSeriesMutationVariables,
  ReopenRequestMutationVariables,
  RestorePlaceMutationVariables,
  RestoreStatusMutationVariables,
  RestoreTurnoMutationVariables,
} from './undo.generated';

type Turno = StaffTurnoFragment;
type Always = 'id' | 'version' | 'status' | 'startTime' | 'endTime';
type Perhaps =
  | 'durationMinutes'
  | 'professionalId'
  | 'roomId'
  | 'overbookingReason'
  | 'cancellation'
  | 'patientName'
  | 'patientEmail'
  | 'patientPhone'
  | 'patientBirthDate'
  | 'contactName'
  | 'notes';

/** Fields that undoing needs; unchanged ones may be missing. */
export type UndoableTurno = Pick<Turno, Always> & Partial<Pick<Turno, Perhaps>>;

/** Made by staff. */
export interface TurnoChange {
  before: UndoableTurno;
  after: UndoableTurno;
  /** Changes with the same value are mailed together. */
  mail?: string;
}

/** Refused if the turno has changed since. */
export type Restoring =
  | { by: 'status'; variables: RestoreStatusMutationVariables }
  | { by: 'series'; variables: CancelMadeSeriesMutationVariables }
  | { by: 'request'; variables: ReopenRequestMutationVariables }
  | { by: 'place'; variables: RestorePlaceMutationVariables }
  | { by: 'whole'; variables: RestoreTurnoMutationVariables };

/** Null when it cannot be undone, e.g. it would undo a colleague's change. */
export function restoringOf(change: TurnoChange): Restoring | null {
  const { before, after } = change;
  if (!isOwnChange(change)) return null;
  const known = { id: before.id, expectedVersion: after.version };
  const { startTime, durationMinutes, roomId, professionalId, overbookingReason, status } = before;
  const statusChanges = status !== after.status || whyOf(before) !== whyOf(after);
  const cancellation = cancellationOf(before);
  if (statusChanges && status === 'cancelled' && !cancellation && whyOf(after) !== '') return null;
  const placeChanges = changedOf(change, PLACE);
  const patientChanges = changedOf(change, PATIENT);
  if (placeChanges.length > 0 && (status === 'cancelled' || status === 'no_show')) return null;

  if (patientChanges.length === 0 && !statusChanges) {
    const asOverbooking = overbookingReason && { reason: overbookingReason };
    const place = { startTime, durationMinutes, roomId, professionalId, ...(asOverbooking && { asOverbooking }) };
    return placeChanges.length > 0 ? { by: 'place', variables: { ...known, ...place } } : null;
  }
  const said = { status, ...(cancellation && { cancellation }) };
  if (patientChanges.length === 0 && placeChanges.length === 0)
    return { by: 'status', variables: { ...known, ...said } };
  if (placeChanges.includes('professionalId') || placeChanges.includes('overbookingReason')) return null;
  const fields = Object.fromEntries([...patientChanges, ...placeChanges].map((field) => [field, before[field]]));
  return { by: 'whole', variables: { ...known, input: { ...fields, ...(statusChanges && said) } } };
}

/** Nothing changed between the shown version and the change. */
export function isOwnChange({ before, after }: TurnoChange): boolean {
  return after.version === before.version + 1;
}

const PLACE = ['startTime', 'durationMinutes', 'roomId', 'professionalId', 'overbookingReason'] as const;
const PATIENT = ['patientName', 'patientEmail', 'patientPhone', 'patientBirthDate', 'contactName', 'notes'] as const;

function changedOf<Field extends keyof UndoableTurno>(
  { before, after }: TurnoChange,
  fields: readonly Field[],
): Field[] {
  return fields.filter((field) => before[field] !== undefined && before[field] !== after[field]);
}

function whyOf({ cancellation }: UndoableTurno): string {
  return cancellation ? JSON.stringify([cancellation.reason, cancellation.note, cancellation.toldPatient]) : '';
}

function cancellationOf({ status, cancellation }: UndoableTurno) {
  if (status !== 'cancelled' || !cancellation) return null;
  const { reason, note, toldPatient: tellPatient } = cancellation;
  return { reason, note, tellPatient };
}
