import { IDENTIFIER_WORDS } from '@turnero/api/domain/patient-identifiers';

import type { PatientFactsFragment } from './patients.generated';

type Documents = Pick<PatientFactsFragment, 'identifiers' | 'documentNumber'>;

/** "DNI 30111222", "Pasaporte AAB123": recorded by staff, else the DNI of a request or an import. */
export function documentTexts({ identifiers, documentNumber }: Documents): string[] {
  const recorded = (identifiers ?? []).map(({ kind, number }) => `${IDENTIFIER_WORDS[kind]} ${number}`);
  return recorded.length > 0 || documentNumber === null ? recorded : [`${IDENTIFIER_WORDS.dni} ${documentNumber}`];
}

/** As on the DNI, if it differs from the name that the clinic uses. */
export function registeredName({
  name,
  givenNames,
  familyNames,
}: Pick<PatientFactsFragment, 'name' | 'givenNames' | 'familyNames'>): string | null {
  const registered = [givenNames, familyNames].filter(Boolean).join(' ');
  return registered === '' || registered === name ? null : registered;
}
