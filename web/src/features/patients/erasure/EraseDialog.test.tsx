import type { Permission } from '@turnero/api/domain/permissions';
import { screen, waitFor, within } from '@testing-library/react';

import { calendarAnswers } from '../../../testing/calendar-data';
import { aUser } from '../../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { aPatient, DNI, panelAnswers } from '../patients.fixture';

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

describe('the address of an erased patient', () => {
  const erasure = (facts: object = {}) => ({
    erasure: {
      __typename: 'PatientErasure',
      id: 'paciente-1',
      erasedAt: '2026-11-20T10:15:00-03:00',
      erasedBy: 'Dora Directora',
      state: 'blocked',
      reads: [],
      ...facts,
    },
  });
  const open = (more: Answers = {}) =>
    renderApp(
      '/admin/patients/paciente-1',
      panelAnswers({
        PatientPage: new ApiFailure('NOT_FOUND', 'El paciente no existe'),
        PatientErasure: erasure(),
        ...more,
      }),
    );

  test('says when and by whom, and shows the blocked identity once there is a reason', async () => {
    const read = {
      __typename: 'PatientRead',
      id: '1',
      at: '2026-11-21T10:15:00-03:00',
      kind: 'administrator',
      readerName: 'Marta Ruiz',
      reason: 'Oficio del Juzgado 3',
    };
    let reads: object[] = [];
    const identity = {
      __typename: 'BlockedIdentity',
      name: 'Nora Ñandú',
      givenNames: 'Nora Inés',
      familyNames: 'Ñandú',
      birthDate: '1980-02-28',
      identifiers: [DNI],
    };
    const merged = {
      ...identity,
      name: 'Nora N',
      givenNames: null,
      familyNames: null,
      birthDate: null,
      identifiers: [],
    };
    const { user, sent } = await open({
      PatientErasure: () => erasure({ reads }),
      ReadBlockedIdentity: () => {
        reads = [read];
        return { identities: [identity, merged] };
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Datos borrados' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Datos borrados' })).toHaveTextContent(
      'Estos datos fueron borrados el 20-11-2026 por Dora Directora.',
    );
    expect(screen.queryByText('El paciente no existe')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver pacientes' })).toHaveAttribute('href', '/admin/patients');
    await user.click(screen.getByRole('button', { name: 'Ver la identidad bloqueada…' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Ver la identidad bloqueada?' }));
    const send = () => user.click(dialog.getByRole('button', { name: 'Ver identidad' }));
    await send();
    expect(await dialog.findByText('El motivo es requerido')).toBeVisible();
    expect(sent('ReadBlockedIdentity')).toEqual([]);
    await write(user, dialog.getByRole('textbox', { name: 'Motivo' }), ' Oficio del Juzgado 3 ');
    await send();
    const shown = await screen.findByRole('region', { name: 'Identidad bloqueada' });
    expect(sent('ReadBlockedIdentity')).toEqual([{ id: 'paciente-1', reason: 'Oficio del Juzgado 3' }]);
    await waitFor(() => expect(shown).toHaveFocus());
    for (const text of ['Nora Ñandú', 'Nora Inés Ñandú', '28-02-1980', 'DNI 30111222', 'Nora N', 'Sin documento'])
      expect(within(shown).getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ver la identidad bloqueada…' })).not.toBeInTheDocument();
    const readers = await screen.findByRole('list', { name: 'Quién vio sus datos' });
    expect(readers).toHaveTextContent('Marta RuizVio la identidad bloqueada: Oficio del Juzgado 3');
  });

  test.each<[string, object, Permission[]]>([
    ['anonymized', { state: 'anonymized' }, ['patients', 'security']],
    ['blocked, to the desk', { reads: null, erasedBy: null }, ['patients']],
  ])('offers no reading of an identity that is %s', async (_, facts, permissions) => {
    const viewer = aUser('admin', { permissions });
    await open({ Viewer: { viewer }, PatientErasure: erasure(facts) });
    expect(await screen.findByRole('region', { name: 'Datos borrados' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /identidad/ })).not.toBeInTheDocument();
  });

  describe('to a professional, who has no list of patients,', () => {
    const openOwn = (PatientErasure: Answers[string]) =>
      renderApp(
        '/dashboard/patients/paciente-1',
        panelAnswers({
          ...calendarAnswers('professional', []).answers,
          PatientPage: new ApiFailure('NOT_FOUND', 'El paciente no existe'),
          PatientErasure,
        }),
      );

    test('says so too, after turnos with them', async () => {
      await openOwn(erasure({ reads: null }));
      expect(await screen.findByRole('region', { name: 'Datos borrados' })).toHaveTextContent(
        'Estos datos fueron borrados el 20-11-2026 por Dora Directora.',
      );
      expect(screen.queryByRole('link', { name: 'Ver pacientes' })).not.toBeInTheDocument();
    });

    test('says that there are no turnos with them, without any', async () => {
      await openOwn(new ApiFailure('NOT_FOUND', 'El paciente no existe'));
      expect(await screen.findByText('No tenés turnos con este paciente')).toBeVisible();
    });
  });
});
