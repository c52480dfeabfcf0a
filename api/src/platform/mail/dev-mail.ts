import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { escapeHtml } from '../escape-html';
import { setSecurityHeaders, type PagePolicy } from '../http/security-headers';
import type { Outbox, OutboxMail } from './outbox';

/** /dev/mail, /dev/mail/{n}, /dev/mail.json; false for other paths. */
export async function answerDevMail(outbox: Outbox, response: ServerResponse, pathname: string): Promise<boolean> {
  if (pathname === '/dev/mail.json') {
    send(response, 'application/json', JSON.stringify(await outbox.list()));
    return true;
  }
  if (pathname === '/dev/mail') {
    const nonce = randomBytes(16).toString('base64');
    send(response, 'text/html', page(await outbox.list(), nonce), { nonce });
    return true;
  }
  const place = /^\/dev\/mail\/(\d{1,8})$/.exec(pathname)?.[1];
  const mail = place === undefined ? undefined : (await outbox.list())[Number(place) - 1];
  if (!mail) return false;
  // Mails use inline styles.
  send(response, 'text/html', mail.html, { extra: { 'style-src': ["'unsafe-inline'"] } });
  return true;
}

function send(response: ServerResponse, type: string, body: string, policy: PagePolicy = {}): void {
  setSecurityHeaders(response, policy);
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

const page = (mails: readonly OutboxMail[], nonce: string): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Correos de prueba</title>
<style nonce="${nonce}">
  body { font: 16px/24px system-ui, sans-serif; max-width: 720px; margin: 0 auto; padding: 24px 16px; overflow-wrap: anywhere; }
  article { border: 1px solid #9fb3b8; border-radius: 8px; padding: 16px; margin: 16px 0; }
  h2 { font-size: 18px; margin: 0 0 8px; }
  p { margin: 0 0 8px; }
  pre { font: inherit; white-space: pre-wrap; margin: 16px 0 0; }
</style>
</head>
<body>
<h1>Correos de prueba</h1>
<p>Sin SMTP_URL los correos quedan aquí. El más nuevo está arriba.</p>
${mails.length === 0 ? '<p>Todavía no hay correos.</p>' : mails.map(article).reverse().join('\n')}
</body>
</html>
`;

function article(mail: OutboxMail, index: number): string {
  const files = mail.attachments.map(({ filename }) => escapeHtml(filename)).join(', ');
  return `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>Para: ${escapeHtml(mail.to)}</p>
<p>Enviado: <time>${escapeHtml(mail.at)}</time></p>
${files && `<p>Adjuntos: ${files}</p>`}
<p><a href="/dev/mail/${index + 1}">Ver como HTML</a></p>
<pre>${withLinks(mail.text)}</pre>
</article>`;
}

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}
