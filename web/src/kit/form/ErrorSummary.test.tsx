import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { string } from 'yup';

import { ActionForm } from './ActionForm';
import { formSchema } from './form-schema';
import { FormChoiceField } from './FormChoiceField';
import { FormTextField } from './FormTextField';
import type { FormOutcome } from './outcome';

interface Values {
  name: string;
  doctor: string;
  plan: string;
}

const SCHEMA = formSchema<Values>({
  name: string().required('El nombre es requerido'),
  doctor: string().email('Email inválido'),
  plan: string().required('Plan es requerido'),
});

function Page({ answer }: { answer: FormOutcome<Values> }) {
  const [sent, setSent] = useState(0);
  const send = () => {
    setSent(sent + 1);
    return Promise.resolve(answer);
  };
  return (
    <ActionForm<Values>
      isLong
      initialValues={{ name: '', doctor: 'ana@', plan: '' }}
      schema={SCHEMA}
      onSubmit={send}
      submitLabel="Enviar"
      busyLabel="Enviando..."
    >
      <fieldset>
        <legend>Tus datos</legend>
        <FormTextField<Values> label="Nombre" name="name" required />
        <FormTextField<Values> label="Correo del médico" name="doctor" />
      </fieldset>
      <FormChoiceField<Values> label="Plan" name="plan" options={['210', '310']} required />
      <output>{sent}</output>
    </ActionForm>
  );
}

const summary = () => screen.findByRole('group', { name: /^(Hay|Queda)/ });
const listed = async () =>
  within(await summary())
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('of a long form what is wrong is listed once above it, each a way to its field, until it is mended', async () => {
  render(<Page answer={{ ok: true }} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await summary()).toHaveFocus();
  expect(await listed()).toEqual(['El nombre es requerido', 'Correo del médico: Email inválido', 'Plan es requerido']);

  await user.click(within(await summary()).getByRole('button', { name: 'Plan es requerido' }));
  expect(screen.getByRole('radio', { name: '210' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: '310' }));
  await waitFor(async () => expect(await listed()).toHaveLength(2));
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Nora');
  expect(screen.getByRole('group', { name: 'Queda un dato por revisar' })).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /^Correo/ }));
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Queda/ })).not.toBeInTheDocument());
});

test('a single one has the focus itself, also when it is the server that refuses it', async () => {
  render(<Page answer={{ ok: false, field: 'name', text: 'Ese nombre no' }} />);
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Nora');
  await user.clear(screen.getByRole('textbox', { name: /^Correo/ }));
  await user.click(screen.getByRole('radio', { name: '310' }));
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  const name = screen.getByRole('textbox', { name: 'Nombre' });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Ese nombre no'));
  expect(name).toHaveFocus();
  expect(screen.queryByRole('group', { name: /datos? por revisar/ })).not.toBeInTheDocument();
});
