import PostalMime from 'postal-mime';

import type { ReceivedMail } from '../../src/testing/harness/smtp-sink';
import type { CaughtMail, Instant } from './days-history';

const PATIENT = /paciente-\d+@ejemplo\.example/g;

export async function caughtMail({ recipients, source }: ReceivedMail, at: Instant): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8' });
  const { messageId = '', subject = '', text = '', html = '', attachments } = mail;
  // iCalendar folds its lines.
  const calendars = attachments.map(({ content }) => String(content).replaceAll('\r\n ', ''));
  const parts = [...mail.headers.map(({ value }) => value), text, html, ...calendars];
  return {
    at,
    id: /<([^@]+)@/.exec(messageId)?.[1] ?? '',
    subject,
    recipients,
    addresses: [...new Set(parts.flatMap((part) => part.match(PATIENT) ?? []))],
    attachments: attachments.map(({ filename }) => filename ?? ''),
  };
}
