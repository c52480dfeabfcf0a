import { PHONE } from './browser';
import { asAdmin } from './session';
import { until } from './until';
import { visits } from './visits';

const { open } = visits();

const SANDBOX = 'https://*.apollographql.com/**';

test('without internet whoever opens the GraphQL address gets GraphiQL, with examples that run as who is signed in', async () => {
  const page = await open({ viewport: PHONE });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await page.route(SANDBOX, (route) => route.abort('internetdisconnected'));
  await asAdmin(page);
  await page.goto('/graphql');
  const run = page.getByRole('button', { name: 'Execute query' });
  await run.click();
  const answer = page.getByRole('region', { name: 'Result Window' });
  await answer.getByText('"specialties"').waitFor();
  await page.getByRole('button', { name: 'TurnosDelDia' }).click();
  // GraphiQL notices a moment later which operation its editor holds now.
  await until(async () => {
    await run.click();
    return (await answer.getByText('"agendaDay"').isVisible()) || undefined;
  }, 'The administrator is not told of the day.');
  expect(refused).toEqual([]);
});
