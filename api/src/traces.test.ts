import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openTelemetry } from './platform/telemetry/open-telemetry';
import { createLog } from './platform/log';
import { makeProfessional, signedIn } from './testing/factories/people';
import { makeRoom } from './testing/factories/rooms';
import { startTestWebhooks } from './testing/harness/test-webhooks';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: object }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

/** Returns the spans that a collector receives while `work` runs. */
async function sentWhile(work: () => Promise<void>): Promise<{ spans: SentSpan[]; text: string }> {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      bodies.push(body);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  try {
    const close = openTelemetry(createLog('silent'));
    await work().finally(close);
  } finally {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    collector.close();
  }
  const sent = bodies.map((body) => JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] });
  const spans = sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((it) => it.scopeSpans.flatMap((one) => one.spans)),
  );
  return { spans, text: bodies.join('\n') };
}

/** The spans' names as an indented tree. */
function treeBelow(spans: readonly SentSpan[], parent: string, depth = 0): string[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .flatMap(({ name, spanId }) => [`${'  '.repeat(depth)}${name}`, ...treeBelow(spans, spanId, depth + 1)]);
}

let spans: SentSpan[];
let text: string;
let secrets: string[];
let passedOn: unknown;

beforeAll(async () => {
  ({ spans, text } = await sentWhile(async () => {
    const clinic = await startTestWebhooks();
    const { app } = clinic;
    await clinic.clear();
    const target = await clinic.receiver();
    await clinic.addWebhook(target.url);
    const professionalId = (await makeProfessional(app.db)).id;
    const roomId = await makeRoom(app.db);
    const { token } = await signedIn(app.db, 'admin');
    const input = {
      professionalId,
      roomId,
      startTime: '2030-01-02T10:00:00Z',
      patientName: 'Pedro Paciente',
      patientEmail: 'pedro@ejemplo.example',
      patientPhone: '11 5555-4444',
      notes: 'le duele',
    };
    const call = (path: string, init: RequestInit = {}) =>
      fetch(`${app.url}${path}`, {
        ...init,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          traceparent: `00-${TRACE}-${CALLER}-01`,
        },
      });
    const query =
      'mutation Book($input: BookAppointmentInput!) { bookAppointment(input: $input) { id professionalName } }';
    const answer = await call('/graphql', { method: 'POST', body: JSON.stringify({ query, variables: { input } }) });
    expect(((await answer.json()) as { errors?: object }).errors).toBeUndefined();
    await call(`/api/admin/users?search=pedro`);
    await call(`/api/public/professionals/nadie-con-este-nombre`);
    await clinic.deliver();
    await app.mails();
    secrets = [token, new URL(target.url).pathname, app.url.slice('http://'.length)];
    passedOn = target.received[0]!.headers['traceparent'];
    await clinic.closeReceivers();
    await app.close();
  }));
});

test('a booking is one trace, from the caller’s span to the statements and the mail', () => {
  const tree = treeBelow(
    spans.filter(({ traceId }) => traceId === TRACE),
    CALLER,
  );
  const booking = tree.slice(
    0,
    tree.findIndex((line, index) => index > 0 && !line.startsWith(' ')),
  );
  expect(booking.filter((line) => /^ {0,4}\S/.test(line))).toEqual([
    'POST /graphql',
    '  accounts.session-identify',
    '  mutation Book',
    '    Mutation.bookAppointment',
  ]);
  const below = booking.map((line) => line.trim());
  expect(below).toEqual(
    expect.arrayContaining(['START', 'appointments.book', 'platform.jobs-enqueue', 'COMMIT', 'job mail', 'send mail']),
  );
});

test('a request span has the route as name, without values', () => {
  const names = spans.filter(({ parentSpanId }) => parentSpanId === CALLER).map(({ name }) => name);
  expect(names).toEqual(['POST /graphql', 'GET /api/admin/users', 'GET /api/public/professionals/{id}']);
});

test('a webhook passes on its trace context', () => {
  const post = spans.find(({ name, attributes }) => name === 'POST' && attributes.length > 1)!;
  expect(passedOn).toBe(`00-${post.traceId}-${post.spanId}-01`);
  expect(spans.find(({ spanId }) => spanId === post.parentSpanId)!.name).toBe('job webhooks');
});

test('traces have no personal data: no name, address, text, token, link or value', () => {
  expect(text).toContain('turnero');
  const personal = [
    'pedro',
    '5555-4444',
    '1155554444',
    'duele',
    'nadie-con',
    'ejemplo.example',
    '2030-01-02',
    '127.0.0.1',
    ...secrets,
  ];
  expect(personal.filter((word) => word !== '' && text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
});
