import { PHONE } from './browser';
import { asAdmin } from './session';
import { until } from './until';
import { visits } from './visits';

const { open } = visits();

const SANDBOX = 'https://*.apollographql.com/**';

test('without internet the GraphQL address shows GraphiQL, with examples that run with the session', async () => {
  const page = await open({ viewport: PHONE });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.route(SANDBOX, (route) => route.abort('internetdisconnected'));
  await asAdmin(page);
  await page.goto('/graphql');
  const answer = page.getByRole('region', { name: 'Result Window' });
  // GraphiQL notices a moment later which operation its editor holds.
  const runUntilTold = (field: string) =>
    until(async () => {
      await page.getByRole('button', { name: 'Execute query' }).click();
      const told = answer.getByText(`"${field}"`).waitFor({ timeout: 5_000 });
      return told.then(
        () => true,
        () => undefined,
      );
    }, `Nothing is told of ${field}.`);
  await runUntilTold('specialties');
  await page.getByRole('button', { name: 'TurnosDelDia' }).click();
  await runUntilTold('agendaDay');
  expect(refused).toEqual([]);
});
