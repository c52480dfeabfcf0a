import { Router, type Response } from 'express';
import path from 'node:path';

const PACKAGE = require.resolve('swagger-ui-dist/package.json');
const { version } = require(PACKAGE) as { version: string };

/** Needs no internet. */
export function docsPage(): Router {
  const router = Router({ caseSensitive: true, strict: false });
  router.get('/', (_request, response) => send(response, 'text/html', 'no-cache', PAGE));
  router.get('/start.js', (_request, response) => send(response, 'text/javascript', 'no-cache', START));
  for (const asset of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    router.get(`/${version}/${asset}`, (_request, response) => {
      response.locals['path'] = '/docs';
      response.sendFile(path.join(path.dirname(PACKAGE), asset), { maxAge: '1y', immutable: true });
    });
  }
  return router;
}

function send(response: Response, type: string, caching: string, text: string): void {
  response.locals['path'] = '/docs';
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', caching);
  response.end(text);
}

const PAGE = `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API REST de Turnero</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/${version}/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<noscript>Esta página necesita JavaScript. La misma descripción está en <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script src="/api/docs/${version}/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** The validator's badge would call a foreign server. */
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
`;
