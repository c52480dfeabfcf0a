import {
  newProfessionalSchema,
  professionalSchema,
  toProfessionalInput,
  toProfessionalValues,
  type ProfessionalValues,
} from './professional-form';
import { releasedText, removalTexts } from './texts';

const VALID: ProfessionalValues = {
  name: 'Ana',
  email: 'ana@ejemplo.com',
  password: 'lo-secreto-1',
  specialtyId: '3',
  phone: '',
  bio: '',
  licenseNumber: '',
  refepsNumber: '',
  sortOrder: '0',
  fee: '',
  duration: '',
  seriesOnline: false,
};
const input = (values: Partial<ProfessionalValues>) => toProfessionalInput({ ...VALID, ...values }, VALID);

test('a new professional has no specialty yet and comes after the others', () => {
  const empty = { name: '', email: '', password: '', specialtyId: '0', phone: '', bio: '', fee: '', duration: '' };
  const unknown = { licenseNumber: '', refepsNumber: '', seriesOnline: false };
  expect(toProfessionalValues(undefined, 4)).toEqual({ ...empty, ...unknown, sortOrder: '4' });
});

test('texts are sent without the blanks around them, but of the password; an empty phone as none', () => {
  const typed = { name: ' Ana ', email: ' ana@ejemplo.com', password: ' secreto ', bio: 'Adultos\n', sortOrder: '' };
  expect(input(typed)).toEqual({
    name: 'Ana',
    email: 'ana@ejemplo.com',
    password: ' secreto ',
    specialtyId: 3,
    phone: null,
    bio: 'Adultos',
    licenseNumber: null,
    refepsNumber: null,
    sortOrder: 0,
    seriesOnline: false,
  });
});

test('a number of REFEPS is sent without the dots and blanks that people write in it', () => {
  expect(input({ refepsNumber: ' 54 20.123.456 ' }).refepsNumber).toBe('5420123456');
});

test.each([
  ['', 0],
  ['último', 0],
  [' 12', 12],
])('an order of %j is %i', async (sortOrder, sent) => {
  await expect(professionalSchema.validate({ ...VALID, sortOrder })).resolves.toBeDefined();
  expect(input({ sortOrder }).sortOrder).toBe(sent);
});

test.each<[string, Partial<ProfessionalValues>, string | null]>([
  ['a professional like any other', {}, null],
  ['one without a name', { name: ' ' }, 'El nombre es requerido'],
  ['one without an e-mail', { email: '' }, 'El correo electrónico es requerido'],
  ['one with half an e-mail', { email: 'ana@' }, 'Dirección de correo electrónico inválida'],
  ['one without a password, who is invited', { password: '' }, null],
  ['one with a short password', { password: 'corta' }, 'La contraseña debe tener al menos 10 caracteres'],
  ['one without a specialty', { specialtyId: '0' }, 'Elegí una especialidad'],
  ['a phone without a number', { phone: 'no tiene' }, 'El teléfono debe tener números'],
  ['a number of REFEPS with the dots of a DNI', { refepsNumber: '20.123.456' }, null],
  [
    'a number of REFEPS with letters',
    { refepsNumber: 'LSF 123456' },
    'El número de REFEPS tiene solo números, entre 5 y 20',
  ],
  ['an order below 0', { sortOrder: '-1' }, 'El orden debe ser un número entre 0 y 9.999'],
  ['half an order', { sortOrder: '1,5' }, 'El orden debe ser un número entre 0 y 9.999'],
])('%s', async (_, values, fault) => {
  expect(
    await newProfessionalSchema.validate({ ...VALID, ...values }).then(
      () => null,
      ({ message }: Error) => message,
    ),
  ).toBe(fault);
});

test('no password is sent as none, fee and duration as they are typed', () => {
  expect(input({ password: '', fee: '18.000', duration: '45' })).toMatchObject({
    password: null,
    fee: 18000,
    defaultDurationMinutes: 45,
  });
});

test.each([
  [
    { appointments: 0, waitingListEntries: 0, availability: 0, roomBookings: 0, activityLogs: 0 },
    [
      'No hay turnos futuros de pacientes.',
      'No hay nadie en su lista de espera.',
      'No hay horarios de disponibilidad.',
      'No hay alquileres de sala futuros.',
      'No hay registros de actividad.',
    ],
  ],
  [
    { appointments: 1, waitingListEntries: 3, availability: 5, roomBookings: 2, activityLogs: 1200 },
    [
      'Se cancela 1 turno futuro y se avisa por email a su paciente, si tiene correo.',
      '3 personas dejan su lista de espera y se avisa por email a quienes tienen correo.',
      'Se eliminan 5 horarios de disponibilidad, con las fechas no disponibles.',
      'Se cancelan 2 alquileres de sala futuros.',
      'Se eliminan 1.200 registros de actividad.',
    ],
  ],
])('the consequences of %j are listed', (related, texts) => {
  expect(removalTexts(related).slice(0, 5)).toEqual(texts);
});

test('a turno that goes along is known by its day, time and patient', () => {
  const booking = {
    id: '1',
    kind: 'appointment',
    date: '2026-06-02',
    startTime: '10:00',
    endTime: '10:30',
    roomName: 'Sala 1',
    patientName: 'Eva',
  } as const;
  expect(releasedText(booking)).toBe('mar, 2 jun, 10:00 a 10:30: turno de Eva, Sala 1');
  expect(releasedText({ ...booking, kind: 'rental', patientName: null })).toBe(
    'mar, 2 jun, 10:00 a 10:30: alquiler, Sala 1',
  );
});
