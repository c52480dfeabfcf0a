import { EMPTY_VALUES, dialogSchema, typedStart, type DialogValues } from './dialog-form';

const TYPED: DialogValues = {
  ...EMPTY_VALUES,
  name: 'Nora',
  email: 'nora@correo.example',
  date: '23-11-2026',
  time: '20:15',
};

async function faults(values: Partial<DialogValues>, typesTime: boolean): Promise<string[]> {
  return dialogSchema(typesTime)
    .validate({ ...TYPED, ...values }, { abortEarly: false })
    .then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );
}

test.each([
  [{ name: ' ' }, ['El nombre es requerido']],
  [{ email: '' }, ['El correo es requerido']],
  [{ email: 'nora@' }, ['Email inválido']],
  [{ phone: '', notes: '' }, []],
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
