import { agreesWithScan, type DniScan } from '@turnero/api/domain/dni-scan';

import type { IdentifyPatientMutationVariables, ScannedPatientFragment } from './dni-scan.generated';

/** Whether staff recorded this DNI for the patient. Two people can share a number, never with one sex. */
export function hasDni({ identifiers }: ScannedPatientFragment, { number, registeredSex }: DniScan): boolean {
  return (identifiers ?? []).some(
    (it) => it.kind === 'dni' && it.number === number && it.registeredSex === registeredSex,
  );
}

/** Patients of that name without a DNI of their own, each once: staff decide. */
export function possibleOwners(
  patients: readonly ScannedPatientFragment[],
  scan: DniScan,
): readonly ScannedPatientFragment[] {
  const byId = new Map(patients.map((patient) => [patient.id, patient]));
  return [...byId.values()].filter((patient) => mayOwn(patient, scan));
}

export function mayOwn(patient: ScannedPatientFragment, scan: DniScan): boolean {
  const { name, givenNames, familyNames, birthDate, identifiers } = patient;
  const registered = [givenNames, familyNames].filter(Boolean).join(' ');
  return (
    !(identifiers ?? []).some(({ kind }) => kind === 'dni') &&
    (birthDate === null || birthDate === scan.birthDate) &&
    (agreesWithScan(name, scan) || agreesWithScan(registered, scan))
  );
}

/** Searches that find patients of that name: the clinic may call them by any of the given ones. */
export function nameSearches({ givenNames, familyNames }: DniScan): readonly string[] {
  const family = familyNames?.split(' ').find((word) => /^\p{Lu}/u.test(word));
  if (family === undefined || givenNames === null) return [];
  return givenNames.split(' ').map((given) => `${given} ${family}`);
}

/** Adds the DNI, and fills what is empty. */
export function identifying(patient: ScannedPatientFragment, scan: DniScan): IdentifyPatientMutationVariables {
  const { id, version, birthDate, registeredSex, givenNames, familyNames, identifiers } = patient;
  const kept = (identifiers ?? []).map(({ kind, number, registeredSex: sex }) => ({
    kind,
    number,
    registeredSex: sex,
  }));
  const { cuil } = scan;
  return {
    id,
    expectedVersion: version,
    input: {
      identifiers: [
        ...kept,
        { kind: 'dni', number: scan.number, registeredSex: scan.registeredSex },
        ...(cuil !== null && kept.every(({ kind }) => kind !== 'cuil')
          ? [{ kind: 'cuil' as const, number: cuil, registeredSex: null }]
          : []),
      ],
      ...(birthDate === null && { birthDate: scan.birthDate }),
      ...(registeredSex === null && { registeredSex: scan.registeredSex }),
      ...(givenNames === null && scan.givenNames !== null && { givenNames: scan.givenNames }),
      ...(familyNames === null && scan.familyNames !== null && { familyNames: scan.familyNames }),
    },
  };
}
