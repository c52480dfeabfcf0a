import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import { escapeHtml } from '../escape-html';
import { setSecurityHeaders, type PagePolicy } from './security-headers';
import { StaticFiles } from './static-files';

interface Options {
  examples: readonly GraphQLExample[];
  /** null or missing: no GraphiQL. */
  graphiqlDir: string | null;
}

const GRAPHIQL = '/graphql/graphiql';

/** Apollo Sandbox, or our GraphiQL if it cannot be loaded. */
export function graphqlPages({ examples, graphiqlDir }: Options) {
  const dir = graphiqlDir !== null && existsSync(path.join(graphiqlDir, 'main.js')) ? graphiqlDir : null;
  let files: StaticFiles | undefined;

  return {
    show(response: ServerResponse, wanted: URLSearchParams): void {
      const nonce = randomBytes(16).toString('base64');
      if (dir !== null && wanted.has('graphiql')) {
        // GraphiQL's styles embed fonts.
        return send(response, graphiqlPage(nonce, examples), { nonce, extra: { 'font-src': ['data:'] } });
      }
      const { script, frame } = SANDBOX_ORIGINS;
      const chosen = examples.find(({ name }) => name === wanted.get('ejemplo')) ?? examples[0]!;
      const page = sandboxPage({ nonce, examples, chosen, hasGraphiql: dir !== null });
      send(response, page, { nonce, extra: { 'script-src': [script], 'frame-src': [frame] } });
    },

    /** False for other paths. */
    answerFile(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
      if (dir === null || !pathname.startsWith(`${GRAPHIQL}/`)) return false;
      files ??= new StaticFiles(dir);
      return files.answer(request, response, pathname.slice(GRAPHIQL.length));
    },
  };
}

function send(response: ServerResponse, page: string, policy: PagePolicy): void {
  setSecurityHeaders(response, policy);
  // Sandbox opens sign-in windows.
  response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(page);
}

const graphiqlPage = (nonce: string, examples: readonly GraphQLExample[]): string => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>GraphQL de Turnero</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${GRAPHIQL}/main.css">
</head>
<body>
<div id="graphiql"></div>
<noscript>Esta página necesita JavaScript. El contrato está en <a href="/graphql/schema.graphql">schema.graphql</a>.</noscript>
<script nonce="${nonce}">window.__webpack_nonce__ = '${nonce}';</script>
<script type="application/json" id="examples">${scriptJson(examples)}</script>
<script type="module" src="${GRAPHIQL}/main.js"></script>
</body>
</html>
`;

const SANDBOX_ORIGINS = {
  script: 'https://embeddable-sandbox.cdn.apollographql.com',
  frame: 'https://sandbox.embed.apollographql.com',
};

/** For networks that drop packets. */
const LOADS_WITHIN_MS = 8_000;

interface Contents {
  nonce: string;
  examples: readonly GraphQLExample[];
  chosen: GraphQLExample;
  hasGraphiql: boolean;
}

/** Our only page with a foreign script. It gets no session. */
function sandboxPage({ nonce, examples, chosen, hasGraphiql }: Contents): string {
  const { document, variables, headers } = chosen;
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>GraphQL de Turnero</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLES}</style>
</head>
<body>
<nav aria-label="Ejemplos">
  <ul>
${examples.map((example) => `    <li>${linkTo(example, example === chosen)}</li>`).join('\n')}
${hasGraphiql ? '    <li><a href="/graphql?graphiql">GraphiQL</a></li>' : ''}
  </ul>
</nav>
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
    ${hasGraphiql ? "location.replace('/graphql?graphiql');" : SHOW_TEXT}
  }
  function showSandbox() {
    clearTimeout(late);
    new window.EmbeddedSandbox({
      target: '#sandbox',
      initialEndpoint: location.origin + '/graphql',
      includeCookies: false,
      initialState: ${scriptJson({ document, variables, headers })},
    });
  }
  const late = setTimeout(showOffline, ${LOADS_WITHIN_MS});
  const script = document.createElement('script');
  script.src = '${SANDBOX_ORIGINS.script}/_latest/embeddable-sandbox.umd.production.min.js';
  script.onload = showSandbox;
  script.onerror = showOffline;
  document.head.append(script);
</script>
</body>
</html>
`;
}

const SHOW_TEXT = `document.getElementById('sandbox').remove();
    document.getElementById('address').textContent = location.origin + '/graphql';
    document.getElementById('offline').hidden = false;`;

function linkTo({ name, title }: GraphQLExample, isCurrent: boolean): string {
  return `<a href="/graphql?ejemplo=${name}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a>`;
}

const STYLES = `
  html, body { height: 100%; margin: 0; }
  body { display: flex; flex-direction: column; font: 16px/24px system-ui, sans-serif; color: #10262c; background: #f4f7f7; }
  #sandbox { flex: 1; min-height: 0; }
  iframe { width: 100%; height: 100%; border: 0; }
  nav ul { display: flex; gap: 4px; margin: 0; padding: 4px 8px; list-style: none; overflow-x: auto; }
  nav a { display: block; padding: 10px 12px; border-radius: 8px; white-space: nowrap; }
  nav a[aria-current] { background: #d8e8ec; color: #10262c; text-decoration: none; }
  main { max-width: 640px; margin: 0 auto; padding: 48px 16px; }
  a { color: #0b5364; }
  pre { background: #fff; border: 1px solid #d8e1e3; border-radius: 8px; padding: 12px; overflow-x: auto; }
  @media (prefers-color-scheme: dark) {
    body { color: #e3eef0; background: #0e1a1d; }
    a { color: #8fd0df; }
    nav a[aria-current] { background: #23444d; color: #e3eef0; }
    pre { background: #16262a; border-color: #2f474d; }
  }
`;

export interface GraphQLExample {
  name: string;
  /** Spanish. */
  title: string;
  document: string;
  variables?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
}

/** Safe in a script element. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
