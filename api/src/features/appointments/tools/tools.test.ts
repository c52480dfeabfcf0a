import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

import type { Scope } from '../../../domain/scopes';
import { makeKey } from '../../../testing/factories/api-keys';
import { makeKind } from '../../../testing/factories/people';
import type { TestApp } from '../../../testing/harness/app';
import { openClinicWithTurnos } from '../../../testing/harness/clinic-with-turnos';
import { sendRequest } from '../../../testing/harness/ask';

let app: TestApp;
let ana = { id: 0, token: '' };
let confirmed = '';
let room = 0;
beforeAll(async () => {
  ({ app, ana, confirmed, room } = await openClinicWithTurnos());
});
afterAll(() => app.close());

const PUBLIC: readonly Scope[] = ['appointments:read', 'professionals:read', 'specialties:read'];
const WRITES: readonly Scope[] = [...PUBLIC, 'appointments:write', 'personal-data'];

async function programWith(...scopes: readonly Scope[]): Promise<Client> {
  return connected((await makeKey(app.db, { scopes })).token);
}

async function connected(token?: string): Promise<Client> {
  const client = new Client({ name: 'programa', version: '1.0.0' });
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  await client.connect(new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), { requestInit: { headers } }));
  return client;
}

async function call<Answer = Record<string, unknown>>(client: Client, name: string, args: object): Promise<Answer> {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: args as never });
  if (isError) throw new Error((content[0] as { text: string }).text);
  return structuredContent as Answer;
}

const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);

const turno = () => ({
  professional_id: ana.id,
  room_id: room,
  start_time: '2026-06-09T10:00-03:00',
  patient_name: 'Juana Molina',
  patient_email: 'juana@correo.example',
  idempotency_key: 'pedido-0001',
});

test('a program finds a slot, reads what booking it will do, and books it once', async () => {
  const program = await programWith(...WRITES);
  const { slots } = await call<{ slots: { start_time: string }[] }>(program, 'find_slots', {
    professional_id: ana.id,
    from: '2026-06-09',
    first: 1,
  });
  expect(slots).toMatchObject([{ professional: { id: ana.id, name: 'Ana Paz' }, room: { id: room } }]);

  const asked = { ...turno(), start_time: slots[0]!.start_time };
  const { confirmation, will_do: willDo } = await call(program, 'book_appointment', asked);
  expect(willDo).toMatch(
    /^Se reserva un turno con Ana Paz \(Cardiología\) el martes, 9 de junio de 2026, de \d\d:\d\d a \d\d:\d\d, en Consultorio 1, para Juana Molina\. Precio: a consultar\.$/,
  );
  expect(await turnosOf('Juana Molina')).toBe(0);

  const first = await call(program, 'book_appointment', { ...asked, confirmation });
  expect(first).toMatchObject({ appointment: { status: 'pending', patient_name: 'Juana Molina' } });
  expect(await call(program, 'book_appointment', { ...asked, confirmation })).toEqual(first);
  expect(await turnosOf('Juana Molina')).toBe(1);
});

test('a confirmation is of one thing and its price', async () => {
  const program = await programWith(...WRITES);
  const kind = await makeKind(app.db, { professionalId: ana.id, name: 'Control', durationMinutes: 30, price: '15000' });
  const asked = {
    ...turno(),
    start_time: '2026-06-09T12:00-03:00',
    consultation_kind_id: kind,
    idempotency_key: 'pedido-0002',
  };
  const { will_do: willDo, confirmation } = await call(program, 'book_appointment', asked);
  expect(willDo).toMatch(/para Juana Molina\. Control\. Precio: \$\s15\.000\.$/);

  const other = await call(program, 'book_appointment', { ...asked, patient_name: 'Otra', confirmation });
  await app.db.pool.query('UPDATE consultation_kinds SET price = 18000 WHERE id = $1', [kind]);
  const dearer = await call(program, 'book_appointment', { ...asked, confirmation });

  expect(other).toMatchObject({ next: expect.stringContaining('era de otra cosa') });
  expect(dearer['will_do']).toMatch(/\$\s18\.000/);
  expect(await turnosOf('Otra')).toBe(0);
  expect(
    (await call(program, 'find_slots', { professional_id: ana.id, from: '2026-06-09', first: 50 }))['slots'],
  ).toContainEqual(expect.objectContaining({ start_time: expect.stringContaining('2026-06-09T12:00') }));
  await app.db.pool.query('UPDATE consultation_kinds SET is_active = false WHERE id = $1', [kind]);
});

test('a cancellation names patient and time before it frees them, and not those of a moved turno', async () => {
  const program = await programWith(...WRITES);
  const asked = { id: confirmed, start_time: '2026-06-03T10:00-03:00' };
  const { will_do: willDo, confirmation } = await call(program, 'cancel_appointment', asked);
  expect(willDo).toBe(
    'Se cancela el turno de Pedro Paciente con Ana Paz, el miércoles, 3 de junio de 2026, de 10:00 a 10:30. Su horario queda libre para otros.',
  );
  await expect(
    call(program, 'cancel_appointment', { ...asked, start_time: '2026-06-03T11:00-03:00', confirmation }),
  ).rejects.toThrow(/CONFLICT.*"field":"start_time"/);

  const cancelled = await call(program, 'cancel_appointment', { ...asked, confirmation });

  expect(cancelled).toMatchObject({ appointment: { id: confirmed, status: 'cancelled' } });
  await expect(call(program, 'cancel_appointment', { ...asked, confirmation })).rejects.toThrow(/CONFLICT/);
});

test('a program sees and calls only what its key may', async () => {
  const program = await programWith(...PUBLIC, 'appointments:write');
  expect(await names(program)).toEqual([
    'list_specialties',
    'find_professionals',
    'find_insurers',
    'check_coverage',
    'find_slots',
  ]);
  for (const [name, args] of [
    ['get_appointment', { id: confirmed }],
    ['book_appointment', turno()],
    ['cancel_appointment', { id: confirmed, start_time: '2026-06-03T10:00-03:00' }],
  ] as const)
    await expect(call(program, name, args)).rejects.toThrow(/falta el permiso personal-data/);
});

test('a visitor reads the public calendar, and of a turno only what its id shows', async () => {
  const visitor = await connected();
  expect(await names(visitor)).not.toContain('find_slots');
  expect(await call(visitor, 'list_specialties', {})).toMatchObject({ specialties: [{ name: 'Cardiología' }] });
  expect(await call(visitor, 'get_appointment', { id: confirmed })).toMatchObject({
    appointment: { patient_name: 'P. P.', patient_phone: '•••• 0101' },
  });
});

test('bad input comes back in Spanish with its field, and nothing is written', async () => {
  const program = await programWith(...WRITES);
  for (const [args, fault] of [
    [{ ...turno(), idempotency_key: undefined }, /Falta un dato obligatorio: idempotency_key/],
    [{ ...turno(), start_time: 'mañana' }, /"field":"start_time"/],
    [{ ...turno(), room_id: 999_999 }, /La sala no existe/],
    // A patient other than the one who is named.
    [{ ...turno(), patient_id: confirmed }, /patient_id no existe/],
    [{ ...turno(), patient_mail: 'x' }, /patient_mail no existe/],
  ] as const)
    await expect(call(program, 'book_appointment', args)).rejects.toThrow(fault);
  await expect(call(program, 'find_slots', { first: 'ocho' })).rejects.toThrow(/"field":"first"/);
  await expect(call(program, 'nothing', {})).rejects.toThrow(/NOT_FOUND/);
});

test('an invalid key is refused; a body that is no single message gets 400, another method 405', async () => {
  await expect(connected('tnk_falsa')).rejects.toThrow(/UNAUTHENTICATED/);
  const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const ask = (method: string, body?: string) =>
    sendRequest(`${app.url}/mcp`, { method, headers: json, ...(body && { body }) });
  expect((await ask('POST', '{')).status).toBe(400);
  expect((await ask('GET')).status).toBe(405);
  const listed = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  expect((await ask('POST', JSON.stringify([listed, listed]))).status).toBe(400);
});

async function turnosOf(patientName: string): Promise<number> {
  const { rows } = await app.db.pool.query<{ count: number }>(
    'SELECT count(*)::int FROM appointments WHERE patient_name = $1',
    [patientName],
  );
  return rows[0]!.count;
}
