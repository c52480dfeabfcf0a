import { readDniScan, type DniScan } from '@turnero/api/domain/dni-scan';

import type { ScannedPatientFragment } from './dni-scan.generated';
import { possibleOwners } from './identity-of-scan';

const card = readDniScan('00123456789@ÑANDÚ@NORA INÉS@F@30111222@A@09/04/1983@11/02/2015', '2026-11-23') as DniScan;

const NORA = {
  id: 'paciente-1',
  name: 'Nora Ñandú',
  givenNames: null,
  familyNames: null,
  birthDate: null,
  identifiers: [],
} as unknown as ScannedPatientFragment;

test('a patient of that name may own the card, unless birth date, name or DNI differ', () => {
  const owners = (facts: Partial<ScannedPatientFragment>) => possibleOwners([{ ...NORA, ...facts }], card).length;
  expect(owners({})).toBe(1);
  expect(owners({ birthDate: '1983-04-09' })).toBe(1);
  expect(owners({ birthDate: '1990-01-01' })).toBe(0);
  expect(owners({ name: 'Nora Gil' })).toBe(0);
  const other = { __typename: 'PatientIdentifier', kind: 'dni', number: '20111222', registeredSex: 'F' } as const;
  expect(owners({ identifiers: [other] })).toBe(0);
});
