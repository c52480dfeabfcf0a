import { definitionFaults, tidyQuestion, type QuestionDefinition } from './request-form-definition';

const question = (parts: Partial<QuestionDefinition> = {}): QuestionDefinition => ({
  id: 'motivo',
  type: 'text',
  label: 'Motivo',
  required: false,
  placeholder: null,
  options: [],
  validation: null,
  ...parts,
});
const faultsOf = (...questions: Partial<QuestionDefinition>[]) =>
  definitionFaults(questions.map(question)).map(({ place, part, text }) => `${place} ${part}: ${text}`);
const letters = (count: number) => Array.from({ length: count }, (_, index) => `Opción ${index}`);

test.each<[string, Partial<QuestionDefinition>[]]>([
  ['no question at all', []],
  ['a text', [{}]],
  ['a choice of one', [{ type: 'radio', options: ['Sí'] }]],
  ['a box to tick', [{ type: 'checkbox' }]],
  ['several boxes to tick', [{ type: 'checkbox', options: ['Asma', 'Diabetes'] }]],
  ['a number without bounds', [{ type: 'number' }]],
  ['a number with one bound', [{ type: 'number', validation: { min: null, max: 0 } }]],
  ['a number that can only be one', [{ type: 'number', validation: { min: 3, max: 3 } }]],
  ['as many options as there may be', [{ type: 'select', options: letters(50) }]],
  ['two questions of one label', [{ id: 'a' }, { id: 'b' }]],
])('%s is a form', (_, questions) => {
  expect(faultsOf(...questions)).toEqual([]);
});

test.each<[string, Partial<QuestionDefinition>[], string]>([
  ['an id twice', [{ id: 'a' }, { id: 'b' }, { id: 'a' }], '2 id: Otra pregunta ya tiene este identificador'],
  ['a list without options', [{ type: 'select' }], '0 options: Escribí al menos una opción'],
  ['a choice without options', [{ type: 'radio' }], '0 options: Escribí al menos una opción'],
  ['options of a text', [{ options: ['A'] }], '0 options: Este tipo de pregunta no lleva opciones'],
  ['a blank option', [{ type: 'radio', options: ['A', ''] }], '0 options: Una opción no puede estar vacía'],
  ['an option twice', [{ type: 'radio', options: ['A', 'B', 'a'] }], '0 options: La opción "a" está repetida'],
  ['too many options', [{ type: 'checkbox', options: letters(51) }], '0 options: No puede haber más de 50 opciones'],
  [
    'an option that is too long',
    [{ type: 'radio', options: ['a'.repeat(201)] }],
    '0 options: Opción 1: No puede superar los 200 caracteres',
  ],
  [
    'an option of two lines',
    [{ type: 'radio', options: ['A\nB'] }],
    '0 options: Opción 1: No puede tener saltos de línea ni tabulaciones',
  ],
  [
    'a lower bound of a date',
    [{ type: 'date', validation: { min: 1, max: null } }],
    '0 validation.min: Solo las preguntas de número tienen mínimo y máximo',
  ],
  [
    'an upper bound of a text',
    [{ validation: { min: null, max: 1 } }],
    '0 validation.max: Solo las preguntas de número tienen mínimo y máximo',
  ],
  [
    'bounds the wrong way round',
    [{ type: 'number', validation: { min: 2, max: 1 } }],
    '0 validation.max: El máximo no puede ser menor que el mínimo',
  ],
])('%s is refused', (_, questions, fault) => {
  expect(faultsOf(...questions)).toEqual([fault]);
});

test('each question has its own faults, in their order', () => {
  expect(
    faultsOf({ id: 'a', type: 'radio' }, { id: 'b' }, { id: 'a', type: 'number', validation: { min: 2, max: 1 } }),
  ).toEqual([
    '0 options: Escribí al menos una opción',
    '2 id: Otra pregunta ya tiene este identificador',
    '2 validation.max: El máximo no puede ser menor que el mínimo',
  ]);
});

test('what is kept has no white space around it, and says nothing that says nothing', () => {
  const typed = question({
    id: ' a ',
    label: ' Motivo\n',
    placeholder: '  ',
    options: [' Sí ', 'No'],
    validation: { min: null, max: null },
  });
  expect(tidyQuestion(typed)).toEqual(
    question({ id: 'a', label: 'Motivo', placeholder: null, options: ['Sí', 'No'], validation: null }),
  );
  expect(tidyQuestion(question({ type: 'number', validation: { min: 0, max: null } })).validation).toEqual({
    min: 0,
    max: null,
  });
});
