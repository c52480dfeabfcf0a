import 'graphiql/style.css';
import './page.css';
import { GraphiQL } from 'graphiql';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';

import { getToken } from '../src/kit/session/token';

type Props = ComponentProps<typeof GraphiQL>;
type Tab = NonNullable<Props['defaultTabs']>[number];

interface Example {
  document: string;
  variables?: object;
  headers?: Record<string, string>;
}

/** Uses the session of this server's pages, unless the headers name another caller. */
const ask: Props['fetcher'] = async (request, options) => {
  const token = getToken();
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  for (const [name, value] of Object.entries(options?.headers ?? {})) headers.set(name, String(value));
  headers.set('content-type', 'application/json');
  headers.set('accept', 'application/graphql-response+json, application/json');
  const response = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(request) });
  return response.json();
};

function tabOf({ document: query, variables, headers }: Example): Tab {
  const inLines = (value: object | undefined) => (value ? JSON.stringify(value, null, 2) : null);
  // With a session no token is needed; without one the example shows where the token goes.
  return { query, variables: inLines(variables), headers: getToken() === null ? inLines(headers) : null };
}

const read = (id: string): string => document.getElementById(id)?.textContent ?? '';

createRoot(document.getElementById('graphiql')!).render(
  <GraphiQL fetcher={ask} defaultTabs={(JSON.parse(read('examples')) as Example[]).map(tabOf)}>
    <GraphiQL.Logo>
      <a href="/graphql/schema.graphql">Esquema</a>
      <a href="/api/docs">REST</a>
    </GraphiQL.Logo>
  </GraphiQL>,
);
