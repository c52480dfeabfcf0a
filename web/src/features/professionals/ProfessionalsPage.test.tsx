import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure } from '../../testing/fake-api';
import { chooseOfRow } from '../../testing/row-menu';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { aProfessional, BETO, CARLA, open, rows, names, row, dialog, button } from './professionals.fixture';

test('professionals stand in display order, numbered from 1, and are put in another, whole, step by step', async () => {
  const { user, sent } = await open([CARLA, aProfessional(), BETO]);
  const first = await row('Ana Díaz');
  for (const text of ['1', 'Cardiología', 'ana@ejemplo.com', '11 5555-0001'])
    expect(first.getByText(text)).toBeVisible();
  expect(screen.getByText('3 profesionales')).toBeVisible();

  await user.click(button('Bajar: Ana Díaz'));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Beto Paz (oculto)', 'Carla Ruiz', 'Ana Díaz']);
  expect(rows().map((it) => within(it).getAllByRole('cell')[0]!.textContent)).toEqual(['1', '2', '3']);
  expect(button('Bajar: Ana Díaz')).toHaveFocus();
  await expectToast('Orden de profesionales actualizado');
  const steps = sent('ReorderProfessionals');
  expect(steps.at(-1)).toMatchObject({ ids: [2, 3, 1] });
  // Each request expects the order that the previous one saved.
  expect(steps.map(({ expectedIds }) => expectedIds)).toEqual([[1, 2, 3], ...steps.slice(0, -1).map(({ ids }) => ids)]);
  expect(names()).toEqual(['Beto Paz (oculto)', 'Carla Ruiz', 'Ana Díaz']);

  // A search result has no position in the whole list.
  await write(user, screen.getByRole('searchbox', { name: /^Buscar/ }), 'carla@');
  await waitFor(() => expect(names()).toEqual(['Carla Ruiz']));
  expect(screen.queryByRole('button', { name: /^(Subir|Bajar)/ })).not.toBeInTheDocument();
});

test('a professional is created with an account, after what is missing was said', async () => {
  const { user, sent, loseNext } = await open([]);
  expect(await screen.findByText('Todavía no hay profesionales')).toBeVisible();
  await user.click(button('Nuevo profesional'));
  const form = await dialog('Nuevo profesional');
  await user.click(form.getByRole('button', { name: 'Crear profesional' }));
  const missing = await form.findByRole('group', { name: 'Hay 3 datos por revisar' });
  expect(missing).toHaveFocus();
  await user.click(within(missing).getByRole('button', { name: 'El nombre es requerido' }));
  expect(form.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus();
  await write(user, form.getByRole('textbox', { name: /^Nombre/ }), ' Ana Díaz ');
  await write(user, form.getByRole('textbox', { name: /^Correo electrónico/ }), 'ana@ejemplo.com');
  await write(user, form.getByLabelText(/^Contraseña/), 'lo-secreto-1');
  await write(user, form.getByRole('textbox', { name: /^Tarifa/ }), '18.000');
  await user.selectOptions(form.getByRole('combobox', { name: /^Duración/ }), '45 minutos');
  await user.click(form.getByRole('button', { name: 'Crear profesional' }));
  expect(await form.findByText('Elegí una especialidad')).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: 'Especialidad' }), 'Cardiología');
  // Sent while the field has the focus; a blur would tidy the phone.
  await write(user, form.getByRole('textbox', { name: /^Matrícula/ }), ' MN 123456 ');
  await write(user, form.getByRole('textbox', { name: /^Teléfono/ }), '11 2345-6789');
  loseNext('CreateProfessional');
  await user.keyboard('{Enter}');
  await expectToast('Error al crear el profesional');
  await user.click(form.getByRole('button', { name: 'Crear profesional' }));
  await expectToast('Profesional creado exitosamente');
  expect(await row('Ana Díaz')).toBeDefined();
  expect(sent('CreateProfessional')[0]?.['input']).toEqual({
    name: 'Ana Díaz',
    email: 'ana@ejemplo.com',
    password: 'lo-secreto-1',
    specialtyId: 3,
    phone: '+54 11 2345 6789',
    bio: '',
    licenseNumber: 'MN 123456',
    refepsNumber: null,
    sortOrder: 0,
    seriesOnline: false,
    fee: 18000,
    defaultDurationMinutes: 45,
  });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('lo-secreto-1');
});

test('a clinic without specialties is led to them first, from the list and from the form', async () => {
  const { user, address } = await open([], { Professionals: { allProfessionals: [], specialties: [] } });
  await screen.findByText('Todavía no hay profesionales');
  await user.click(button('Nuevo profesional'));
  const form = await dialog('Nuevo profesional');
  expect(form.getByRole('combobox', { name: 'Especialidad' })).toHaveAccessibleDescription(
    /^No hay especialidades activas/,
  );
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Ir a Especialidades' }));
  await waitFor(() => expect(address()).toBe('/admin/system/specialties'));
});

test('a professional is changed; an address that another account has is refused under its field', async () => {
  let taken = true;
  const { user, sent, loseNext } = await open([aProfessional()], {
    UpdateProfessional: ({ input }) => {
      if (taken) {
        taken = false;
        return new ApiFailure('CONFLICT', 'Ya existe una cuenta con este correo electrónico', 'email');
      }
      return { updateProfessional: aProfessional({ ...(input as object), version: 2 }) };
    },
  });
  await row('Ana Díaz');
  await chooseOfRow(user, 'Ana Díaz', 'Editar');
  const form = await dialog('Editar profesional');
  expect(form.queryByLabelText(/^Contraseña/)).not.toBeInTheDocument();
  await write(user, form.getByRole('textbox', { name: /^Presentación/ }), 'Adultos.');
  await user.click(form.getByRole('switch', { name: /^Los pacientes pueden reservar varios turnos/ }));
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  expect(await form.findByText('Ya existe una cuenta con este correo electrónico')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Presentación/ })).toHaveValue('Adultos.');
  loseNext('UpdateProfessional');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Error al actualizar el profesional');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Profesional actualizado exitosamente');
  expect(sent('UpdateProfessional').at(-1)).toEqual({
    id: 1,
    expectedVersion: 1,
    input: {
      name: 'Ana Díaz',
      email: 'ana@ejemplo.com',
      specialtyId: 3,
      phone: '11 5555-0001',
      bio: 'Adultos.',
      licenseNumber: null,
      refepsNumber: null,
      sortOrder: 0,
      seriesOnline: true,
    },
  });
});

test('a failed load is no empty list, and a deletion with unknown consequences is impossible', async () => {
  let isDown = true;
  const { user } = await open([aProfessional()], {
    Professionals: () =>
      isDown ? new ApiFailure('INTERNAL', '') : { allProfessionals: [aProfessional()], specialties: [] },
    ProfessionalRemoval: new ApiFailure('INTERNAL', ''),
  });
  expect((await screen.findAllByText('Error al cargar los datos')).length).toBeGreaterThan(0);
  isDown = false;
  await user.click(button('Reintentar'));
  await row('Ana Díaz');
  await chooseOfRow(user, 'Ana Díaz', 'Eliminar');
  await expectToast('Error al cargar los datos');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
