import { createSchema, EMPTY_CREATE, toCreateInput, type CreateValues } from './create-form';

const COMPLETE: CreateValues = {
  ...EMPTY_CREATE,
  professionalId: '4',
  roomId: '2',
  startTime: '2026-11-23T23:30:00-03:00',
  name: ' Nora ',
  email: 'nora@correo.example',
};

async function faults(values: CreateValues): Promise<string[]> {
  return createSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );
}

test('professional, room, name, e-mail and start are required, phone and notes are not', async () => {
  expect(await faults(COMPLETE)).toEqual([]);
  expect((await faults(EMPTY_CREATE)).toSorted()).toEqual([
    'El correo es requerido',
    'El nombre es requerido',
    'El profesional es requerido',
    'La hora de inicio es requerida',
    'La sala es requerida',
  ]);
});

test('the end of a turno that is so long is sent too', () => {
  expect(toCreateInput(COMPLETE, 60)).toEqual({
    professionalId: 4,
    roomId: 2,
    startTime: '2026-11-23T23:30:00-03:00',
    endTime: '2026-11-24T03:30:00.000Z',
    durationMinutes: 60,
    patientName: 'Nora',
    patientEmail: 'nora@correo.example',
    patientPhone: null,
    notes: null,
  });
  expect(toCreateInput(COMPLETE, 15)).toMatchObject({ endTime: '2026-11-24T02:45:00.000Z', durationMinutes: 15 });
});
