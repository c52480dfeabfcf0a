import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { string } from 'yup';

import { ActionForm } from './ActionForm';
import { formSchema } from './form-schema';
import { FormAction, type Send } from './FormAction';
import { FormTextField } from './FormTextField';

interface Values {
  name: string;
}

const SCHEMA = formSchema<Values>({ name: string().required('El nombre es requerido') });
const done: Send<Values> = () => Promise.resolve({ ok: true });

interface Options {
  save?: Send<Values>;
  keep?: Send<Values>;
  name?: string;
  closedBy?: string;
}

function open({ save = done, keep = done, name = 'Sala 1', closedBy }: Options) {
  render(
    <ActionForm
      initialValues={{ name }}
      schema={SCHEMA}
      onSubmit={save}
      submitLabel="Guardar"
      isReady={(values) => values.name !== ''}
      closedBy={closedBy}
      more={<FormAction<Values> send={keep}>Guardar como plantilla</FormAction>}
    >
      <FormTextField<Values> label="Nombre" name="name" required />
      <p id="past">El mes pasó</p>
    </ActionForm>,
  );
  return { user: userEvent.setup(), name: screen.getByRole('textbox', { name: 'Nombre' }) };
}
const button = (name: string) => screen.getByRole('button', { name });

test('each button sends what is valid its own way, also after another was held back by the rules', async () => {
  const sent: string[] = [];
  const by =
    (way: string): Send<Values> =>
    ({ name }) => {
      sent.push(`${way} ${name}`);
      return Promise.resolve({ ok: true });
    };
  const { user, name } = open({ save: by('save'), keep: by('keep'), name: '' });
  await user.click(button('Guardar como plantilla'));
  await waitFor(() => expect(name).toHaveAccessibleDescription('El nombre es requerido'));
  await user.type(name, 'Sala 2{Enter}');
  await waitFor(() => expect(sent).toEqual(['save Sala 2']));
  await user.click(button('Guardar como plantilla'));
  await waitFor(() => expect(sent).toEqual(['save Sala 2', 'keep Sala 2']));
});

test('what another button’s answer refuses stands under its field', async () => {
  const { user, name } = open({
    keep: () => Promise.resolve({ ok: false, field: 'name', text: 'Ya hay una plantilla así' }),
  });
  await user.click(button('Guardar como plantilla'));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Ya hay una plantilla así'));
  await waitFor(() => expect(name).toHaveFocus());
});

test('an old failure is not said beside a new fault', async () => {
  const { user, name } = open({ save: () => Promise.resolve({ ok: false, text: 'No se pudo guardar' }) });
  await user.click(button('Guardar'));
  expect(await screen.findByText('No se pudo guardar')).toBeVisible();
  await user.clear(name);
  await user.click(button('Guardar'));
  await waitFor(() => expect(name).toHaveAccessibleDescription('El nombre es requerido'));
  expect(screen.queryByText('No se pudo guardar')).not.toBeInTheDocument();
});

test('while it is sent nothing more is, by any button or by Enter, and the focus stays', async () => {
  let answer: (outcome: { ok: true }) => void = () => undefined;
  const save = jest.fn(() => new Promise<{ ok: true }>((resolve) => (answer = resolve)));
  const keep = jest.fn(done);
  const { user, name } = open({ save, keep });
  await user.click(button('Guardar'));
  await waitFor(() => expect(button('Guardando...')).toHaveAttribute('aria-disabled', 'true'));
  expect(button('Guardando...')).toHaveFocus();
  await user.click(button('Guardando...'));
  await user.click(button('Guardar como plantilla'));
  await user.type(name, '{Enter}');
  answer({ ok: true });
  await waitFor(() => expect(button('Guardar')).toHaveAttribute('aria-disabled', 'false'));
  expect([save, keep].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('something is missing: the button looks off, and a press says what and leads there', async () => {
  const save = jest.fn(done);
  const { user, name } = open({ save, name: '' });
  expect(button('Guardar')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Guardar'));
  await waitFor(() => expect(name).toHaveAccessibleDescription('El nombre es requerido'));
  await waitFor(() => expect(name).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

test('what cannot be sent at all says why', async () => {
  const save = jest.fn(done);
  const { user } = open({ save, closedBy: 'past' });
  expect(button('Guardar')).toHaveAccessibleDescription('El mes pasó');
  await user.click(button('Guardar'));
  expect(save).not.toHaveBeenCalled();
});
