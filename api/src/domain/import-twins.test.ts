import { twinsInFile } from './import-twins';

const row = (line: number, texts: Record<string, string>) => ({ line, textOf: (field: string) => texts[field] ?? '' });

test('finds a row with the id of any earlier one; empty ids don’t count', () => {
  const rows = [
    row(2, { externalId: 'T-1' }),
    row(3, { externalId: '' }),
    row(4, {}),
    row(950, { externalId: ' T-1 ' }),
    row(951, { externalId: 't-1' }),
  ];
  expect([...twinsInFile('appointments', rows)]).toEqual([
    [950, { field: 'externalId', message: 'Tiene el mismo id que la fila 2' }],
  ]);
});

test('An e-mail is one professional’s and a name one room’s, whatever their case; patients share theirs', () => {
  const people = [row(2, { email: 'ana@x.example', name: 'Ana' }), row(300, { email: 'ANA@x.example', name: 'Ana' })];
  expect([...twinsInFile('professionals', people)]).toEqual([
    [300, { field: 'email', message: 'Es el mismo que el de la fila 2' }],
  ]);
  const rooms = [row(2, { name: 'Sala Norte' }), row(300, { name: 'SALA NORTE' })];
  expect(twinsInFile('rooms', rooms).get(300)?.field).toBe('name');
  const turnos = [row(2, { patientEmail: 'ana@x.example' }), row(300, { patientEmail: 'ana@x.example' })];
  expect(twinsInFile('appointments', turnos).size).toBe(0);
});
