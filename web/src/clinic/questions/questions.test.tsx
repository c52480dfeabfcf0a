import { screen, waitFor, within } from '@testing-library/react';
import { Form } from 'formik';

import { FocusFirstError } from '../../kit/form/FocusFirstError';
import { formSchema } from '../../kit/form/form-schema';
import { FormRoot } from '../../kit/form/FormRoot';
import { renderPart } from '../../testing/render-app';
import { write } from '../../testing/write';
import { answersRule, emptyAnswers, toAnswers, type AnswerValues, type Question } from './question-form';
import { QuestionField } from './QuestionField';

const ask = (type: Question['type'], label: string, more: Partial<Question> = {}): Question => ({
  id: `q-${label}`,
  type,
  label,
  required: false,
  placeholder: null,
  options: [],
  validation: null,
  ...more,
});

const QUESTIONS: Question[] = [
  ask('text', 'Obra social', { placeholder: 'OSDE', required: true }),
  ask('textarea', 'Motivo'),
  ask('email', 'Correo del médico'),
  ask('tel', 'Teléfono de casa'),
  ask('number', 'Peso', { validation: { min: 1.5, max: 300 } }),
  ask('date', 'Última consulta'),
  ask('select', 'Plan', { options: ['210', '310'], required: true }),
  ask('radio', 'Turno', { options: ['Mañana', 'Tarde'], required: true }),
  ask('checkbox', 'Primera vez'),
  ask('checkbox', 'Alergias', { options: ['Penicilina', 'Látex', 'Yodo'] }),
];

const answersSchema = (questions: readonly Question[]) => formSchema<AnswerValues>({ answers: answersRule(questions) });

function open(questions = QUESTIONS) {
  const sent = jest.fn();
  const { user } = renderPart(
    <FormRoot<AnswerValues>
      initialValues={{ answers: emptyAnswers(questions) }}
      schema={answersSchema(questions)}
      onSubmit={(values) => sent(toAnswers(questions, values))}
    >
      <Form noValidate>
        <FocusFirstError />
        {questions.map((question, place) => (
          <QuestionField key={question.id} question={question} index={place} today="2026-11-21" />
        ))}
        <button type="submit">Enviar</button>
      </Form>
    </FormRoot>,
    {},
  );
  return { user, sent, send: () => user.click(screen.getByRole('button', { name: 'Enviar' })) };
}

test('each of the nine types has its control, and what is answered is sent by the id of its question', async () => {
  const { user, sent, send } = open();
  expect(screen.getByRole('textbox', { name: 'Obra social' })).toHaveAttribute('placeholder', 'OSDE');
  await write(user, screen.getByRole('textbox', { name: 'Obra social' }), ' OSDE ');
  await user.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Control{Enter}anual');
  await write(user, screen.getByRole('textbox', { name: /Correo del médico/ }), 'ana@example.com');
  await write(user, screen.getByRole('textbox', { name: /Teléfono de casa/ }), '+54 11 2345 6789');
  await user.type(screen.getByRole('textbox', { name: /Peso/ }), '70,5');
  await write(user, screen.getByRole('textbox', { name: /Última consulta/ }), '7/3/2026');
  await user.selectOptions(screen.getByRole('combobox', { name: /Plan/ }), '310');
  await user.click(within(screen.getByRole('radiogroup')).getByRole('radio', { name: 'Tarde' }));
  await user.click(screen.getByRole('checkbox', { name: 'Primera vez' }));
  const allergies = within(screen.getByRole('group', { name: /Alergias/ }));
  await user.click(allergies.getByRole('checkbox', { name: 'Yodo' }));
  await user.click(allergies.getByRole('checkbox', { name: 'Penicilina' }));
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]).toEqual([
    {
      'q-Obra social': 'OSDE',
      'q-Motivo': 'Control\nanual',
      'q-Correo del médico': 'ana@example.com',
      'q-Teléfono de casa': '+54 11 2345 6789',
      'q-Peso': 70.5,
      'q-Última consulta': '2026-03-07',
      'q-Plan': '310',
      'q-Turno': 'Tarde',
      'q-Primera vez': true,
      'q-Alergias': ['Penicilina', 'Yodo'],
    },
  ]);
});

test('what is required says so at its field by its own name, and the first of them has the focus', async () => {
  const { sent, send } = open();
  await send();
  const first = screen.getByRole('textbox', { name: 'Obra social' });
  await waitFor(() => expect(first).toHaveAccessibleDescription('Obra social es requerido'));
  expect(first).toHaveFocus();
  expect(screen.getByRole('combobox', { name: /Plan/ })).toHaveAccessibleDescription('Plan es requerido');
  expect(screen.getByRole('radio', { name: 'Tarde' })).toHaveAccessibleDescription('Turno es requerido');
  expect(sent).not.toHaveBeenCalled();
});

/** The first fault of an answer, or null. */
async function saidOf(question: Question, value: AnswerValues['answers'][number]): Promise<string | null> {
  return answersSchema([question])
    .validate({ answers: [value] })
    .then(
      () => null,
      (error: Error) => error.message,
    );
}

test.each([
  [ask('number', 'Peso', { validation: { min: 1.5, max: null } }), '1', 'El valor mínimo es 1,5'],
  [ask('number', 'Peso'), 'mucho', 'Debe ser un número'],
  [ask('date', 'Fecha'), '7/3/2026', null],
  [ask('date', 'Fecha'), '31-02-2026', 'Fecha inválida'],
  [ask('checkbox', 'Acepto', { required: true }), false, 'Acepto es requerido'],
  [ask('text', ' ', { required: true }), '', 'Campo requerido'],
])('%j answered with %j has the fault %j', async (question, value, said) => {
  expect(await saidOf(question, value)).toBe(said);
});

test('what was left empty is not sent, a box that was not ticked is', () => {
  expect(toAnswers(QUESTIONS, { answers: emptyAnswers(QUESTIONS) })).toEqual({ 'q-Primera vez': false });
});
