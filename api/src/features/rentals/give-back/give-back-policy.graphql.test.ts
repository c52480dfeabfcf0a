import { makeProfessional, signedIn } from '../../../testing/factories/people';
import { startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('The policy', () => {
  const save = (list: object[], token: string, expectedVersion?: number) =>
    sendGraphQL<{ updateGiveBackPolicy: { version: number } }>(
      app,
      `mutation ($steps: [GiveBackStepInput!]!, $expectedVersion: Int) {
        updateGiveBackPolicy(steps: $steps, expectedVersion: $expectedVersion) { version steps { days percentage } }
      }`,
      { steps: list, expectedVersion },
      token,
    );

  test('is set by administrators, in decreasing steps', async () => {
    const { token } = await signedIn(app.db, 'admin');
    const laura = await makeProfessional(app.db, { name: 'Laura Médica' });
    const good = [
      { days: 7, percentage: 100 },
      { days: 2, percentage: 50 },
    ];
    const { updateGiveBackPolicy } = await dataOf(save(good, token));
    expect(updateGiveBackPolicy).toMatchObject({ steps: good });
    expect(await failureOf(save([...good, { days: 3, percentage: 10 }], token))).toContain('BAD_REQUEST steps.2.days');
    expect(await failureOf(save([{ days: 7, percentage: 101 }], token))).toContain('BAD_REQUEST');
    expect(await failureOf(save([], token, updateGiveBackPolicy.version - 1))).toContain('CONFLICT');
    expect(await failureOf(save(good, laura.token))).toContain('FORBIDDEN');
  });
});
