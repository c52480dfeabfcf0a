import { DISCOUNT_RULES, SERVICES } from './clinic';
import { answersFaults } from '../../domain/request-form';
import { CONSULTING_HOURS } from './consulting-hours';
import { PATIENT_ACCOUNTS } from './patients';
import { PROFESSIONALS, type DemoProfessional } from './professionals';
import { type FormField } from './request-forms';
import { REQUESTS } from './requests';
import { type DemoRoom, ROOMS } from './rooms';
import { type DemoSpecialty, SPECIALTIES } from './specialties';

const forms: readonly (readonly FormField[])[] = SPECIALTIES.map((it: DemoSpecialty) => it.formConfig);
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
  const formOf = (specialty: string): readonly FormField[] =>
    SPECIALTIES.find(({ name }) => name === specialty)?.formConfig ?? [];
  const answered = REQUESTS.flatMap(({ specialty, answers }) => formOf(specialty).filter(({ id }) => id in answers));

  expect(new Set(REQUESTS.map(({ status }) => status))).toEqual(
    new Set(['pending', 'pending_assignment', 'rejected', 'assigned']),
  );
  expect(new Set(answered.map(({ type }) => type))).toEqual(new Set(fields.map(({ type }) => type)));
  for (const { specialty, answers } of REQUESTS) expect(answersFaults(formOf(specialty), answers)).toEqual([]);
});

test('every specialty has somebody to be seen by', () => {
  const served = new Set<string>(PROFESSIONALS.map(({ specialty }) => specialty));

  expect(SPECIALTIES.filter(({ name }) => !served.has(name))).toEqual([]);
});

test('18 professionals say who they are, all but one with a fee and all but one with a duration', () => {
  const professionals: readonly DemoProfessional[] = PROFESSIONALS;

  expect(professionals).toHaveLength(18);
  for (const { bio } of professionals) expect(bio.split('. ').length).toBeGreaterThanOrEqual(2);
  expect(professionals.filter(({ fee }) => fee === null)).toHaveLength(1);
  expect(professionals.filter(({ defaultDurationMinutes }) => defaultDurationMinutes === null)).toHaveLength(1);
  for (const { fee } of professionals) {
    if (fee !== null) expect(fee >= 18_000 && fee <= 45_000).toBe(true);
  }
});

test('seven rooms, one of them out of use and one at the default rate, and nobody attends in the one out of use', () => {
  const rooms: readonly DemoRoom[] = ROOMS;
  const inactive = rooms.filter(({ isActive }) => !isActive).map(({ name }) => name);
  const attended = new Set<string>(Object.values(CONSULTING_HOURS).flatMap((it) => it.rooms));

  expect(rooms).toHaveLength(7);
  expect(inactive).toHaveLength(1);
  expect(rooms.filter(({ hourlyRate }) => hourlyRate === 0)).toHaveLength(1);
  expect(inactive.filter((name) => attended.has(name))).toEqual([]);
});

test('nothing that a person reads is blank', () => {
  const texts = [
    ...SPECIALTIES.flatMap(({ name, description }) => [name, description]),
    ...PROFESSIONALS.flatMap(({ name, bio }) => [name, bio]),
    ...ROOMS.flatMap(({ name, description }) => [name, description]),
    ...SERVICES.flatMap(({ name, description }) => [name, description]),
    ...DISCOUNT_RULES.map(({ description }) => description),
    ...PATIENT_ACCOUNTS.map(({ name }) => name),
  ];

  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});

test('services take as long as one that is made in the panel may', () => {
  expect(SERVICES.filter(({ durationMinutes }) => ![15, 30, 45, 60, 90, 120].includes(durationMinutes))).toEqual([]);
});

test('no two people share an address', () => {
  const emails = [...PROFESSIONALS, ...PATIENT_ACCOUNTS].map(({ email }) => email);

  expect(new Set(emails).size).toBe(emails.length);
});

test('some rooms serve certain specialties, and nobody attends in one of others', () => {
  const rooms: readonly DemoRoom[] = ROOMS;
  expect(rooms.filter(({ specialties }) => specialties).map(({ name }) => name)).toEqual([
    'Consultorio Pediátrico',
    'Sala de Kinesiología',
    'Gabinete Odontológico',
  ]);
  for (const { email, specialty } of PROFESSIONALS) {
    const unsuitable = CONSULTING_HOURS[email].rooms.filter((name) => {
      const { specialties } = rooms.find((room) => room.name === name)!;
      return specialties !== undefined && !specialties.includes(specialty);
    });
    expect({ email, unsuitable }).toEqual({ email, unsuitable: [] });
  }
});
