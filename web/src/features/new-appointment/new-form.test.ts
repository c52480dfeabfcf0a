import {
  hasTypedNew,
  isUnfinishedNew,
  newSchema,
  openingValues,
  toCreateInput,
  toStaffInput,
  typedStart,
  type NewValues,
} from './new-form';

const TYPED: NewValues = {
  ...openingValues('2026-11-23', '2026-11-23T20:15:00-03:00'),
  name: 'Nora',
  email: 'nora@correo.example',
};

async function faults(values: Partial<NewValues>, typesTime: boolean): Promise<string[]> {
  return newSchema(typesTime, '2026-11-21', () => null)
    .validate({ ...TYPED, ...values }, { abortEarly: false })
    .then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );
}

test.each([
  [{ name: ' ' }, ['El nombre es requerido']],
  [{ email: '', phone: '11 2345-6789' }, []],
  [{ email: ' ', phone: ' ' }, ['Escribí un correo o un teléfono']],
  [{ email: 'nora@' }, ['Email inválido']],
  [{ phone: '', notes: '' }, []],
  [{ contactName: 'Marta Paz', birthDate: '' }, []],
  [{ contactName: 'n'.repeat(201) }, ['No puede superar los 200 caracteres']],
  [{ birthDate: '31-02-2018' }, ['Fecha inválida']],
  [{ birthDate: '22-11-2026' }, ['La fecha de nacimiento no puede ser futura']],
])('%j has the faults %j', async (values, expected) => {
  expect(await faults(values, false)).toEqual(expected);
});

test('a typed time needs a real date and a real time', async () => {
  expect(await faults({}, true)).toEqual([]);
  expect(await faults({ date: '5/3/2019', time: '7 hs' }, true)).toEqual([]);
  expect(await faults({ date: '31-02-2026' }, true)).toEqual(['Fecha inválida']);
  expect(await faults({ time: '25:00' }, true)).toEqual(['Hora inválida']);
  expect(await faults({ date: '' }, true)).toEqual(['Por favor selecciona una fecha y hora']);
  expect(await faults({ time: '' }, true)).toContain('Por favor selecciona una fecha y hora');
});

test('without a typed time date and time do not matter', async () => {
  expect(await faults({ date: 'x', time: 'x' }, false)).toEqual([]);
});

test('what is typed is the clinic’s own time, in no zone', () => {
  expect(typedStart(TYPED)).toBe('2026-11-23T20:15:00');
  expect(typedStart({ date: '5/3/2019', time: '7' })).toBe('2019-03-05T07:00:00');
  expect(typedStart({ date: '23-11', time: '20:15' })).toBeUndefined();
  expect(typedStart({ date: '23-11-2026', time: 'tarde' })).toBeUndefined();
});

test('the end of a turno that is so long is sent too, unless its time was typed', () => {
  const slot = { professionalId: 4, roomId: 2, startTime: '2026-11-23T23:30:00-03:00', durationMinutes: 60 };
  expect(toCreateInput(slot, TYPED)).toEqual({
    ...slot,
    endTime: '2026-11-24T03:30:00.000Z',
    patientName: 'Nora',
    patientEmail: 'nora@correo.example',
    patientPhone: null,
    notes: null,
  });
  expect(toCreateInput({ ...slot, startTime: '2026-11-23T23:30:00' }, TYPED)).not.toHaveProperty('endTime');
});

test.each([
  [
    { contactName: ' Marta Paz ', birthDate: '1/3/2018' },
    { contactName: 'Marta Paz', patientBirthDate: '2018-03-01' },
  ],
  [{ contactName: 'Marta Paz' }, { contactName: 'Marta Paz' }],
  [{ birthDate: '01-03-2018' }, { patientBirthDate: '2018-03-01' }],
  [{ contactName: ' ' }, {}],
])('of who asks for the patient, %j, goes out %j', (typed, sent) => {
  const slot = { professionalId: 4, roomId: 2, startTime: '2026-11-23T09:00:00-03:00', durationMinutes: 30 };
  const { contactName, patientBirthDate } = toStaffInput(slot, { ...TYPED, ...typed });
  expect({ contactName, patientBirthDate }).toEqual(sent);
});

test('a draft of a page that did not tell apart what the look-up filled in is still taken up', () => {
  const { filled: _, ...values } = TYPED;
  expect(isUnfinishedNew({ choice: { typesTime: true }, values, pending: [] })).toBe(true);
  expect(isUnfinishedNew({ choice: { typesTime: true }, values: { ...values, name: 7 }, pending: [] })).toBe(false);
});

test('who asks for the patient is worth keeping, alone too', () => {
  const opened = openingValues(null, null);
  expect(hasTypedNew(opened)).toBe(false);
  expect(hasTypedNew({ ...opened, contactName: 'Marta Paz' })).toBe(true);
  expect(hasTypedNew({ ...opened, birthDate: '1' })).toBe(true);
});
