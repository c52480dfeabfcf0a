import { coverageSchema, toCoverageInput, type InsurerToChoose } from './coverage-form';

const insurer = (id: number, kind: InsurerToChoose['kind']): InsurerToChoose => ({
  id,
  name: `Obra social ${id}`,
  kind,
  aliases: [],
  numberPattern: '## ####',
  isAccepted: true,
  plans: [],
});

test('facts of a card typed before "Particular" was chosen are neither judged nor sent', async () => {
  const insurers = [insurer(2, 'national'), insurer(3, 'private_pay')];
  const typed = {
    planId: '',
    number: '12',
    relationship: 'child',
    holderName: 'Olga Ñandú',
    validTo: '07-03',
    isPrimary: false,
    isChecked: true,
  };
  const isValid = (insurerId: string) => coverageSchema(insurers, undefined).isValid({ ...typed, insurerId });
  expect([await isValid('2'), await isValid('3')]).toEqual([false, true]);
  const card = { number: '', relationship: 'holder', holderName: null, validTo: null, isChecked: false };
  expect(toCoverageInput({ ...typed, insurerId: '3' }, insurers, undefined)).toEqual({
    insurerId: 3,
    planId: null,
    isPrimary: false,
    ...card,
  });
});
