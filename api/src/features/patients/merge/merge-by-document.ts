import { In } from 'typeorm';

import type { Context } from '../../../platform/context';
import { bool } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { AppError } from '../../../platform/errors/app-error';
import { PatientIdentifier } from '../patient-identifier.entity';
import { Patient, PatientField, type OnlineBooking } from '../patient.entity';
import type { UpdatePatientInput } from '../patient.inputs';
import { changePatient, checkedChange, refusingTakenIdentifier, updatePatient } from '../patient.service';
import { PatientRelationRow } from '../relations/patient-relation.entity';
import { merge } from './merge-patients';
import { documentsOf, isLive, lockToMerge } from './merging';

/** As updatePatient; merges with the patient of the same DNI if the names agree, and returns that one (ADR 151). */
export async function updateOrMergePatient(
  ctx: Context,
  id: string,
  input: UpdatePatientInput,
  expectedVersion?: number | null,
): Promise<Patient> {
  try {
    return await updatePatient(ctx, id, input, expectedVersion);
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === 'CONFLICT' && error.field === 'identifiers';
    const survivor = isTaken ? await mergeByDocument(ctx, id, input, expectedVersion) : null;
    if (survivor === null) throw error;
    return survivor;
  }
}

/** null: not the same person for sure, so staff decide. */
async function mergeByDocument(
  ctx: Context,
  id: string,
  input: UpdatePatientInput,
  expectedVersion?: number | null,
): Promise<Patient | null> {
  const { own, identifiers } = await checkedChange(ctx, input);
  const dni = identifiers?.find(({ kind }) => kind === 'dni');
  if (!identifiers || !dni) return null;
  const document = { kind: dni.kind, number: dni.number, registeredSex: dni.registeredSex! };
  return refusingTakenIdentifier(
    ctx.transact(async (tx) => {
      const holder = await tx.manager.findOneBy(PatientIdentifier, document);
      if (!holder || holder.patientId === id) return null;
      const [survivor, edited] = await lockToMerge(tx, [holder.patientId, id]);
      const stillHolds = await tx.manager.existsBy(PatientIdentifier, { ...document, patientId: survivor.id });
      if (!stillHolds || !isLive(survivor) || !isLive(edited)) return null;
      if (survivor.userId !== null && edited.userId !== null) return null;
      const birthDate = own.birthDate ?? edited.birthDate;
      if (birthDate !== null && survivor.birthDate !== null && birthDate !== survivor.birthDate) return null;
      const relatives = [survivor.id, edited.id];
      if (await tx.manager.existsBy(PatientRelationRow, { patientId: In(relatives), relativeId: In(relatives) }))
        return null;
      const [names] = await tx.rows(ALIKE, [own.name ?? edited.name, survivor.name]);
      if (!names!.areAlike) return null;

      const { merged: former } = await documentsOf(tx, [survivor.id, edited.id]);
      const others = identifiers.filter((it) => it !== dni);
      // The DNI typed is the survivor's. An undo gives the patient back those that the edit replaced.
      const afterUndo = [
        ...former.filter(({ kind }) => identifiers.some((it) => it.kind === kind)),
        ...others.filter(({ kind }) => !former.some((it) => it.kind === kind)),
      ];
      const changed = await changePatient(ctx, tx, edited, { own, identifiers: others }, expectedVersion);
      const sides = {
        survivorId: survivor.id,
        survivorVersion: survivor.version,
        mergedId: changed.id,
        mergedVersion: changed.version,
        take: Object.values(PatientField).filter((field) =>
          field === 'mayBookOnline' ? isStricter(changed[field], survivor[field]) : own[field] != null,
        ),
        takeIdentifiers: others.map(({ kind }) => kind),
      };
      await merge(ctx, tx, sides, afterUndo);
      return tx.manager.findOneByOrFail(Patient, { id: survivor.id });
    }),
  );
}

/** A rule of the desk survives an automatic merge. */
const isStricter = (one: OnlineBooking, other: OnlineBooking) => STRICTNESS[one] > STRICTNESS[other];

const STRICTNESS: Record<OnlineBooking, number> = { yes: 0, own_only: 1, no: 2 };

const ALIKE = statement('patients.alike', 'SELECT similarity(folded($1), folded($2)) >= 0.6 AS "areAlike"', {
  areAlike: bool,
});
