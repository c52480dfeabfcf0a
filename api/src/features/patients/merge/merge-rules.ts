import type { IdentifierData } from '../../../domain/patient-identifiers';
import { PatientField, type Patient } from '../patient.entity';
import type { MergePatientsInput } from './merge.inputs';

export interface Documents {
  survivor: IdentifierData[];
  merged: IdentifierData[];
}

/** Fields of the survivor after the merge. */
export function fieldsOfBoth(
  survivor: Patient,
  merged: Patient,
  take: MergePatientsInput['take'],
): Pick<Patient, PatientField> {
  const fields = Object.values(PatientField).map((field) => {
    const isTaken = merged[field] !== null && (take.includes(field) || survivor[field] === null);
    return [field, isTaken ? merged[field] : survivor[field]];
  });
  return Object.fromEntries(fields) as Pick<Patient, PatientField>;
}

/** At most one of each kind. */
export function documentsOfBoth(
  { survivor, merged }: Documents,
  take: MergePatientsInput['takeIdentifiers'],
): IdentifierData[] {
  const taken = merged.filter(({ kind }) => take.includes(kind) || !of(survivor, kind));
  return [...survivor.filter(({ kind }) => !of(taken, kind)), ...taken];
}

/** Kinds that still are as the merge left them become what they were; others stay. */
export function documentsRestored(
  present: readonly IdentifierData[],
  made: readonly IdentifierData[],
  earlier: readonly IdentifierData[],
): IdentifierData[] {
  const isAsMade = ({ kind }: Pick<IdentifierData, 'kind'>) => isSame(of(present, kind), of(made, kind));
  return [...earlier.filter(isAsMade), ...present.filter((it) => !isAsMade(it))];
}

export function latestOfBoth(...patients: readonly Pick<Patient, 'latest'>[]): Date | null {
  const times = patients.flatMap(({ latest }) => latest?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}

const of = (list: readonly IdentifierData[], kind: IdentifierData['kind']) => list.find((it) => it.kind === kind);

const isSame = (one?: IdentifierData, other?: IdentifierData) =>
  one?.number === other?.number && one?.registeredSex === other?.registeredSex;
