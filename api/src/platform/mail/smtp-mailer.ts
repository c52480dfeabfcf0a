import { createTransport } from 'nodemailer';

import { MailRefused, headerText, isOneAddress, type Mail, type Mailer } from './mail';

/** A server that does not answer holds a mail up no longer than this. */
const CONNECT_MS = 8_000;
const SILENCE_MS = 15_000;

/** Hands mails to the SMTP server of `url` (smtp:// or smtps://), as `from`, an address. One connection a mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A mail is made of texts alone: nothing it names is ever opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    async send(mail, at, signal) {
      if (!isOneAddress(mail.to)) throw new MailRefused('Not one address');
      try {
        await transport.sendMail({ ...toMessage(mail, at, from, domain), ...(signal && { signal }) });
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
  };
}

function toMessage(mail: Mail, at: Date, from: string, domain: string) {
  return {
    // Given apart from the headers, so that nothing in them can add a recipient.
    envelope: { from, to: [mail.to] },
    from: { name: headerText(mail.fromName), address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== null && isOneAddress(mail.replyTo) && { replyTo: { name: headerText(mail.fromName), address: mail.replyTo } }),
    subject: headerText(mail.subject),
    messageId: `<${mail.id}@${domain}>`,
    date: at,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map((attachment) => ({ ...attachment })),
  };
}

/** What a server says about a mail usually quotes the address: only its kind and number go on. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const facts = [code, responseCode].filter((fact) => typeof fact === 'string' || typeof fact === 'number').join(' ');
  // 5xx about the message or its recipient. About our login or greeting it is the operator's to mend, and may pass.
  const isFinal = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isFinal && typeof responseCode === 'number' && responseCode >= 500) return new MailRefused(`SMTP ${facts}`);
  return new Error(`SMTP ${facts || 'unknown failure'}`);
}
