import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aPatient, panelAnswers } from '../patients.fixture';

test('the data are erased once the name is typed; turnos to come prevent it', async () => {
  const refusal = 'Tiene 1 turno por venir. Cancelá lo que falte antes de borrar sus datos';
  const answers = [
    new ApiFailure('CONFLICT', refusal, 'id'),
    {
      erased: {
        __typename: 'PatientErasure',
        id: 'paciente-1',
        erasedAt: '2026-11-21T10:15:00-03:00',
        version: 4,
      },
    },
  ];
  const { user, sent, address } = await renderApp(
    '/admin/patients/paciente-1',
    panelAnswers({
      PatientPage: { patient: aPatient() },
      TurnosOfPatient: { appointments: { __typename: 'AppointmentPage', items: [], next: null } },
      WaitingOfPatient: { waitingList: { __typename: 'WaitingListEntryConnection', edges: [] } },
      FamilyOfPatient: { patient: { __typename: 'Patient', id: 'paciente-1', relations: [] } },
      ReadsOfPatient: { patient: { __typename: 'Patient', id: 'paciente-1', reads: [] } },
      ErasePatient: () => answers.shift()!,
      AllPatients: {
        allPatients: {
          __typename: 'PatientPage',
          items: [],
          pagination: { __typename: 'Pagination', total: 0 },
          hasUncounted: false,
          isNear: false,
        },
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Más acciones de Nora Ñandú' }));
  await user.click(screen.getByRole('menuitem', { name: 'Borrar datos…' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Borrar los datos de Nora Ñandú?' }));
  expect(dialog.getByText('No se puede deshacer.')).toBeVisible();
  await write(user, dialog.getByRole('textbox', { name: 'Motivo' }), 'Lo pidió por nota');
  const name = dialog.getByRole('textbox', { name: 'Para confirmar, escribí el nombre' });
  await write(user, name, 'Nora');
  const send = () => user.click(dialog.getByRole('button', { name: 'Borrar datos' }));
  await send();
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^No coincide con el nombre del paciente/));
  expect(sent('ErasePatient')).toEqual([]);
  await write(user, name, ' nandu');
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
  await send();
  await expectToast('Datos borrados');
  await waitFor(() => expect(address()).toBe('/admin/patients'));
  expect(sent('ErasePatient').at(-1)).toEqual({ id: 'paciente-1', reason: 'Lo pidió por nota', expectedVersion: 3 });
});
