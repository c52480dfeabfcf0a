import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { aPatient, DNI, panelAnswers, PAST } from './patients.fixture';
import type { ListedPatientFragment } from './patients.generated';

const SEARCH = 'Buscar nombre, teléfono o DNI';

const pageOf = (items: readonly ListedPatientFragment[], facts: object = {}) => ({
  allPatients: {
    __typename: 'PatientPage',
    items,
    pagination: { __typename: 'Pagination', total: items.length },
    hasUncounted: false,
    isNear: false,
    ...facts,
  },
});

const BETO = aPatient({
  id: 'paciente-2',
  name: 'Beto Paz',
  birthDate: null,
  phone: null,
  identifiers: [DNI],
  noShows: 0,
  lastAppointment: PAST,
});

const open = (more: Answers = {}, path = '/admin/patients') =>
  renderApp(path, panelAnswers({ AllPatients: pageOf([aPatient(), BETO]), ...more }));

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('each patient has age, document, phone and the next turno, else the last; the name leads to the page', async () => {
  await open();
  const nora = await row('Nora Ñandú');
  for (const text of ['46 años', 'DNI 27111222', '+54 11 2345 6789']) expect(nora.getByText(text)).toBeVisible();
  expect(nora.getByText('Próximo turno: 23-11-2026 con Dra. Lucía Fernández · 1 ausencia')).toBeVisible();
  expect(nora.getByRole('link', { name: 'Nora Ñandú' })).toHaveAttribute('href', '/admin/patients/paciente-1');
  const beto = await row('Beto Paz');
  expect(beto.getByText('DNI 30111222')).toBeVisible();
  expect(beto.getByText('Último: 03-08-2026 con Dra. Lucía Fernández')).toBeVisible();
  expect(screen.getByText('2 pacientes')).toBeVisible();
});

test('a search and the page are in the address; more patients than counted are announced', async () => {
  const { user, address, sent } = await open({
    AllPatients: ({ search }) =>
      search === 'nadie'
        ? pageOf([])
        : pageOf([aPatient()], { pagination: { __typename: 'Pagination', total: 10_000 }, hasUncounted: true }),
  });
  expect(await screen.findByText('Más de 10.000 pacientes')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ir a la página siguiente' }));
  await waitFor(() => expect(sent('AllPatients').at(-1)).toEqual({ search: '', page: 2, limit: 50 }));
  await write(user, screen.getByRole('searchbox', { name: SEARCH }), 'nadie');
  expect(await screen.findByText('Nadie coincide con la búsqueda')).toBeVisible();
  expect(address()).toBe('/admin/patients?buscar=nadie');
});

test('a new patient with the phone and nearly the name of a known one leads to that patient first', async () => {
  const { user, sent } = await open({
    // The first has her as contact.
    Patients: {
      patients: ['Tomás Ñandú', 'Nora Ñandú'].map((name, id) => ({ ...aPatient({ id: `${id}`, name }), isNear: true })),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Nuevo paciente' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo paciente' }));
  await write(user, form.getByRole('textbox', { name: /^Teléfono/ }), '11 2345-6789');
  await write(user, form.getByRole('textbox', { name: 'Nombre y apellido' }), 'Nora Ñandu');
  const known = await form.findByRole('link', { name: '¿Es Nora Ñandú?' });
  expect(known).toHaveAttribute('href', '/admin/patients/1');
  expect(sent('Patients')).toEqual([{ search: 'Nora Ñandu 23456789' }]);
});

test('a new patient needs a name alone; a DNI needs its sex; the page of the patient opens', async () => {
  const refusals = [
    new ApiFailure('CONFLICT', 'Otro paciente ya tiene ese documento', 'identifiers'),
    new ApiFailure('CONFLICT', 'Ya hay un paciente con ese nombre y ese contacto', 'name'),
  ];
  const { user, sent, address } = await open({
    CreatePatient: () => refusals.shift() ?? { saved: aPatient({ id: 'nueva' }) },
    PatientPage: { patient: aPatient({ id: 'nueva', name: 'Eva Sol' }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Nuevo paciente' }));
  const form = within(await screen.findByRole('dialog', { name: 'Nuevo paciente' }));
  const save = () => user.click(form.getByRole('button', { name: 'Guardar paciente' }));
  await save();
  const name = form.getByRole('textbox', { name: 'Nombre y apellido' });
  await waitFor(() => expect(name).toHaveAccessibleDescription('El nombre es requerido'));
  await write(user, name, ' Eva Sol ');
  const dni = form.getByRole('textbox', { name: /^DNI/ });
  await write(user, dni, '30.111.222');
  await save();
  const sex = form.getByRole('combobox', { name: /^Sexo del DNI/ });
  await waitFor(() => expect(sex).toHaveAccessibleDescription('Indicá el sexo que figura en el DNI'));
  await user.selectOptions(sex, 'Femenino');
  await save();
  await waitFor(() => expect(dni).toHaveAccessibleDescription('Otro paciente ya tiene ese documento'));
  await user.clear(dni);
  await write(user, dni, '30111223');
  await save();
  await waitFor(() => expect(name).toHaveAccessibleDescription('Ya hay un paciente con ese nombre y ese contacto'));
  await write(user, name, 'a');
  await save();
  await expectToast('Paciente guardado');
  await waitFor(() => expect(address()).toBe('/admin/patients/nueva'));
  expect(sent('CreatePatient').at(-1)).toEqual({
    input: {
      name: 'Eva Sol a',
      registeredSex: 'F',
      identifiers: [{ kind: 'dni', number: '30111223', registeredSex: 'F' }],
    },
    idempotencyKey: expect.any(String),
  });
});
