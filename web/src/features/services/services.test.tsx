import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import type { ServiceFactsFragment } from './services.generated';

const aService = (facts: Partial<ServiceFactsFragment> = {}) =>
  ({
    __typename: 'Service',
    id: 1,
    name: 'Electrocardiograma',
    description: 'Con informe',
    price: 21000,
    currency: 'ARS',
    durationMinutes: 20,
    isActive: true,
    version: 1,
    ...facts,
  }) as const;
type Service = ReturnType<typeof aService>;
const ABROAD = aService({
  id: 2,
  name: 'Segunda opinión',
  description: '',
  price: 90,
  currency: 'USD',
  durationMinutes: 60,
  isActive: false,
});

/** A clinic with these services; what is changed is there the next time they are asked for. */
async function open(first: Service[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let services = first;
  const keep = (service: Service) => {
    services = [...services.filter(({ id }) => id !== service.id), service];
    return service;
  };
  return renderApp('/admin/system/configuration/services', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Services: () => ({ services }),
    CreateService: ({ input }) => ({ createService: keep(aService({ ...(input as object), id: 9 })) }),
    UpdateService: ({ id, input }) => ({
      updateService: keep(aService({ ...services.find((it) => it.id === id), ...(input as object) })),
    }),
    DeleteService: ({ id }) => {
      services = services.filter((service) => service.id !== id);
      return { deleteService: true };
    },
    ...more,
  });
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = (place: ReturnType<typeof within>, name: string) =>
  place.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('the first is created with what a new one is by default, and another one alike if that is meant', async () => {
  const { user, sent, loseNext } = await open([]);
  expect(await screen.findByText('No hay servicios configurados.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nuevo servicio' }));
  const form = await dialog('Nuevo servicio');
  const currencies = within(form.getByRole('combobox', { name: 'Moneda' })).getAllByRole('option');
  expect(currencies.map(({ textContent }) => textContent)).toEqual(['ARS', 'USD', 'EUR']);
  expect(
    within(form.getByRole('combobox', { name: 'Duración' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([15, 30, 45, 60, 90, 120].map((minutes) => `${minutes} minutos`));
  await user.clear(field(form, 'Precio'));
  await user.click(form.getByRole('button', { name: 'Crear servicio' }));
  expect(await form.findByText('El nombre es requerido')).toBeVisible();
  expect(form.getByText('El precio es requerido')).toBeVisible();
  // With a comma on a phone's keys.
  expect(field(form, 'Precio')).toHaveAttribute('inputmode', 'decimal');
  await write(user, field(form, 'Nombre'), 'Consulta');
  await user.type(field(form, 'Precio'), '0');
  loseNext('CreateService');
  await user.click(form.getByRole('button', { name: 'Crear servicio' }));
  await expectToast('Error al crear el servicio');
  await user.click(form.getByRole('button', { name: 'Crear servicio' }));
  await expectToast('Servicio creado exitosamente');
  expect(await row('Consulta')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Nuevo servicio' }));
  const another = await dialog('Nuevo servicio');
  await write(user, field(another, 'Nombre'), 'Consulta');
  await user.click(another.getByRole('button', { name: 'Crear servicio' }));
  await waitFor(() => expect(sent('CreateService')).toHaveLength(3));
  const [lost, first, second] = sent('CreateService');
  const input = {
    name: 'Consulta',
    description: '',
    price: 0,
    currency: 'ARS',
    durationMinutes: 30,
    isActive: true,
  };
  expect(first).toMatchObject({ input, idempotencyKey: lost?.['idempotencyKey'] });
  expect(second).toMatchObject({ input });
  expect(second?.['idempotencyKey']).not.toBe(first?.['idempotencyKey']);
});

test('a new one’s currency is chosen in a clinic that counts in none of those on offer', async () => {
  const { user, sent } = await open([], { Clinic: { clinic: { ...aClinic(), currency: 'BRL' } } });
  await user.click(await screen.findByRole('button', { name: 'Nuevo servicio' }));
  const form = await dialog('Nuevo servicio');
  const currency = form.getByRole('combobox', { name: 'Moneda' });
  expect(currency).toHaveValue('');
  await write(user, field(form, 'Nombre'), 'Consulta');
  await user.click(form.getByRole('button', { name: 'Crear servicio' }));
  expect(await form.findByText('La moneda es requerida')).toBeVisible();
  await user.selectOptions(currency, 'EUR');
  await user.click(form.getByRole('button', { name: 'Crear servicio' }));
  await expectToast('Servicio creado exitosamente');
  expect(sent('CreateService')).toMatchObject([{ input: { currency: 'EUR' } }]);
});

test('each stands with price, currency, length and status; one is changed on the version that was seen, one is deleted', async () => {
  const { user, sent, loseNext } = await open([aService(), ABROAD]);
  const first = await row('Electrocardiograma');
  for (const text of ['$ 21.000', '20 min', 'Activo', 'Con informe']) expect(first.getByText(text)).toBeVisible();
  const second = await row('Segunda opinión');
  for (const text of ['US$ 90', '60 min', 'Inactivo']) expect(second.getByText(text)).toBeVisible();
  expect(screen.getByText('2 servicios')).toBeVisible();

  await user.click(first.getByRole('button', { name: 'Editar: Electrocardiograma' }));
  const form = await dialog('Editar servicio');
  // A length that is no longer offered stays.
  expect(form.getByRole('combobox', { name: 'Duración' })).toHaveValue('20');
  await user.clear(field(form, 'Precio'));
  await write(user, field(form, 'Precio'), '22.500,50');
  loseNext('UpdateService');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Error al actualizar el servicio');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Servicio actualizado exitosamente');
  expect(sent('UpdateService').slice(1)).toEqual([
    {
      id: 1,
      expectedVersion: 1,
      input: {
        name: 'Electrocardiograma',
        description: 'Con informe',
        price: 22500.5,
        currency: 'ARS',
        durationMinutes: 20,
        isActive: true,
      },
    },
  ]);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click((await row('Segunda opinión')).getByRole('button', { name: 'Eliminar: Segunda opinión' }));
  const question = await dialog('Eliminar servicio');
  loseNext('DeleteService');
  await user.click(question.getByRole('button', { name: 'Eliminar servicio' }));
  await expectToast('Error al eliminar el servicio');
  await user.click(question.getByRole('button', { name: 'Eliminar servicio' }));
  await expectToast('Servicio eliminado exitosamente');
  await waitFor(() => expect(screen.queryByText('Segunda opinión')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Nuevo servicio' })).toHaveFocus();
});

test('services that could not be loaded are not an empty list', async () => {
  await open([], { Services: new ApiFailure('INTERNAL', '') });
  expect((await screen.findAllByText('Error al cargar los datos')).length).toBeGreaterThan(0);
  expect(screen.queryByText('No hay servicios configurados.')).not.toBeInTheDocument();
});
