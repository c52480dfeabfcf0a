import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { string } from 'yup';

import { ActionForm } from './ActionForm';
import { formSchema } from './form-schema';
import { FormTextField } from './FormTextField';

interface Values {
  name: string;
  plan: string;
}

const SCHEMA = formSchema<Values>({
  name: string().required('El nombre es requerido'),
  plan: string().required('El plan es requerido'),
});

/** The first field comes and goes. */
function Page() {
  const [asksName, setAsksName] = useState(false);
  return (
    <ActionForm<Values>
      initialValues={{ name: '', plan: '' }}
      schema={SCHEMA}
      onSubmit={() => Promise.resolve({ ok: true })}
      submitLabel="Enviar"
    >
      {asksName && <FormTextField<Values> label="Nombre" name="name" required />}
      <FormTextField<Values> label="Plan" name="plan" required />
      <button type="button" onClick={() => setAsksName(!asksName)}>
        Nombre, sí o no
      </button>
    </ActionForm>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
const turn = () => userEvent.click(screen.getByRole('button', { name: 'Nombre, sí o no' }));

test('the first fault in the page has the focus, also where its field came after the others', async () => {
  render(<Page />);
  await turn();
  await send();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
});

test('a field that has gone is nowhere that the focus goes', async () => {
  render(<Page />);
  await turn();
  await turn();
  await send();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Plan' })).toHaveFocus());
});

test('a letter renders the form once, unless a fault comes or goes', async () => {
  const rendered = jest.fn();
  const Witness = () => {
    useFormikContext();
    useEffect(() => rendered());
    return null;
  };
  render(
    <ActionForm<Values>
      initialValues={{ name: '', plan: '' }}
      schema={SCHEMA}
      onSubmit={() => Promise.resolve({ ok: true })}
      submitLabel="Enviar"
    >
      <FormTextField<Values> label="Plan" name="plan" required />
      <Witness />
    </ActionForm>,
  );
  const plan = screen.getByRole('textbox', { name: 'Plan' });
  await userEvent.type(plan, 'a');
  rendered.mockClear();
  await userEvent.type(plan, 'b');
  expect(rendered).toHaveBeenCalledTimes(1);
  await userEvent.clear(plan);
  await userEvent.tab();
  await waitFor(() => expect(plan).toHaveAccessibleDescription('El plan es requerido'));
});

test('a mistyped e-mail domain gets a suggestion that one press accepts, and that more typing withdraws', async () => {
  render(
    <ActionForm<{ email: string }>
      initialValues={{ email: '' }}
      schema={formSchema<{ email: string }>({ email: string().required('Falta') })}
      onSubmit={() => Promise.resolve({ ok: true })}
      submitLabel="Enviar"
    >
      <FormTextField<{ email: string }>
        label="Correo"
        name="email"
        type="email"
        hint="Ahí llegan los avisos."
        required
      />
    </ActionForm>,
  );
  const field = screen.getByRole('textbox', { name: 'Correo' });
  const suggestion = () => screen.queryByRole('button', { name: '¿Quisiste decir rosa@gmail.com?' });
  await userEvent.type(field, 'rosa@gmial.com');
  expect(suggestion()).not.toBeInTheDocument();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription('¿Quisiste decir rosa@gmail.com?');
  await userEvent.click(suggestion() as HTMLElement);
  expect(field).toHaveValue('rosa@gmail.com');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Ahí llegan los avisos.');
  await userEvent.type(field, '{Backspace}n');
  await userEvent.tab();
  await userEvent.type(field, '.ar');
  expect(suggestion()).not.toBeInTheDocument();
});
