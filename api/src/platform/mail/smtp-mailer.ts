import { createTransport } from 'nodemailer';

import { MailRefused, headerText, isOneAddress, type Mail, type Mailer } from './mail';

const CONNECT_MS = 8_000;
const SILENCE_MS = 15_000;

/** `from`: an address. One connection per mail. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = transportTo(url);
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

/** Signs in only. Returns an error code, or null. */
export async function checkSmtp(url: string): Promise<string | null> {
  const transport = transportTo(url);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return withoutAddresses(error).message;
  } finally {
    transport.close();
  }
}

function transportTo(url: string) {
  return createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function toMessage(mail: Mail, at: Date, from: string, domain: string) {
  return {
    // Headers cannot add recipients.
    envelope: { from, to: [mail.to] },
    from: { name: headerText(mail.fromName), address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== null &&
      isOneAddress(mail.replyTo) && { replyTo: { name: headerText(mail.fromName), address: mail.replyTo } }),
    subject: headerText(mail.subject),
    messageId: `<${mail.id}@${domain}>`,
    date: at,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    html: mail.html,
    attachments: mail.attachments.map((attachment) => ({ ...attachment })),
  };
}

/** Only codes: servers' messages quote addresses. */
function withoutAddresses(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const facts = [code, responseCode].filter((fact) => typeof fact === 'string' || typeof fact === 'number').join(' ');
  // Errors of login or greeting may pass.
  const isFinal = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isFinal && typeof responseCode === 'number' && responseCode >= 500) return new MailRefused(`SMTP ${facts}`);
  return new Error(`SMTP ${facts || 'unknown failure'}`);
}
