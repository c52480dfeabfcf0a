import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { setSecurityHeaders } from './security-headers';

const SCRIPT_ORIGIN = 'https://embeddable-sandbox.cdn.apollographql.com';
const FRAME_ORIGIN = 'https://sandbox.embed.apollographql.com';

/** Our only page with a foreign script. */
export function showSandbox(response: ServerResponse): void {
  const nonce = randomBytes(16).toString('base64');
  setSecurityHeaders(response, {
    nonce,
    extra: { 'script-src': [SCRIPT_ORIGIN], 'frame-src': [FRAME_ORIGIN] },
  });
  response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(page(nonce));
}

const page = (nonce: string): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL de Turnero</title>
<style nonce="${nonce}">
  html, body, #sandbox { height: 100%; margin: 0; }
  body { font: 16px/24px system-ui, sans-serif; color: #10262c; background: #f4f7f7; }
  iframe { width: 100%; height: 100%; border: 0; }
  main { max-width: 640px; margin: 0 auto; padding: 48px 16px; }
  a { color: #0b5364; }
  pre { background: #fff; border: 1px solid #d8e1e3; border-radius: 8px; padding: 12px; overflow-x: auto; }
</style>
</head>
<body>
<div id="sandbox"></div>
<main id="offline" hidden>
  <h1>GraphQL de Turnero</h1>
  <p>Apollo Sandbox no se pudo cargar: necesita conexión a internet. El servicio GraphQL funciona igual en esta misma dirección.</p>
  <ul>
    <li><a href="/graphql/schema.graphql">Esquema completo (schema.graphql)</a></li>
    <li><a href="/api/docs">Documentación REST</a></li>
  </ul>
  <pre tabindex="0">curl -s -H 'content-type: application/json' \\
  -d '{"query":"{ specialties { id name professionalCount } }"}' \\
  <span id="address">/graphql</span></pre>
</main>
<script nonce="${nonce}">
  function showOffline() {
    document.getElementById('sandbox').remove();
    document.getElementById('address').textContent = location.origin + '/graphql';
    document.getElementById('offline').hidden = false;
  }
</script>
<script nonce="${nonce}" src="${SCRIPT_ORIGIN}/_latest/embeddable-sandbox.umd.production.min.js" id="loader"></script>
<script nonce="${nonce}">
  if (window.EmbeddedSandbox) {
    new window.EmbeddedSandbox({
      target: '#sandbox',
      initialEndpoint: location.origin + '/graphql',
      includeCookies: false,
      initialState: { document: 'query Especialidades {\\n  specialties { id name professionalCount }\\n}' },
    });
  } else {
    showOffline();
  }
</script>
</body>
</html>
`;
