import { auditServer } from 'graphql-http';

import { startTestApp, type TestApp } from '../../testing/harness/app';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The audit uses GET too; this header marks a program, because no browser form can send it. */
const asProgram: typeof fetch = (url, init) =>
  fetch(url, { ...init, headers: { ...init?.headers, 'apollo-require-preflight': '1' } });

test('the GraphQL address follows the whole GraphQL over HTTP specification', async () => {
  const results = await auditServer({ url: `${app.url}/graphql`, fetchFn: asProgram });
  expect(results.length).toBeGreaterThanOrEqual(61);
  expect(results.flatMap((result) => (result.status === 'ok' ? [] : [`${result.name}: ${result.reason}`]))).toEqual([]);
});

test('a faulty document gets 400, but 200 for clients that accept plain JSON only', async () => {
  const refused = async (accept: string) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: '{"query":"{ nothing }"}',
    });
    const { errors } = (await response.json()) as { errors: { extensions: { status: number } }[] };
    return [response.status, errors[0]!.extensions.status];
  };
  expect(await refused('application/graphql-response+json')).toEqual([400, 400]);
  expect(await refused('*/*')).toEqual([400, 400]);
  expect(await refused('application/json')).toEqual([200, 400]);
});
