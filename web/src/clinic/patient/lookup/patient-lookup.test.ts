import { EMPTY_CONTACT } from '../contact-form';
import {
  chosenPatientId,
  contactOf,
  EMPTY_KNOWN,
  EMPTY_LOOKUP,
  withChosen,
  withTyped,
  type KnownValues,
} from './patient-lookup';

const OWN = { ...EMPTY_KNOWN, name: 'Marta Ruiz', email: 'marta@example.com', phone: '+54 11 4444 5555' };

test.each([
  ['Nora Ñandú ', { name: 'Nora Ñandú' }],
  ['nora@correo.example', { email: 'nora@correo.example' }],
  ['11 2345-6789', { phone: '11 2345-6789' }],
  ['Juan 2', { name: 'Juan 2' }],
  ['', {}],
])('%j is read as %j', (text, contact) => {
  expect(contactOf(text)).toEqual({ ...EMPTY_CONTACT, ...contact });
});

/** Types one text after another, each over what the one before has left. */
function afterTyping(values: KnownValues, texts: readonly string[]): KnownValues {
  const { filled: _, ...typed } = texts.reduce((form, text) => withTyped(form, text), { ...values, filled: OWN });
  return typed;
}

test('the own account’s data go with the first letter', () => {
  expect(afterTyping(OWN, ['N'])).toEqual({ ...EMPTY_KNOWN, name: 'N' });
});

test('what was typed into the form itself stays', () => {
  const typed = { ...OWN, email: 'nora@correo.example' };
  expect(afterTyping(typed, ['Nora'])).toEqual({ ...EMPTY_KNOWN, name: 'Nora', email: 'nora@correo.example' });
});

test('so does what was typed into the field that the text belongs to, also where the text comes to say the same', () => {
  const typed = { ...OWN, name: 'Nora' };
  expect(afterTyping(typed, ['N', 'Nor', 'Nora', 'Nora Ñ'])).toEqual({ ...EMPTY_KNOWN, name: 'Nora' });
});

test('a text that is taken back leaves nothing of itself', () => {
  expect(afterTyping(OWN, ['Nor', ''])).toEqual(EMPTY_KNOWN);
});

test('a text that turns out to be an address leaves the name', () => {
  expect(afterTyping(OWN, ['nora', 'nora@'])).toEqual({ ...EMPTY_KNOWN, email: 'nora@' });
});

describe('a child with turnos booked by their mother', () => {
  const TOMAS = {
    name: 'Tomás Paz',
    email: 'marta@correo.example',
    phone: null,
    id: 'paciente-1',
    documentNumber: null,
    isNear: false,
    noShows: 0,
    deceasedOn: null,
    lastAppointment: {
      id: 'uno',
      startTime: '2026-10-12T09:00:00-03:00',
      status: 'completed',
      professionalName: 'Dra. Paz',
      contactName: 'Marta Paz',
      patientBirthDate: '2018-03-01',
    },
  } as const;
  const NORA = { ...TOMAS, name: 'Nora Gil', email: 'nora@correo.example', lastAppointment: null };
  const tomas = withChosen(EMPTY_LOOKUP, TOMAS, true);
  /** As a draft gives it back once the session has ended. */
  const restored = JSON.parse(JSON.stringify(tomas)) as typeof tomas;

  test('is known with her name and their day of birth', () => {
    expect(tomas).toMatchObject({ name: 'Tomás Paz', phone: '', contactName: 'Marta Paz', birthDate: '01-03-2018' });
  });

  test.each([
    ['at once', tomas],
    ['after a draft was taken up', restored],
  ])('leaves neither to the next who is looked for, %s', (_when, values) => {
    expect(withTyped(values, 'Nora')).toMatchObject({ ...EMPTY_KNOWN, name: 'Nora' });
    expect(withChosen(values, NORA, true)).toMatchObject({ name: 'Nora Gil', contactName: '', birthDate: '' });
  });

  test('is named by id until another name is typed, and never by viewers who may not send it', () => {
    expect(chosenPatientId({ ...tomas, phone: '11 2345-6789' })).toBe('paciente-1');
    expect(chosenPatientId({ ...tomas, name: 'Inés Paz' })).toBeUndefined();
    expect(chosenPatientId(withTyped(tomas, 'Inés'))).toBeUndefined();
    expect(chosenPatientId(withChosen(EMPTY_LOOKUP, TOMAS, false))).toBeUndefined();
  });

  test('a typed caller’s name stays with the chosen patient', () => {
    const typed = { ...restored, contactName: 'Juana Gil' };
    expect(withChosen(typed, NORA, true)).toMatchObject({ name: 'Nora Gil', contactName: 'Juana Gil' });
  });
});
