import type { ReceivedMail } from '../../src/testing/harness/smtp-sink';
import type { CaughtMail, Instant } from './days-history';

const PATIENT = /paciente-\d+@ejemplo\.example/g;

export function caughtMail({ recipients, source }: ReceivedMail, at: Instant): CaughtMail {
  // As quoted-printable breaks and escapes them.
  const text = source.replace(/=\r\n/g, '').replace(/=40/g, '@').replace(/=2E/g, '.');
  const calendars = [...source.matchAll(/text\/calendar[\s\S]*?\r\n\r\n([\sA-Za-z0-9+/=]+)/g)].map(([, encoded]) =>
    // iCalendar folds its lines.
    Buffer.from(encoded!, 'base64').toString('utf8').replace(/\r\n /g, ''),
  );
  return {
    at,
    id: /^Message-ID: <([^@]+)@/im.exec(source)?.[1] ?? '',
    recipients,
    addresses: [...new Set([text, ...calendars].flatMap((part) => part.match(PATIENT) ?? []))],
    attachments: [...new Set(source.match(/turnos-\d{4}-\d\d-\d\d\.pdf/g) ?? [])],
  };
}
