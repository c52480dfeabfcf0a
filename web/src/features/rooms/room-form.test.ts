import { roomSchema, roomWords, toRoomInput, toRoomValues, type RoomValues } from './room-form';

const VALID: RoomValues = {
  name: 'Consultorio 1',
  description: '',
  isActive: true,
  sortOrder: '0',
  hourlyRate: '0',
  specialtyIds: [],
};

const faultOf = (values: Partial<RoomValues>) =>
  roomSchema.validate({ ...VALID, ...values }).then(
    () => null,
    ({ message }: Error) => message,
  );

test('a new room is active, of order 0, and has no rate of its own', () => {
  expect(toRoomValues(undefined)).toEqual({
    name: '',
    description: '',
    isActive: true,
    sortOrder: '0',
    hourlyRate: '0',
    specialtyIds: [],
  });
});

test('what stands in the boxes is sent as it is stored, cents and all', () => {
  const room = {
    id: 3,
    version: 2,
    name: 'Consultorio 1',
    description: 'Planta baja',
    isActive: false,
    sortOrder: 4,
    hourlyRate: 4500.5,
    specialtyIds: [12, 7],
  };
  expect(toRoomValues(room)).toEqual({
    name: 'Consultorio 1',
    description: 'Planta baja',
    isActive: false,
    sortOrder: '4',
    hourlyRate: '4.500,50',
    specialtyIds: ['7', '12'],
  });
  expect(toRoomInput(toRoomValues(room))).toEqual({
    name: 'Consultorio 1',
    description: 'Planta baja',
    isActive: false,
    sortOrder: 4,
    hourlyRate: 4500.5,
    specialtyIds: [7, 12],
  });
});

test('where two people changed the same, amounts read in the clinic’s currency and specialties by their names', () => {
  const { hourlyRate, specialtyIds } = roomWords('USD', [
    { id: 7, name: 'Kinesiología' },
    { id: 12, name: 'Odontología' },
  ]);
  expect(hourlyRate?.text?.('4500,5')).toBe('US$\u00a04.500,50');
  expect(hourlyRate?.text?.('mucho')).toBe('mucho');
  expect(hourlyRate?.text?.(' ')).toBe('vacío');
  expect(specialtyIds?.text?.(['12', '7'])).toBe('Kinesiología, Odontología');
  expect(specialtyIds?.text?.([])).toBe('Todas');
  expect(specialtyIds?.text?.(['7', '99'])).toBe('Kinesiología, otra');
  expect(specialtyIds?.text?.(['98', '99'])).toBe('algunas especialidades');
});

test('texts are sent without the blanks around them, and an empty number as 0', () => {
  expect(
    toRoomInput({ ...VALID, name: ' Sala ', description: ' Con camilla\n', sortOrder: '', hourlyRate: ' ' }),
  ).toEqual({
    name: 'Sala',
    description: 'Con camilla',
    isActive: true,
    sortOrder: 0,
    hourlyRate: 0,
    specialtyIds: [],
  });
});

test.each<[string, Partial<RoomValues>, string | null]>([
  ['a room like any other', {}, null],
  ['one without a name', { name: ' ' }, 'El nombre es requerido'],
  ['a name that is too long', { name: 'a'.repeat(101) }, 'No puede superar los 100 caracteres'],
  ['a description that is too long', { description: 'a'.repeat(1001) }, 'No puede superar los 1.000 caracteres'],
  ['an order below 0', { sortOrder: '-1' }, 'El orden debe ser un número entre 0 y 9.999'],
  ['half an order', { sortOrder: '1,5' }, 'El orden debe ser un número entre 0 y 9.999'],
  ['a rate below 0', { hourlyRate: '-5' }, 'El precio por hora debe ser un importe, por ejemplo 18.000'],
  ['a rate with cents', { hourlyRate: '4500,01' }, null],
  [
    'a rate with a third decimal',
    { hourlyRate: '4500,001' },
    'El precio por hora debe ser un importe, por ejemplo 18.000',
  ],
])('%s', async (_, values, fault) => {
  expect(await faultOf(values)).toBe(fault);
});
