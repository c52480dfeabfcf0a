import type { BookAppointmentInput } from './book-appointment.generated';
import { nextAttempt } from './booking-attempt';

const INPUT: BookAppointmentInput = {
  professionalId: 1,
  roomId: 2,
  startTime: '2026-11-23T09:00:00-03:00',
  durationMinutes: 30,
  patientName: 'Nora',
  patientEmail: 'nora@correo.example',
  patientPhone: null,
  notes: null,
};

test('a retry of the same data carries the same key', async () => {
  const first = await nextAttempt(null, INPUT);
  expect(await nextAttempt(first, { ...INPUT })).toEqual(first);
});

test.each([{ roomId: 3 }, { patientEmail: 'otra@correo.example' }, { notes: 'Algo' }])(
  'with %j changed it is another request',
  async (change) => {
    const first = await nextAttempt(null, INPUT);
    const second = await nextAttempt(first, { ...INPUT, ...change });
    expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(second.input).toEqual({ ...INPUT, ...change });
  },
);

test('a phone that was only tidied since is the same request, sent as the first time', async () => {
  const first = await nextAttempt(null, { ...INPUT, patientPhone: '11 2345-6789' });
  expect(await nextAttempt(first, { ...INPUT, patientPhone: '+54 11 2345 6789' })).toEqual(first);
});

test('a clinic served without TLS, where browsers withhold randomUUID, can be booked too', async () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect((await nextAttempt(null, INPUT)).idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
