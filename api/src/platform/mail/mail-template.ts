import { mapHref, phoneHref } from '../../domain/contact-links';
import { escapeHtml } from '../escape-html';
import { headerText } from './mail';

/** All texts are untrusted, except the links. */
export interface MailContent {
  clinic: { name: string; address: string | null; phone: string | null };
  title: string;
  /** See nameToSend. */
  recipient: string | null;
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  /** The first becomes the button. */
  links?: readonly { label: string; url: string }[];
  closing?: readonly string[];
}

export function renderMail(content: MailContent): { text: string; html: string } {
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({
  clinic,
  title,
  recipient,
  paragraphs,
  facts = [],
  links = [],
  closing = [],
}: MailContent): string {
  const blocks = [
    clinic.name,
    title,
    greetingOf(recipient),
    ...paragraphs,
    facts.flatMap(([label, value]) => [`${label}: ${value}`, ...directionsText(clinic, value)]).join('\n'),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...closing,
    signatureOf(clinic, facts).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function renderHtml({
  clinic,
  title,
  recipient,
  paragraphs,
  facts = [],
  links = [],
  closing = [],
}: MailContent): string {
  const [button, ...others] = links;
  const body = [
    `<p style="margin:0 0 24px;font-size:14px;line-height:20px;font-weight:600">${escapeHtml(clinic.name)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700">${escapeHtml(title)}</h1>`,
    ...[greetingOf(recipient), ...paragraphs].map(paragraph),
    facts.length > 0 ? factTable(facts, clinic) : '',
    button ? `<p style="margin:24px 0">${link(button, BUTTON)}</p>` : '',
    ...others.map((other) => `<p style="margin:0 0 16px">${link(other, PLAIN_LINK)}</p>`),
    ...closing.map(paragraph),
    `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #9fb3b8;font-size:14px;line-height:20px">${signatureOf(
      clinic,
      facts,
    )
      .map((line) => withDialling(escapeHtml(line), clinic.phone))
      .join('<br>')}</p>`,
  ];
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0">
<div style="${COLUMN}">
${body.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

const COLUMN =
  "max-width:600px;margin:0 auto;padding:24px 20px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;" +
  'font-size:16px;line-height:24px;overflow-wrap:anywhere';

/** The reader chooses other colours, for dark modes. */
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0b5364;color:#ffffff;font-weight:600;text-decoration:none';

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

function link({ label, url }: { label: string; url: string }, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

function factTable(facts: readonly (readonly [string, string])[], clinic: MailContent['clinic']): string {
  const rows = facts.map(
    ([label, value]) =>
      '<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap">' +
      `${escapeHtml(label)}:</th>` +
      `<td style="padding:4px 0;vertical-align:top;font-weight:600">${escapeHtml(value)}${directionsHtml(clinic, value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;margin:0 0 16px;font-size:16px;line-height:24px">${rows.join('')}</table>`;
}

const DIRECTIONS = 'Cómo llegar';
const PLAIN_LINK = 'color:inherit;text-decoration:underline';

function directionsText({ address }: MailContent['clinic'], value: string): string[] {
  return value === address ? [`${DIRECTIONS}: ${mapHref(address)}`] : [];
}

function directionsHtml({ address }: MailContent['clinic'], value: string): string {
  if (value !== address) return '';
  return `<br>${link({ label: DIRECTIONS, url: mapHref(address) }, `${PLAIN_LINK};font-weight:400`)}`;
}

/** Dials on phones. */
function withDialling(line: string, phone: string | null): string {
  const url = phone === null ? undefined : phoneHref(phone);
  if (phone === null || url === undefined) return line;
  return line.replace(escapeHtml(phone), () => link({ label: phone, url }, PLAIN_LINK));
}

function greetingOf(recipient: string | null): string {
  const name = recipient === null ? null : nameToSend(recipient);
  return name === null ? 'Hola:' : `Hola, ${name}:`;
}

/** null for messages and links: anyone can book with any name. */
export function nameToSend(recipient: string): string | null {
  const name = headerText(recipient);
  const isName = name.length > 0 && name.length <= 60 && !/[@/\\<>]|\bwww\b|\w\.\w{2,}|\d{4,}/i.test(name);
  return isName ? name : null;
}

/** A visit's facts have the address already. */
function signatureOf(
  { name, address, phone }: MailContent['clinic'],
  facts: NonNullable<MailContent['facts']>,
): string[] {
  const where = facts.some(([, value]) => value === address) ? null : address;
  return [name, where, phone && `Teléfono: ${phone}`].filter((line): line is string => !!line);
}
