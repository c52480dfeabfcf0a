import { makeProfessional, makeUser, openSession, signedIn } from '../../testing/factories/people';
import { makeRoom } from '../../testing/factories/rooms';
import { activityOf, breakActivityLog } from '../../testing/harness/activity';
import { startTestApp, type TestApp } from '../../testing/harness/app';
import { clearClinic } from '../../testing/harness/booking';
import { dataOf, failureOf, sendGraphQL } from '../../testing/harness/graphql';
import { slotsOn } from '../../testing/harness/slots';

const FIELDS = '{ entries { dayOfWeek startTime endTime isAvailable professionalId } }';
const READ = `query ($id: Int!) { week: professionalAvailability(professionalId: $id) ${FIELDS} }`;
const SAVE = `mutation ($id: Int!, $entries: [AvailabilityEntryInput!]!) {
  week: setProfessionalAvailability(professionalId: $id, entries: $entries) ${FIELDS}
}`;
const APPLY = `mutation ($id: Int!, $template: String!) {
  week: applyScheduleTemplate(professionalId: $id, templateId: $template) ${FIELDS}
}`;
const FORBIDDEN = 'FORBIDDEN: Sin permisos para realizar esta acción';
const MONDAY_BOTH = [
  { dayOfWeek: 1, startTime: '14:00', endTime: '18:00' },
  { dayOfWeek: 1, startTime: '09:00', endTime: '13:00' },
];

type Entry = { dayOfWeek: number; startTime: string; endTime: string; isAvailable: boolean; professionalId: number };
type Week = { week: { entries: Entry[] } };

let app: TestApp;
let admin: { userId: number; token: string };
let laura: { id: number; userId: number; token: string };
let pablo: { id: number; userId: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
  admin = await signedIn(app.db, 'admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await clearClinic(app);
  laura = await makeProfessional(app.db, { hours: [] });
  pablo = await makeProfessional(app.db);
});

const read = (id: number, token?: string) => sendGraphQL<Week>(app, READ, { id }, token);
const save = (id: number, entries: object[], token?: string) => sendGraphQL<Week>(app, SAVE, { id, entries }, token);
const apply = (id: number, template: string, token?: string) => sendGraphQL<Week>(app, APPLY, { id, template }, token);
const short = ({ week }: Week) =>
  week.entries.map(({ dayOfWeek, startTime, endTime }) => `${dayOfWeek} ${startTime}-${endTime}`);
const weekOf = async (id: number) => short(await dataOf(read(id, admin.token)));

describe('A week', () => {
  test('is saved whole, several hours a day, and read from Monday and from morning on', async () => {
    const entries = [{ dayOfWeek: 0, startTime: '10:00', endTime: '24:00' }, ...MONDAY_BOTH];

    const saved = await dataOf(save(laura.id, entries, laura.token));

    expect(short(saved)).toEqual(['1 09:00-13:00', '1 14:00-18:00', '0 10:00-24:00']);
    expect(saved.week.entries[0]).toMatchObject({ isAvailable: true, professionalId: laura.id });
    expect(await weekOf(laura.id)).toEqual(short(saved));
  });

  test('is what patients are offered from then on', async () => {
    await makeRoom(app.db);
    expect(await slotsOn(app, 8, { professionalId: laura.id })).toEqual([]);

    await dataOf(save(laura.id, [{ dayOfWeek: 1, startTime: '09:00', endTime: '10:00' }], laura.token));

    expect(await slotsOn(app, 8, { professionalId: laura.id })).toEqual(['09:00', '09:30']);
    expect(await slotsOn(app, 9, { professionalId: laura.id })).toEqual([]);
  });

  test('takes the place of the one before, without a trace of it', async () => {
    await dataOf(save(pablo.id, MONDAY_BOTH, pablo.token));
    expect(await weekOf(pablo.id)).toEqual(['1 09:00-13:00', '1 14:00-18:00']);
    await dataOf(save(pablo.id, [], pablo.token));
    expect(await weekOf(pablo.id)).toEqual([]);
  });

  test('leaves out the days that are not ticked, whatever their times', async () => {
    const entries = [
      { dayOfWeek: 2, isAvailable: false, startTime: '', endTime: null },
      { ...MONDAY_BOTH[1], isAvailable: true },
    ];
    expect(short(await dataOf(save(laura.id, entries, laura.token)))).toEqual(['1 09:00-13:00']);
  });

  test('may come back as it was read', async () => {
    await dataOf(save(laura.id, MONDAY_BOTH, laura.token));
    const whole = READ.replace(FIELDS, '{ entries { id professionalId dayOfWeek startTime endTime isAvailable } }');
    const { week } = await dataOf(
      sendGraphQL<{ week: { entries: object[] } }>(app, whole, { id: laura.id }, laura.token),
    );

    await dataOf(save(laura.id, week.entries, laura.token));

    expect(
      (await dataOf(sendGraphQL<{ week: { entries: object[] } }>(app, whole, { id: laura.id }, laura.token))).week,
    ).toEqual(week);
    expect(await activityOf(app)).toHaveLength(1);
  });

  test.each([
    [
      [{ dayOfWeek: 7, startTime: '09:00', endTime: '10:00' }],
      'entries.0.dayOfWeek: El día debe estar entre 0 (domingo) y 6 (sábado)',
    ],
    [
      [{ dayOfWeek: -1, startTime: '09:00', endTime: '10:00' }],
      'entries.0.dayOfWeek: El día debe estar entre 0 (domingo) y 6 (sábado)',
    ],
    [[{ dayOfWeek: 1, endTime: '10:00' }], 'entries.0.startTime: La hora de inicio es requerida'],
    [[{ dayOfWeek: 1, startTime: '09:00', endTime: '' }], 'entries.0.endTime: La hora de fin es requerida'],
    [[{ dayOfWeek: 1, startTime: '9:00', endTime: '10:00' }], 'entries.0.startTime: La hora debe tener la forma HH:mm'],
    [
      [{ dayOfWeek: 1, startTime: '24:00', endTime: '24:00' }],
      'entries.0.startTime: La hora debe tener la forma HH:mm',
    ],
    [[{ dayOfWeek: 1, startTime: '09:00', endTime: '24:01' }], 'entries.0.endTime: La hora debe tener la forma HH:mm'],
    [
      [...MONDAY_BOTH, { dayOfWeek: 1, startTime: '18:00', endTime: '18:00' }],
      'entries.2.endTime: La hora de fin debe ser posterior a la de inicio',
    ],
    [
      [{ dayOfWeek: 1, isAvailable: false }, ...MONDAY_BOTH, { dayOfWeek: 1, startTime: '12:59', endTime: '13:30' }],
      'entries.3.startTime: Los horarios del lunes se superponen',
    ],
    [[{ ...MONDAY_BOTH[0], professionalId: 2 ** 30 }], 'entries.0.professionalId: El horario es de otro profesional'],
    [
      Array.from({ length: 101 }, () => MONDAY_BOTH[0]!),
      'entries: La disponibilidad no puede tener más de 100 horarios',
    ],
  ])('that says %j is refused with its field, and nothing of it is kept', async (entries, failure) => {
    await dataOf(save(laura.id, [MONDAY_BOTH[0]!], laura.token));
    expect(await failureOf(save(laura.id, entries, laura.token))).toBe(`BAD_REQUEST ${failure}`);
    expect(await weekOf(laura.id)).toEqual(['1 14:00-18:00']);
    expect(await activityOf(app)).toHaveLength(1);
  });

  test('may have hours that touch', async () => {
    const entries = [
      { dayOfWeek: 3, startTime: '09:00', endTime: '13:00' },
      { dayOfWeek: 3, startTime: '13:00', endTime: '17:00' },
    ];
    expect(short(await dataOf(save(laura.id, entries, laura.token)))).toEqual(['3 09:00-13:00', '3 13:00-17:00']);
  });

  test('saved by several at once is one of theirs, whole, and each change is noted once', async () => {
    const hours = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00'];
    const everyDay = (startTime: string) =>
      [1, 2, 3, 4, 5].map((dayOfWeek) => ({ dayOfWeek, startTime, endTime: '20:00' }));
    const answers = await Promise.all(hours.map((startTime) => save(laura.id, everyDay(startTime), laura.token)));

    expect(answers.filter(({ errors }) => errors)).toEqual([]);
    const week = await weekOf(laura.id);
    expect(week).toHaveLength(5);
    expect(new Set(week.map((entry) => entry.slice(2))).size).toBe(1);
    const noted = await activityOf(app);
    expect(noted).toHaveLength(6);
    // Each change starts from the result of the one before.
    noted.slice(1).forEach(({ summary }, index) => {
      expect(summary).toContain(
        `lunes: ${/→ ([\d:-]+);/i.exec(noted[index]!.summary)![1]} →`.replace('lunes', 'Lunes'),
      );
    });
  });

  test('is not saved when its change cannot be noted', async () => {
    const mend = await breakActivityLog(app);
    const answer = await save(pablo.id, MONDAY_BOTH, pablo.token);
    await mend();

    expect(answer.errors).toHaveLength(1);
    expect(await weekOf(pablo.id)).toHaveLength(7);
  });
});

describe('A template', () => {
  test.each([
    ['business-hours', ['1 09:00-18:00', '2 09:00-18:00', '3 09:00-18:00', '4 09:00-18:00', '5 09:00-18:00']],
    [
      'extended-hours',
      ['1 08:00-20:00', '2 08:00-20:00', '3 08:00-20:00', '4 08:00-20:00', '5 08:00-20:00', '6 08:00-20:00'],
    ],
  ])('%s becomes the week', async (template, week) => {
    expect(short(await dataOf(apply(pablo.id, template, pablo.token)))).toEqual(week);
    expect(await weekOf(pablo.id)).toEqual(week);
  });

  test('is listed with its name and hours', async () => {
    const LIST = '{ scheduleTemplates { id name description hours { dayOfWeek startTime endTime } } }';
    const { scheduleTemplates } = await dataOf(
      sendGraphQL<{ scheduleTemplates: { hours: object[] }[] }>(app, LIST, {}, laura.token),
    );
    expect(scheduleTemplates).toMatchObject([
      { id: 'business-hours', name: 'Horario Comercial', description: 'Lunes a viernes de 09:00 a 18:00' },
      { id: 'extended-hours', name: 'Horario Extendido', description: 'Lunes a sábado de 08:00 a 20:00' },
    ]);
    expect(scheduleTemplates[1]!.hours.at(-1)).toEqual({ dayOfWeek: 6, startTime: '08:00', endTime: '20:00' });
  });

  test('that does not exist is not found', async () => {
    expect(await failureOf(apply(laura.id, 'custom-nada', laura.token))).toBe('NOT_FOUND: La plantilla no existe');
  });
});

describe('The activity log', () => {
  test('has who changed the week, and the changed days before and after', async () => {
    await dataOf(save(laura.id, MONDAY_BOTH, laura.token));
    await dataOf(
      save(laura.id, [MONDAY_BOTH[1]!, { dayOfWeek: 6, startTime: '09:00', endTime: '24:00' }], admin.token),
    );
    await dataOf(apply(laura.id, 'business-hours', admin.token));

    expect(await activityOf(app)).toEqual([
      {
        actor: laura.userId,
        professional: laura.id,
        action: 'availability_updated',
        month: '2026-6',
        summary: 'Lunes: sin atención → 09:00-13:00 y 14:00-18:00',
      },
      {
        actor: admin.userId,
        professional: laura.id,
        action: 'availability_updated',
        month: '2026-6',
        summary: 'Lunes: 09:00-13:00 y 14:00-18:00 → 09:00-13:00; sábado: sin atención → 09:00-24:00',
      },
      {
        actor: admin.userId,
        professional: laura.id,
        action: 'template_applied',
        month: '2026-6',
        summary:
          'Plantilla Horario Comercial: lunes: 09:00-13:00 → 09:00-18:00; martes: sin atención → 09:00-18:00; ' +
          'miércoles: sin atención → 09:00-18:00; jueves: sin atención → 09:00-18:00; viernes: sin atención → 09:00-18:00; ' +
          'sábado: 09:00-24:00 → sin atención',
      },
    ]);
  });

  test('says nothing when nothing changed', async () => {
    await dataOf(save(laura.id, MONDAY_BOTH, laura.token));
    await dataOf(save(laura.id, MONDAY_BOTH.toReversed(), laura.token));
    await dataOf(apply(pablo.id, 'business-hours', pablo.token));
    await dataOf(apply(pablo.id, 'business-hours', pablo.token));
    expect((await activityOf(app)).map(({ action }) => action)).toEqual(['availability_updated', 'template_applied']);
  });
});

describe('Another’s week', () => {
  const everyCall = (id: number, token?: string) => [
    read(id, token),
    save(id, MONDAY_BOTH, token),
    apply(id, 'business-hours', token),
  ];

  test('is neither seen nor changed by a colleague, a patient or a visitor', async () => {
    const patient = (await signedIn(app.db, 'user')).token;
    const profileless = await openSession(app.db, await makeUser(app.db, { role: 'professional' }));
    for (const token of [laura.token, patient, profileless]) {
      for (const call of everyCall(pablo.id, token)) expect(await failureOf(call)).toBe(FORBIDDEN);
    }
    for (const call of everyCall(pablo.id))
      expect(await failureOf(call)).toBe('UNAUTHENTICATED: Es necesario iniciar sesión');
    expect(await weekOf(pablo.id)).toHaveLength(7);
    expect(await activityOf(app)).toEqual([]);
  });

  test('is refused before it is known whether there is one, and not found for administrators', async () => {
    for (const call of everyCall(2 ** 30, laura.token)) expect(await failureOf(call)).toBe(FORBIDDEN);
    for (const call of everyCall(2 ** 30, admin.token))
      expect(await failureOf(call)).toBe('NOT_FOUND: El profesional no existe');
  });
});
