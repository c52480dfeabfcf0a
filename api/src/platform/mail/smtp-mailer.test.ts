import { startSmtpSink, type SmtpSink } from '../../testing/harness/smtp-sink';
import type { Mail } from './mail';
import { smtpMailer } from './smtp-mailer';

const NOW = new Date('2026-06-01T11:00:00Z');
const MAIL: Mail = {
  id: 'appointment-received.42.0',
  to: 'pedro@ejemplo.example',
  fromName: 'Clínica del Sol',
  replyTo: 'hola@clinica.example',
  subject: 'Turno recibido: lunes, 1 de junio',
  text: 'Hola, Pedro:\n',
  html: '<p>Hola, Pedro:</p>\n',
  attachments: [
    { filename: 'turno.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST', content: 'BEGIN:VCALENDAR' },
  ],
};

let sink: SmtpSink;
afterEach(() => sink.close());

async function sent(changes: Partial<Mail>): Promise<{ recipients: string[]; headers: string[]; source: string }> {
  sink = await startSmtpSink();
  await smtpMailer(sink.url, 'turnos@clinica.example').send({ ...MAIL, ...changes }, NOW);
  const [mail] = sink.received;
  const head = mail!.source.slice(0, mail!.source.indexOf('\r\n\r\n'));
  return {
    recipients: mail!.recipients,
    headers: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'),
    source: mail!.source,
  };
}

test('a mail reaches its one recipient with both parts, the attachment and its Message-ID', async () => {
  const { recipients, headers, source } = await sent({});

  expect(recipients).toEqual(['pedro@ejemplo.example']);
  expect(headers).toEqual(
    expect.arrayContaining([
      'To: pedro@ejemplo.example',
      'Message-ID: <appointment-received.42.0@clinica.example>',
      'Date: Mon, 01 Jun 2026 11:00:00 +0000',
      'Auto-Submitted: auto-generated',
    ]),
  );
  expect(headers.find((header) => header.startsWith('From: '))).toMatch(/<turnos@clinica\.example>$/);
  expect(source).toMatch(/Content-Type: text\/plain/);
  expect(source).toMatch(/Content-Type: text\/html/);
  expect(source).toMatch(/Content-Type: text\/calendar;[^]*method=REQUEST[^]*filename=turno\.ics/);
});

describe('a line break never becomes a header or a recipient', () => {
  const EVIL = 'Pedro\r\nBcc: victima@ejemplo.example\r\n\r\nOtro texto';

  test.each<[string, Partial<Mail>]>([
    ['in the subject', { subject: EVIL }],
    ['in the clinic’s name', { fromName: EVIL }],
    ['in the text', { text: EVIL, html: EVIL }],
    ['in the address for answers', { replyTo: `hola@clinica.example\r\nBcc: victima@ejemplo.example` }],
  ])('%s', async (_, changes) => {
    const { recipients, headers } = await sent(changes);

    expect(recipients).toEqual(['pedro@ejemplo.example']);
    expect(headers.filter((header) => /^(bcc|cc):/i.test(header))).toEqual([]);
    expect(headers.filter((header) => /^(subject|to|from):/i.test(header))).toHaveLength(3);
  });

  test.each([
    'pedro@ejemplo.example\r\nRCPT TO:<victima@ejemplo.example>',
    'pedro@ejemplo.example, victima@ejemplo.example',
    'pedro@ejemplo.example;victima@ejemplo.example',
    'Pedro <pedro@ejemplo.example>',
    'pedro@ejemplo.example\u0000',
    'pedro@ejemplo.example\n',
    '<pedro@ejemplo.example>',
    '',
  ])('in the address, which is refused when it is not just one: %j', async (to) => {
    sink = await startSmtpSink();

    await expect(smtpMailer(sink.url, 'turnos@clinica.example').send({ ...MAIL, to }, NOW)).rejects.toMatchObject({
      isFinal: true,
    });
    expect(sink.connections()).toBe(0);
  });
});

describe('a failure names no address', () => {
  test.each([
    [
      'and is final for an unknown mailbox',
      '550 No mailbox pedro@ejemplo.example',
      { isFinal: true, message: 'SMTP EENVELOPE 550' },
    ],
    [
      'and passes when the mailbox is full for now',
      '450 Later pedro@ejemplo.example',
      { message: 'SMTP EENVELOPE 450' },
    ],
  ])('%s', async (_, onRecipient, failure) => {
    sink = await startSmtpSink({ onRecipient });
    const error: unknown = await smtpMailer(sink.url, 'turnos@clinica.example')
      .send(MAIL, NOW)
      .catch((caught: unknown) => caught);

    expect(error).toMatchObject(failure);
    expect((error as { isFinal?: boolean }).isFinal).toBe((failure as { isFinal?: boolean }).isFinal);
    expect(JSON.stringify(error) + String(error)).not.toContain('pedro');
    expect(sink.received).toEqual([]);
  });

  test('and may be retried if a server takes too long in all', async () => {
    sink = await startSmtpSink({ answerAfterMs: 100 });

    await expect(
      smtpMailer(sink.url, 'turnos@clinica.example').send(MAIL, NOW, AbortSignal.timeout(250)),
    ).rejects.toThrow('SMTP EABORT');
    expect(sink.received).toEqual([]);
  });

  test('and may be retried if no server answers', async () => {
    sink = await startSmtpSink();
    await sink.close();

    await expect(smtpMailer(sink.url, 'turnos@clinica.example').send(MAIL, NOW)).rejects.toThrow('SMTP ESOCKET');
    sink = await startSmtpSink();
  });
});
