import { makeProfessional, makeSpecialty } from '../../../testing/factories/people';
import { MONDAY_8AM, startTestApp, type TestApp } from '../../../testing/harness/app';
import { dataOf, failureOf, sendGraphQL } from '../../../testing/harness/graphql';
import { join } from '../../../testing/harness/waiting-list';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.now = MONDAY_8AM;
});
afterAll(() => app.close());

test('A patient waits for no weekday without working hours, but for any while none are set', async () => {
  const specialtyId = await makeSpecialty(app.db, { name: 'Cardiología' });
  const laura = await makeProfessional(app.db, { name: 'Laura Médica', specialtyId });
  const pablo = await makeProfessional(app.db, { name: 'Pablo Médico' });
  const joined = (input: Parameters<typeof join>[1]) => dataOf(join(app, input));
  const on = (...weekdays: number[]) => ({
    hours: weekdays.map((weekday) => ({ weekday, startTime: '09:00', endTime: '12:00' })),
  });
  const SUNDAY = 'BAD_REQUEST hours: En los días que elegiste no hay atención. Hay los ';
  const worksOn = (id: number, weekdays: number[]) =>
    app.db.pool.query(
      'DELETE FROM professional_availability WHERE professional_id = $1 AND weekday <> ALL ($2::int[])',
      [id, weekdays],
    );
  await worksOn(laura.id, [1, 6]);
  await worksOn(pablo.id, []);
  expect(await failureOf(join(app, { professionalId: laura.id, ...on(7, 2) }))).toBe(`${SUNDAY}lunes y sábados`);
  expect(await failureOf(join(app, { specialtyId, ...on(7) }))).toBe(`${SUNDAY}lunes y sábados`);
  await joined({ professionalId: laura.id, ...on(1, 7) });
  await joined({ professionalId: pablo.id, ...on(7) });
  await joined({ specialtyId });
  const WEEKDAYS = 'query ($id: Int) { days: waitingListWeekdays(specialtyId: $id) }';
  expect(await dataOf(sendGraphQL(app, WEEKDAYS, { id: specialtyId }))).toEqual({ days: [1, 6] });
});
