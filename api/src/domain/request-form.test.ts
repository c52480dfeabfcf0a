import {
  answerFault,
  answersFaults,
  readAnswer,
  tidyAnswers,
  type FormField,
  type FormFieldType,
} from './request-form';

const ask = (type: FormFieldType, more: Partial<FormField> = {}): FormField => ({
  id: type,
  type,
  label: 'Plan',
  required: false,
  options: [],
  ...more,
});
const PLANS = { options: ['210', '310', 'Otro, cuál'] };

test.each<[FormField, unknown, string | null]>([
  [ask('text'), ' OSDE ', null],
  [ask('text'), 'x'.repeat(300), null],
  [ask('text'), 'x'.repeat(301), 'No puede superar los 300 caracteres'],
  [ask('text'), 'dos\nlíneas', 'No puede tener saltos de línea ni tabulaciones'],
  [ask('text'), 'mal\u0000o', 'El texto contiene caracteres no permitidos'],
  [ask('text'), '\ud800', 'El texto contiene caracteres no permitidos'],
  [ask('text'), 7, 'Debe ser un texto'],
  [ask('text'), { a: 1 }, 'Debe ser un texto'],
  [ask('textarea'), 'dos\nlíneas', null],
  [ask('textarea'), 'x'.repeat(2001), 'No puede superar los 2.000 caracteres'],
  [ask('email'), 'ana@example.com', null],
  [ask('email'), 'ana@', 'Email inválido'],
  [ask('email'), 'ana@example.com\r\nBcc: otra@example.com', 'Email inválido'],
  [ask('tel'), '+54 11 2345-6789', null],
  [ask('tel'), 'no tengo', 'El teléfono debe tener números'],
  [ask('tel'), '1'.repeat(41), 'No puede superar los 40 caracteres'],
  [ask('number'), 70.5, null],
  [ask('number'), '70,5', null],
  [ask('number'), '-3', null],
  [ask('number'), 'mucho', 'Debe ser un número'],
  [ask('number'), '1e3', 'Debe ser un número'],
  [ask('number'), Number.POSITIVE_INFINITY, 'Debe ser un número'],
  [ask('number'), true, 'Debe ser un número'],
  [ask('number', { validation: { min: 1.5, max: null } }), 1, 'El valor mínimo es 1,5'],
  [ask('number', { validation: { min: 1.5 } }), '1.5', null],
  [ask('number', { validation: { min: null, max: 3000 } }), '3000,1', 'El valor máximo es 3000'],
  [ask('number', { required: true, validation: { min: 0, max: 0 } }), 0, null],
  [ask('date'), '2028-02-29', null],
  [ask('date'), '2027-02-29', 'Fecha inválida'],
  [ask('date'), '7/3/2026', 'Fecha inválida'],
  [ask('date'), 20260307, 'Fecha inválida'],
  [ask('select', PLANS), '310', null],
  [ask('select', PLANS), '410', 'Elegí una de las opciones'],
  [ask('radio', PLANS), 'Otro, cuál', null],
  [ask('radio', PLANS), ['210'], 'Elegí una de las opciones'],
  [ask('checkbox'), true, null],
  [ask('checkbox'), false, null],
  [ask('checkbox'), 'sí', 'Respondé sí o no'],
  [ask('checkbox', PLANS), ['310', '210'], null],
  [ask('checkbox', PLANS), ['310', '410'], 'Elegí entre las opciones'],
  [ask('checkbox', PLANS), true, 'Elegí entre las opciones'],
])('%j answered with %j has the fault %j', (field, answer, fault) => {
  expect(answerFault(field, answer)).toBe(fault);
});

test.each<[FormField, unknown]>([
  ...(['text', 'textarea', 'email', 'tel', 'number', 'date', 'select', 'radio', 'checkbox'] as const).map(
    (type): [FormField, unknown] => [ask(type), undefined],
  ),
  [ask('text'), null],
  [ask('text'), '  '],
  [ask('checkbox', PLANS), []],
])('%j may be left at %j, unless it is required', (field, answer) => {
  expect(answerFault(field, answer)).toBeNull();
  expect(answerFault({ ...field, required: true }, answer)).toBe('Plan es requerido');
  expect(answerFault({ ...field, required: true, label: ' ' }, answer)).toBe('Campo requerido');
});

test('a box that has to be ticked is not answered by No', () => {
  expect(answerFault(ask('checkbox', { required: true }), false)).toBe('Plan es requerido');
});

describe('the answers of a form', () => {
  const FORM = [
    ask('text', { id: 'plan' }),
    ask('number', { id: 'peso', label: 'Peso', required: true }),
    ask('select', { id: 'sexo', options: [' F', 'M'] }),
    ask('checkbox', { id: 'alergias', options: ['Yodo', 'Látex', 'Polen'] }),
    ask('checkbox', { id: 'primera' }),
    ask('date', { id: 'desde' }),
    ask('text', { id: 'constructor' }),
  ];

  test('are kept trimmed, in its order, without what was left empty', () => {
    const answers = {
      primera: false,
      alergias: ['Polen', 'Yodo', 'Polen'],
      sexo: ' F',
      plan: ' 210 ',
      peso: '70,5',
      desde: ' ',
    };
    expect(answersFaults(FORM, answers)).toEqual([]);
    const kept = tidyAnswers(FORM, answers);
    expect(JSON.stringify(kept)).toBe(
      '{"plan":"210","peso":70.5,"sexo":" F","alergias":["Yodo","Polen"],"primera":false}',
    );
  });

  test('are all judged, and none is taken for what the form does not ask', () => {
    const answers = JSON.parse('{"plan":7,"obra_social":"OSDE","__proto__":"x"}') as Record<string, unknown>;
    expect(answersFaults(FORM, answers)).toEqual([
      { fieldId: 'plan', message: 'Debe ser un texto' },
      { fieldId: 'peso', message: 'Peso es requerido' },
      { fieldId: 'obra_social', message: 'Esta pregunta ya no está en el formulario' },
      { fieldId: '__proto__', message: 'Esta pregunta ya no está en el formulario' },
    ]);
  });

  test('read as people say them', () => {
    const answers = { plan: '210', peso: 70.5, alergias: ['Yodo', 'Polen'], primera: false, desde: '2026-03-07' };
    expect(FORM.map((field) => readAnswer(answers, field))).toEqual([
      '210',
      '70,5',
      null,
      'Yodo, Polen',
      'No',
      '07-03-2026',
      null,
    ]);
  });
});
