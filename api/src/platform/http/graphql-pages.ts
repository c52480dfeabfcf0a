import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import type { GraphQLExample } from './graphql-example';
import { sandboxPage, SANDBOX_ORIGINS } from './sandbox-page';
import { scriptJson } from './script-json';
import { setSecurityHeaders, type PagePolicy } from './security-headers';
import { StaticFiles } from './static-files';

interface Options {
  examples: readonly GraphQLExample[];
  /** What the build made of GraphiQL; null or missing: without. */
  graphiqlDir: string | null;
}

const GRAPHIQL = '/graphql/graphiql';

/** What a browser gets at /graphql: Apollo Sandbox, and GraphiQL from this server where that cannot be loaded. */
export function graphqlPages({ examples, graphiqlDir }: Options) {
  const dir = graphiqlDir !== null && existsSync(path.join(graphiqlDir, 'main.js')) ? graphiqlDir : null;
  let files: StaticFiles | undefined;

  return {
    show(response: ServerResponse, wanted: URLSearchParams): void {
      const nonce = randomBytes(16).toString('base64');
      if (dir !== null && wanted.has('graphiql')) {
        // Its fonts are part of its styles.
        return send(response, graphiqlPage(nonce, examples), { nonce, extra: { 'font-src': ['data:'] } });
      }
      const { script, frame } = SANDBOX_ORIGINS;
      const chosen = examples.find(({ name }) => name === wanted.get('ejemplo')) ?? examples[0]!;
      const page = sandboxPage({ nonce, examples, chosen, hasGraphiql: dir !== null });
      send(response, page, { nonce, extra: { 'script-src': [script], 'frame-src': [frame] } });
    },

    /** False: none of GraphiQL's files. */
    answerFile(request: IncomingMessage, response: ServerResponse, pathname: string): boolean {
      if (dir === null || !pathname.startsWith(`${GRAPHIQL}/`)) return false;
      files ??= new StaticFiles(dir);
      return files.answer(request, response, pathname.slice(GRAPHIQL.length));
    },
  };
}

function send(response: ServerResponse, page: string, policy: PagePolicy): void {
  setSecurityHeaders(response, policy);
  // Sandbox opens windows of its own to sign in.
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
