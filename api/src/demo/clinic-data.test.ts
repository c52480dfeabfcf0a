import { answersFaults } from '../domain/request-form';
import { CLINIC_DATA, PROFESSIONALS, REQUESTS, ROOMS, SERVICES, SPECIALTIES, WAITING_LIST } from './clinic-data';

const forms = SPECIALTIES.map(({ formConfig }) => formConfig);
const fields = forms.flat();

test('a dozen specialties, two of them with a request form', () => {
  expect(SPECIALTIES).toHaveLength(12);
  expect(forms.filter((form) => form.length > 0)).toHaveLength(2);
});

test('the request forms show all nine kinds of field, and both kinds of checkbox', () => {
  expect(new Set(fields.map(({ type }) => type))).toEqual(
    new Set(['text', 'textarea', 'email', 'tel', 'number', 'date', 'select', 'radio', 'checkbox']),
  );
  const checkboxes = fields.filter(({ type }) => type === 'checkbox');
  expect(checkboxes.some(({ options }) => options.length > 1)).toBe(true);
  expect(checkboxes.some(({ options }) => options.length === 0)).toBe(true);
});

test('every field can be filled in: choices offer something, bounds leave room, ids are one of a kind', () => {
  for (const form of forms) expect(new Set(form.map(({ id }) => id)).size).toBe(form.length);
  for (const { label, type, options, validation } of fields) {
    expect(label.trim()).not.toBe('');
    if (type === 'select' || type === 'radio') expect(options.length).toBeGreaterThan(1);
    if (type === 'number') expect(validation?.min ?? 0).toBeLessThan(validation?.max ?? 0);
    else expect(validation).toBeNull();
  }
});

test('requests stand in every state, and answer every kind of field as their forms take it', () => {
  const formOf = (specialty: string) => SPECIALTIES.find(({ name }) => name === specialty)?.formConfig ?? [];
  const answered = REQUESTS.flatMap(({ specialty, answers }) => formOf(specialty).filter(({ id }) => id in answers));

  expect(new Set(REQUESTS.map(({ status }) => status))).toEqual(
    new Set(['pending', 'pending_assignment', 'rejected', 'assigned']),
  );
  expect(new Set(answered.map(({ type }) => type))).toEqual(new Set(fields.map(({ type }) => type)));
  for (const { specialty, answers } of REQUESTS) expect(answersFaults(formOf(specialty), answers)).toEqual([]);
});

test('every specialty has a professional', () => {
  const served = new Set<string>(PROFESSIONALS.map(({ specialty }) => specialty));

  expect(SPECIALTIES.filter(({ name }) => !served.has(name))).toEqual([]);
});

test('18 professionals say who they are, all but one with a fee and all but one with a duration', () => {
  expect(PROFESSIONALS).toHaveLength(18);
  for (const { bio } of PROFESSIONALS) expect(bio.split('. ').length).toBeGreaterThanOrEqual(2);
  expect(PROFESSIONALS.filter(({ fee }) => fee === null)).toHaveLength(1);
  expect(PROFESSIONALS.filter(({ defaultDurationMinutes }) => defaultDurationMinutes === null)).toHaveLength(1);
  for (const { fee } of PROFESSIONALS) {
    if (fee !== null) expect(fee >= 18_000 && fee <= 45_000).toBe(true);
  }
});

test('seven rooms, one of them out of use and one at the default rate, and no professional attends in the one out of use', () => {
  const inactive = ROOMS.filter(({ isActive }) => !isActive).map(({ name }) => name);
  const attended = new Set<string>(PROFESSIONALS.flatMap(({ rooms }) => rooms));

  expect(ROOMS).toHaveLength(7);
  expect(inactive).toHaveLength(1);
  expect(ROOMS.filter(({ hourlyRate }) => hourlyRate === 0)).toHaveLength(1);
  expect(inactive.filter((name) => attended.has(name))).toEqual([]);
});

test('nothing that a person reads is blank', () => {
  const texts = [
    ...SPECIALTIES.flatMap(({ name, description }) => [name, description]),
    ...PROFESSIONALS.flatMap(({ name, bio }) => [name, bio]),
    ...ROOMS.flatMap(({ name, description }) => [name, description]),
    ...SERVICES.flatMap(({ name, description }) => [name, description]),
    ...CLINIC_DATA.discountRules.map(({ description }) => description),
    ...CLINIC_DATA.patients.map(({ name }) => name),
  ];

  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('services take as long as one that is made in the panel may', () => {
  expect(SERVICES.filter(({ durationMinutes }) => ![15, 30, 45, 60, 90, 120].includes(durationMinutes))).toEqual([]);
});

test('no two people share an address', () => {
  const emails = [...PROFESSIONALS, ...CLINIC_DATA.patients].map(({ email }) => email);

  expect(new Set(emails).size).toBe(emails.length);
});

test('some rooms serve certain specialties, and no professional attends in a room of others', () => {
  expect(ROOMS.filter(({ specialties }) => specialties).map(({ name }) => name)).toEqual([
    'Consultorio Pediátrico',
    'Sala de Kinesiología',
    'Gabinete Odontológico',
  ]);
  for (const { email, specialty, rooms } of PROFESSIONALS) {
    const unsuitable = rooms.filter((name) => {
      const { specialties } = ROOMS.find((room) => room.name === name)!;
      return specialties !== undefined && !specialties.includes(specialty);
    });
    expect({ email, unsuitable }).toEqual({ email, unsuitable: [] });
  }
});

test('every name in the data is the name of a professional, a room or a specialty', () => {
  const names = (rows: readonly { name: string }[]) => new Set(rows.map(({ name }) => name));
  const [emails, rooms, specialties] = [
    new Set(PROFESSIONALS.map(({ email }) => email)),
    names(ROOMS),
    names(SPECIALTIES),
  ];
  const { absences, appointmentTypes, rentals, roomExceptions, visits } = CLINIC_DATA;
  const named = [
    ...absences,
    ...appointmentTypes,
    ...rentals,
    ...roomExceptions,
    ...visits,
    ...REQUESTS,
    ...WAITING_LIST,
  ];
  const missing = (key: string, known: ReadonlySet<string>) =>
    named
      .map((row) => (row as unknown as Record<string, string | null>)[key])
      .filter((name) => name && !known.has(name));

  expect(missing('professional', emails)).toEqual([]);
  expect(missing('room', rooms)).toEqual([]);
  expect(missing('specialty', specialties)).toEqual([]);
  expect(PROFESSIONALS.flatMap((it) => it.rooms).filter((name) => !rooms.has(name))).toEqual([]);
});
