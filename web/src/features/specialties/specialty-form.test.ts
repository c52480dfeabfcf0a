import { SPECIALTY_ICONS } from '@turnero/api/domain/specialty-icons';
import { ValidationError } from 'yup';

import { findIcons, iconName } from './icon/icons';
import {
  newQuestion,
  toQuestion,
  toQuestionValues,
  tidyOptions,
  type QuestionValues,
} from './questions/question-values';
import {
  hasName,
  specialtyField,
  specialtySchema,
  toSpecialtyInput,
  toSpecialtyValues,
  type SpecialtyValues,
} from './specialty-form';

const QUESTION: QuestionValues = {
  id: 'a',
  type: 'text',
  label: 'Motivo',
  required: false,
  placeholder: '',
  options: '',
  min: '',
  max: '',
};
const EMPTY = toSpecialtyValues(undefined, 12);

/** "questions[0].max: …", as the form's fields show them. */
async function faultsOf(values: Partial<SpecialtyValues>): Promise<string[]> {
  try {
    await specialtySchema.validate({ ...EMPTY, name: 'Clínica', ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).inner.map(({ path, message }) => `${path}: ${message}`);
  }
}
const faultsOfQuestions = (...questions: Partial<QuestionValues>[]) =>
  faultsOf({ questions: questions.map((parts, place) => ({ ...QUESTION, id: `q${place}`, ...parts })) });

test('a new specialty is active, with the stethoscope, one after all that are there, and asks nothing', () => {
  expect(EMPTY).toEqual({
    name: '',
    description: '',
    keywords: '',
    isActive: true,
    sortOrder: '13',
    icon: 'stethoscope',
    questions: [],
  });
  expect([hasName(EMPTY), hasName({ name: '  ' }), hasName({ name: 'Clínica' })]).toEqual([false, false, true]);
});

test('what stands in the boxes is sent as it is stored, and ids stay', () => {
  const formConfig = [
    {
      id: 'peso',
      type: 'number',
      label: 'Peso',
      required: true,
      placeholder: 'kg',
      options: [],
      validation: { min: 0.5, max: null },
    },
    {
      id: 'sexo',
      type: 'radio',
      label: 'Sexo',
      required: false,
      placeholder: null,
      options: ['F', 'M', 'X'],
      validation: null,
    },
  ] as const;
  const facts = {
    name: 'Nutrición',
    description: '',
    keywords: 'dieta',
    isActive: false,
    sortOrder: 4,
    icon: 'apple',
    formConfig: formConfig.map((field) => ({ ...field, options: [...field.options] })),
  };
  const stored = { id: 3, version: 2, professionalCount: 1, ...facts };
  expect(toSpecialtyInput(toSpecialtyValues(stored, 9))).toEqual(facts);
  expect(toSpecialtyValues({ ...stored, icon: 'unicorn' }, 9).icon).toBe('stethoscope');
  expect(new Set([newQuestion().id, newQuestion().id]).size).toBe(2);
});

test('what a type has no use for is not sent, and is there again when the type is', () => {
  const typed: QuestionValues = { ...QUESTION, type: 'text', placeholder: 'kg', options: 'A\nB', min: '1', max: '2,5' };
  expect(toQuestion(typed)).toMatchObject({ placeholder: 'kg', options: [], validation: null });
  expect(toQuestion({ ...typed, type: 'radio' })).toMatchObject({
    placeholder: null,
    options: ['A', 'B'],
    validation: null,
  });
  expect(toQuestion({ ...typed, type: 'number' })).toMatchObject({
    placeholder: 'kg',
    options: [],
    validation: { min: 1, max: 2.5 },
  });
  expect(toQuestionValues(toQuestion({ ...typed, type: 'number' }))).toMatchObject({ min: '1', max: '2,5' });
});

test('options are the lines that are not blank', () => {
  expect(tidyOptions(' Leve \n\n  \nFuerte\n')).toBe('Leve\nFuerte');
  expect(tidyOptions(' \n ')).toBe('');
});

test.each<[string, Partial<QuestionValues>[], string[]]>([
  [
    'questions of every type',
    [{}, { type: 'select', options: 'A' }, { type: 'checkbox' }, { type: 'number', min: '1', max: '1' }],
    [],
  ],
  ['one without its text', [{ label: ' ' }], ['questions[0].label: El texto de la pregunta es requerido']],
  [
    'a text that is too long',
    [{ label: 'a'.repeat(201) }],
    ['questions[0].label: No puede superar los 200 caracteres'],
  ],
  [
    'a list without options',
    [{}, { type: 'select', options: ' \n' }],
    ['questions[1].options: Escribí al menos una opción'],
  ],
  ['an option twice', [{ type: 'radio', options: 'A\nB\na' }], ['questions[0].options: La opción "a" está repetida']],
  [
    'a bound that is no number',
    [{ type: 'number', min: 'uno' }],
    ['questions[0].min: Escribí un número entre -999.999.999 y 999.999.999'],
  ],
  [
    'bounds the wrong way round',
    [{ type: 'number', min: '5', max: '2' }],
    ['questions[0].max: El máximo no puede ser menor que el mínimo'],
  ],
  ['bounds that its type does not show', [{ type: 'text', min: 'uno', max: '2' }], []],
])('%s', async (_, questions, faults) => {
  expect(await faultsOfQuestions(...questions)).toEqual(faults);
});

test.each([
  ['name', 'name'],
  ['formConfig', 'questions'],
  ['formConfig.2.label', 'questions.2.label'],
  ['formConfig.2.validation.max', 'questions.2.max'],
  ['somethingElse', undefined],
])('the server’s %s is the form’s %s', (serverName, field) => {
  expect(specialtyField(serverName)).toBe(field);
});

test('each icon has a name of its own in Spanish, and is found by what it may stand for', () => {
  expect(SPECIALTY_ICONS.length).toBeGreaterThan(89);
  expect(new Set(SPECIALTY_ICONS.map(iconName)).size).toBe(SPECIALTY_ICONS.length);
  expect(SPECIALTY_ICONS.filter((icon) => iconName(icon) === icon)).toEqual([]);
  expect(findIcons(' odontologia ')).toEqual(['mouth', 'tooth', 'toothbrush']);
  expect(findIcons('zzz')).toEqual([]);
});
