import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';

import { CONTACT_RULES } from '../contact-form';
import { formSchema } from '../../../kit/form/form-schema';
import { FormRoot } from '../../../kit/form/FormRoot';
import { aUser } from '../../../testing/clinic-data';
import { renderPart } from '../../../testing/render-app';
import { write } from '../../../testing/write';
import { EMPTY_LOOKUP, type LookupValues } from './patient-lookup';
import { PatientLookup } from './PatientLookup';

const SCHEMA = formSchema<LookupValues>({
  ...CONTACT_RULES,
  contactName: string(),
  birthDate: string(),
  filled: object(),
});

/** A dialog with a button that loads the look-up, and may disappear then. */
function Late({ stays }: { stays: boolean }) {
  const [isLate, setLate] = useState(false);
  return (
    <FormRoot initialValues={EMPTY_LOOKUP} schema={SCHEMA} onSubmit={() => undefined}>
      <div role="dialog" aria-label="Crear turno">
        <button type="button">Cerrar</button>
        {isLate && <PatientLookup now="2026-11-21T10:15:00-03:00" />}
        {(stays || !isLate) && (
          <button type="button" onClick={() => setLate(true)}>
            Mes siguiente
          </button>
        )}
      </div>
    </FormRoot>
  );
}

test('a look-up that loads late leaves the focus on a button pressed meanwhile', async () => {
  const { user } = renderPart(<Late stays />, {});
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  await screen.findByRole('combobox', { name: 'Buscar paciente' });
  expect(screen.getByRole('button', { name: 'Mes siguiente' })).toHaveFocus();
});

test('where nothing has the focus it takes it', async () => {
  const { user } = renderPart(<Late stays={false} />, {});
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  expect(await screen.findByRole('combobox', { name: 'Buscar paciente' })).toHaveFocus();
});

test('an account that may not search patients types a new one’s data', async () => {
  localStorage.setItem('token', 'abc');
  const viewer = aUser('admin', { permissions: ['appointments'] });
  const { user } = renderPart(<Late stays={false} />, { Viewer: { viewer } });
  await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
  const box = await screen.findByRole('combobox', { name: 'Buscar paciente' });
  await waitFor(() => expect(box).toHaveAccessibleDescription(/no tiene permiso para buscar pacientes/));
  await write(user, box, 'Nora Ñandú');
  expect(box).toHaveValue('Nora Ñandú');
  expect(screen.queryByText('Buscando…')).not.toBeInTheDocument();
});
