import { identifierFault, isCuil, tidyIdentifier, type IdentifierData } from './patient-identifiers';

test.each([
  ['20123456786', true],
  ['27123456780', true],
  ['20123456787', false],
  ['30123456781', false],
  ['2012345678', false],
  ['2012345678a', false],
])('the CUIL %s is valid: %s', (number, isValid) => {
  expect(isCuil(number)).toBe(isValid);
});

test('of a hundred numbers with each last digit, at most one is a CUIL', () => {
  for (let person = 30_000_000; person < 30_000_100; person += 1) {
    const valid = Array.from({ length: 10 }, (_, digit) => `27${person}${digit}`).filter(isCuil);
    expect(valid.length).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['12.345.678', '12345678'],
  ['20-12345678-6', '20123456786'],
  ['aab 123-456', 'AAB123456'],
])('%j is stored as %j', (typed, stored) => {
  expect(tidyIdentifier(typed)).toBe(stored);
});

test.each<[IdentifierData, string | null]>([
  [{ kind: 'dni', number: '12345678', registeredSex: 'X' }, null],
  [{ kind: 'dni', number: '123456', registeredSex: 'F' }, null],
  [{ kind: 'dni', number: '12345', registeredSex: 'F' }, 'El DNI tiene entre 6 y 8 números'],
  [{ kind: 'dni', number: '12345678', registeredSex: null }, 'Indicá el sexo que figura en el DNI'],
  [{ kind: 'cuil', number: '20123456786', registeredSex: null }, null],
  [{ kind: 'cuil', number: '20123456786', registeredSex: 'M' }, 'El sexo registral acompaña solo al DNI'],
  [{ kind: 'cuil', number: '20123456780', registeredSex: null }, 'El CUIL no es válido: revisá sus 11 números'],
  [{ kind: 'foreign_id', number: 'C12345', registeredSex: null }, null],
  [{ kind: 'passport', number: 'A/1', registeredSex: null }, 'El documento tiene entre 3 y 20 letras y números'],
])('%j: %j', (identifier, fault) => {
  expect(identifierFault(identifier)).toBe(fault);
});
