import { gql } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { ProfessionalFactsFragment } from './professionals.generated';

/** As the first page asks. */
const FIRST_PAGE = gql`query Landing { landing { professionals { id } } }`;

const aProfessional = (facts: Partial<ProfessionalFactsFragment> = {}) => ({
  __typename: 'Professional', id: 1, name: 'Ana Díaz', email: 'ana@ejemplo.com', phone: '11 5555-0001',
  specialtyId: 3, specialtyName: 'Cardiología', bio: '', sortOrder: 0, isPublic: true, version: 1, ...facts,
}) as const;
type Professional = ReturnType<typeof aProfessional>;

const BETO = aProfessional({
  id: 2, name: 'Beto Paz', email: 'beto@ejemplo.com', phone: null, specialtyId: null, specialtyName: null,
  sortOrder: 1, isPublic: false,
});
const CARLA = aProfessional({ id: 3, name: 'Carla Ruiz', email: 'carla@ejemplo.com', sortOrder: 2 });
const BOOKING = {
  __typename: 'ReleasedBooking', id: 'a/1', kind: 'appointment', date: '2026-06-02', startTime: '10:00', endTime: '10:30',
  roomName: 'Sala 1', patientName: 'Eva Sol',
};

const removal = (bookings: object[]) => ({
  professionalRemoval: {
    __typename: 'ProfessionalRemoval', bookings,
    relatedData: {
      __typename: 'ProfessionalRelatedData',
      appointments: bookings.length, availability: 5, roomBookings: 0, activityLogs: 2,
    },
  },
});

/** A clinic with these professionals; what is created, changed, ordered and deleted is there the next time they are asked for. */
async function open(first: Professional[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let all = first;
  const inOrder = () => all.toSorted((one, other) => one.sortOrder - other.sortOrder);
  const keep = (professional: Professional) => {
    all = [...all.filter(({ id }) => id !== professional.id), professional];
    return professional;
  };
  const app = await renderApp('/admin/professionals', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Professionals: () => ({ allProfessionals: inOrder(), specialties: [{ __typename: 'Specialty', id: 3, name: 'Cardiología' }] }),
    CreateProfessional: ({ input }) => ({ createProfessional: keep(aProfessional({ ...(input as object), id: 9 })) }),
    UpdateProfessional: ({ id, input }) => {
      const before = all.find((it) => it.id === id);
      return { updateProfessional: keep(aProfessional({ ...before, ...(input as object), version: 2 })) };
    },
    ReorderProfessionals: ({ ids }) => {
      all = (ids as number[]).map((id, sortOrder) => aProfessional({ ...all.find((it) => it.id === id), sortOrder }));
      return { reorderProfessionals: all };
    },
    ProfessionalRemoval: removal([BOOKING]),
    DeleteProfessional: ({ id }) => {
      all = all.filter((it) => it.id !== id);
      const summary = '1 turno cancelado y 5 horarios de disponibilidad eliminados';
      return { deleteProfessional: { __typename: 'DeletedProfessional', summary } };
    },
    ...more,
  });
  const sent = (operation: string) => app.calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
  return { ...app, sent };
}

const rows = () => screen.getAllByRole('row').slice(1);
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const button = (name: string) => screen.getByRole('button', { name });

test('professionals stand in display order, numbered from 1, and are put in another, whole, step by step', async () => {
  const { user, sent } = await open([CARLA, aProfessional(), BETO]);
  const first = await row('Ana Díaz');
  for (const text of ['1', 'Cardiología', 'ana@ejemplo.com', '11 5555-0001']) expect(first.getByText(text)).toBeVisible();
  expect(screen.getByText('3 profesionales')).toBeVisible();

  await user.click(button('Bajar: Ana Díaz'));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Beto Paz (oculto)', 'Carla Ruiz', 'Ana Díaz']);
  expect(rows().map((it) => within(it).getAllByRole('cell')[0]!.textContent)).toEqual(['1', '2', '3']);
  expect(button('Bajar: Ana Díaz')).toHaveFocus();
  await expectToast('Orden de profesionales actualizado');
  const steps = sent('ReorderProfessionals');
  expect(steps.at(-1)).toMatchObject({ ids: [2, 3, 1] });
  // Each says what it was made of: the list, and then what was saved last.
  expect(steps.map(({ expectedIds }) => expectedIds)).toEqual([[1, 2, 3], ...steps.slice(0, -1).map(({ ids }) => ids)]);
  expect(names()).toEqual(['Beto Paz (oculto)', 'Carla Ruiz', 'Ana Díaz']);

  // Of a search nobody can tell where in the whole list something would go.
  await user.type(screen.getByRole('searchbox', { name: /^Buscar/ }), 'carla@');
  await waitFor(() => expect(names()).toEqual(['Carla Ruiz']));
  expect(screen.queryByRole('button', { name: /^(Subir|Bajar)/ })).not.toBeInTheDocument();
});

test.each([
  ['INTERNAL', '', 'Error al reordenar profesionales'],
  ['CONFLICT', 'Otra persona cambió el orden mientras tanto', 'Otra persona cambió el orden mientras tanto'],
] as const)('an order that could not be saved (%s) is said so, and the list is as it is in the clinic', async (code, text, told) => {
  const { user } = await open([aProfessional(), BETO], { ReorderProfessionals: new ApiFailure(code, text) });
  await row('Ana Díaz');
  await user.click(button('Bajar: Ana Díaz'));
  await expectToast(told);
  await waitFor(() => expect(names()).toEqual(['Ana Díaz', 'Beto Paz (oculto)']));
  expect(await screen.findByText('Ana Díaz: el cambio no se guardó, está en el lugar 1 de 2')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Ana Díaz: lugar 2 de 2')).not.toBeInTheDocument();
});

test('a professional is created with an account, after what is missing was said', async () => {
  let professionals = 0;
  const { user, sent } = await open([], {
    Stats: () => ({ stats: { __typename: 'Stats', users: 40, professionals: professionals++, rooms: 2, appointments: 0 } }),
  });
  expect(await screen.findByText('Todavía no hay profesionales')).toBeVisible();
  const figures = within(screen.getByLabelText('Resumen de la clínica'));
  await waitFor(() => expect(figures.getAllByRole('definition')[1]).toHaveTextContent('0'));
  await user.click(button('Nuevo profesional'));
  const form = await dialog('Nuevo profesional');
  await user.click(form.getByRole('button', { name: 'Crear profesional' }));
  const missing = await form.findByRole('group', { name: 'Hay 4 datos por revisar' });
  expect(missing).toHaveFocus();
  await user.click(within(missing).getByRole('button', { name: 'El nombre es requerido' }));
  expect(form.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus();
  await write(user, form.getByRole('textbox', { name: /^Nombre/ }), ' Ana Díaz ');
  await write(user, form.getByRole('textbox', { name: /^Correo electrónico/ }), 'ana@ejemplo.com');
  await write(user, form.getByLabelText(/^Contraseña/), 'secreto');
  await user.click(form.getByRole('button', { name: 'Crear profesional' }));
  expect(await form.findByText('Elegí una especialidad')).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: 'Especialidad' }), 'Cardiología');
  // Sent from within the box, which tidies a phone once it is left.
  await user.type(form.getByRole('textbox', { name: /^Teléfono/ }), '11 2345-6789{Enter}');
  await expectToast('Profesional creado exitosamente');
  expect(await row('Ana Díaz')).toBeDefined();
  await waitFor(() => expect(figures.getAllByRole('definition')[1]).toHaveTextContent('1'));
  expect(sent('CreateProfessional')[0]?.['input']).toEqual({
    name: 'Ana Díaz', email: 'ana@ejemplo.com', password: 'secreto', specialtyId: 3, phone: '+54 11 2345 6789', bio: '', sortOrder: 0,
  });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secreto');
});

test('a clinic without specialties is led to them first, from the list and from the form', async () => {
  const { user, address } = await open([], { Professionals: { allProfessionals: [], specialties: [] } });
  await screen.findByText('Todavía no hay profesionales');
  await user.click(button('Nuevo profesional'));
  const form = await dialog('Nuevo profesional');
  expect(form.getByRole('combobox', { name: 'Especialidad' })).toHaveAccessibleDescription(/^No hay especialidades activas/);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Ir a Especialidades' }));
  await waitFor(() => expect(address()).toBe('/admin/system/specialties'));
});

test('a professional is changed; an address that another account has is refused under its field', async () => {
  let taken = true;
  const { user, sent } = await open([aProfessional()], {
    UpdateProfessional: ({ input }) => {
      if (taken) {
        taken = false;
        return new ApiFailure('CONFLICT', 'Ya existe una cuenta con este correo electrónico', 'email');
      }
      return { updateProfessional: aProfessional({ ...(input as object), version: 2 }) };
    },
  });
  await row('Ana Díaz');
  await user.click(button('Editar: Ana Díaz'));
  const form = await dialog('Editar profesional');
  expect(form.queryByLabelText(/^Contraseña/)).not.toBeInTheDocument();
  await write(user, form.getByRole('textbox', { name: /^Presentación/ }), 'Adultos.');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  expect(await form.findByText('Ya existe una cuenta con este correo electrónico')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Presentación/ })).toHaveValue('Adultos.');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Profesional actualizado exitosamente');
  expect(sent('UpdateProfessional').at(-1)).toEqual({
    id: 1, expectedVersion: 1,
    input: { name: 'Ana Díaz', email: 'ana@ejemplo.com', specialtyId: 3, phone: '11 5555-0001', bio: 'Adultos.', sortOrder: 0 },
  });
});

test('before one is deleted what goes along is listed, also what came up meanwhile; the toast is the server’s summary', async () => {
  const LATER = { ...BOOKING, id: 'b/2', date: '2026-06-03', patientName: 'Rosa Luz' };
  let bookings: object[] = [BOOKING];
  let refused = false;
  const { user, sent } = await open([aProfessional(), CARLA], {
    ProfessionalRemoval: () => removal(bookings),
    DeleteProfessional: () => {
      if (refused) return { deleteProfessional: { __typename: 'DeletedProfessional', summary: '2 turnos cancelados' } };
      refused = true;
      bookings = [BOOKING, LATER];
      return new ApiFailure('CONFLICT', '2 turnos se cancelarían. Revisá la lista y confirmá para eliminar');
    },
  });
  await row('Ana Díaz');
  await user.click(button('Eliminar: Ana Díaz'));
  const question = await dialog('Eliminar profesional');
  expect(question.getByText(/turno de Eva Sol, Sala 1$/)).toBeVisible();
  for (const text of [
    /^Se cancela 1 turno futuro/,
    /5 horarios de disponibilidad/,
    /2 registros de actividad/,
    /registro de auditoría/,
    /turnos y las salas quedan libres/,
  ]) {
    expect(question.getByText(text)).toBeVisible();
  }
  await user.click(question.getByRole('button', { name: 'Eliminar profesional' }));
  expect(await question.findByText(/turno de Rosa Luz/)).toBeVisible();
  expect(question.getByText(/^2 turnos se cancelarían/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Eliminar profesional' }));
  await expectToast('Profesional eliminado exitosamente: 2 turnos cancelados');
  expect(sent('DeleteProfessional')).toEqual([{ id: 1, confirmed: ['a/1'] }, { id: 1, confirmed: ['a/1', 'b/2'] }]);
});

test('another order is there for whoever opens the first page next', async () => {
  const { user, client, sent } = await open([aProfessional(), BETO]);
  await client.query({ query: FIRST_PAGE });
  await row('Ana Díaz');
  await user.click(button('Bajar: Ana Díaz'));
  await expectToast('Orden de profesionales actualizado');
  await client.query({ query: FIRST_PAGE });
  expect(sent('Landing')).toHaveLength(2);
});

test('what could not be loaded is no empty list, and nobody is deleted whose consequences are not known', async () => {
  let isDown = true;
  const { user } = await open([aProfessional()], {
    Professionals: () => (isDown ? new ApiFailure('INTERNAL', '') : { allProfessionals: [aProfessional()], specialties: [] }),
    ProfessionalRemoval: new ApiFailure('INTERNAL', ''),
  });
  expect((await screen.findAllByText('Error al cargar los datos')).length).toBeGreaterThan(0);
  isDown = false;
  await user.click(button('Reintentar'));
  await row('Ana Díaz');
  await user.click(button('Eliminar: Ana Díaz'));
  await expectToast('Error al cargar los datos');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
