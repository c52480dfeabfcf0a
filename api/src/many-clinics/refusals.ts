import type { IncomingMessage, ServerResponse } from 'node:http';

import type { sendOutcome } from '../features/fhir/exchange/operation-outcome';
import type { PublicError } from '../platform/errors/public-error';
import { sendJson } from '../platform/http/send-json';

/** Where no clinic answers: it tells nothing, not even of what there is none. */
export function answerNowhere(request: IncomingMessage, response: ServerResponse): void {
  response.statusCode = 404;
  answerForPeople(request, response, 'Acá no hay nada', 'Fijate si la dirección está bien escrita.');
}

/** In the form of the address that was asked. */
export function refuse(request: IncomingMessage, response: ServerResponse, pathname: string, error: PublicError): void {
  const { status, message, code, retryAfterSeconds } = error;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', retryAfterSeconds);
  if (pathname === '/graphql') {
    return sendJson(response, status, { errors: [{ message, extensions: { status, code, retryAfterSeconds } }] });
  }
  if (/^\/(api|crashes)(\/|$)/.test(pathname)) return sendJson(response, status, { error: message, code });
  if (/^\/fhir(\/|$)/.test(pathname)) {
    const fhir = require('../features/fhir/exchange/operation-outcome') as { sendOutcome: typeof sendOutcome };
    return fhir.sendOutcome(response, error);
  }
  response.statusCode = status;
  answerForPeople(request, response, 'Ahora no podemos atenderte', message);
}

function answerForPeople(request: IncomingMessage, response: ServerResponse, title: string, text: string): void {
  const isPage = (request.headers.accept ?? '').includes('text/html');
  response.setHeader('Content-Type', `text/${isPage ? 'html' : 'plain'}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(isPage ? page(title, text) : `${title}. ${text}\n`);
}

/** Without styles: the strictest policy goes with it. */
const page = (title: string, text: string): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
