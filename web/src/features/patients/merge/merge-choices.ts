import { IDENTIFIER_WORDS, type IdentifierKind } from '@turnero/api/domain/patient-identifiers';

import { factOf, FIELD_KEYS, FIELDS } from '../patient-fields';
import { DOCUMENTS } from '../patient-form';
import type { MergePatientFragment, MergePatientsInput, PatientField } from './merge.generated';

type Key = PatientField | IdentifierKind;

/** Both patients have a value, and the values differ. */
export interface MergeChoice {
  key: Key;
  label: string;
  survivor: string;
  merged: string;
}

export interface MergedFact {
  key: Key;
  label: string;
  value: string;
}

/** A single value stays without a choice, as the server fills empty fields. */
export function compared(
  survivor: MergePatientFragment,
  merged: MergePatientFragment,
): { choices: MergeChoice[]; facts: MergedFact[] } {
  const pairs = [
    ...FIELD_KEYS.map((key) => ({
      key,
      label: FIELDS[key].label,
      values: [survivor, merged].map((patient) => factOf(patient, key)),
    })),
    ...DOCUMENTS.map((key) => ({ key, label: IDENTIFIER_WORDS[key], values: [survivor, merged].map(documentOf(key)) })),
  ];
  const choices: MergeChoice[] = [];
  const facts: MergedFact[] = [];
  for (const { key, label, values } of pairs) {
    const [own = '', other = ''] = values;
    if (own !== '' && other !== '' && own !== other) choices.push({ key, label, survivor: own, merged: other });
    else if (own || other) facts.push({ key, label, value: own || other });
  }
  return { choices, facts };
}

/** `taken`: keys of the choices for which the merged patient's value stays. */
export function toMergeInput(
  survivor: MergePatientFragment,
  merged: MergePatientFragment,
  taken: ReadonlySet<Key>,
): MergePatientsInput {
  return {
    survivorId: survivor.id,
    survivorVersion: survivor.version,
    mergedId: merged.id,
    mergedVersion: merged.version,
    take: FIELD_KEYS.filter((field) => taken.has(field)),
    takeIdentifiers: DOCUMENTS.filter((kind) => taken.has(kind)),
  };
}

const documentOf =
  (kind: IdentifierKind) =>
  ({ identifiers }: MergePatientFragment) => {
    const document = identifiers?.find((it) => it.kind === kind);
    if (!document) return '';
    return document.registeredSex === null ? document.number : `${document.number} (${document.registeredSex})`;
  };
