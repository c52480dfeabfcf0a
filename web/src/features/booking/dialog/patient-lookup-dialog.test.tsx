import { screen, waitFor, within } from '@testing-library/react';

import { OFFLINE, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { chooseSlot, openBooking, openCreate, type Opened } from './dialog.fixture';

beforeEach(() => sessionStorage.clear());

const lookup = ({ part }: Opened) => part.findByRole('combobox', { name: 'Buscar paciente' });
const patient = ({ part }: Opened) =>
  ['Nombre y apellido', 'Correo electrónico', /^Teléfono/].map(
    (label) => part.getByLabelText<HTMLInputElement>(label).value,
  );

const DIALOGS: [string, (answers?: Answers) => Promise<Opened>][] = [
  ['Crear Turno of an administrator', (answers) => openBooking({ mode: 'admin' }, answers)],
  ['Crear Turno of a professional', (answers) => openBooking({ mode: 'professional' }, answers)],
  ['Crear Nuevo Turno', openCreate],
];

describe.each(DIALOGS)('%s', (_name, open) => {
  test('begins with the look-up, which has the focus; a patient of the clinic is found, chosen, and fills the form', async () => {
    const opened = await open();
    const box = await lookup(opened);
    await waitFor(() => expect(box).toHaveFocus());
    await opened.user.keyboard('nora');
    const option = await screen.findByRole('option', { name: /^Nora Ñandú/ });
    for (const text of ['nora@correo.example', '+54 11 2345 6789'])
      expect(within(option).getByText(text)).toBeVisible();
    await opened.user.keyboard('{ArrowDown}{Enter}');
    expect(box).toHaveValue('Nora Ñandú');
    expect(patient(opened)).toEqual(['Nora Ñandú', 'nora@correo.example', '+54 11 2345 6789']);
    expect(box).toHaveAccessibleDescription('nora@correo.example · +54 11 2345 6789');
  });

  test('takes whom nobody knows for a new patient, by name', async () => {
    const opened = await open();
    await opened.user.click(await lookup(opened));
    await opened.user.keyboard('Zoe Nueva');
    expect(patient(opened)).toEqual(['Zoe Nueva', '', '']);
    expect((await opened.part.findAllByText(/Nadie coincide/))[0]).toBeVisible();
    expect(opened.sheet).toBeInTheDocument();
  });
});

test('the own account stands in the form until somebody is looked for, and then never goes out', async () => {
  const opened = await openBooking({ mode: 'professional' });
  expect(patient(opened)).toEqual(['Marta Ruiz', 'marta@example.com', '+54 11 4444 5555']);
  await opened.user.click(await lookup(opened));
  await opened.user.keyboard('Z');
  expect(patient(opened)).toEqual(['Z', '', '']);
  await opened.user.keyboard('oe{Enter}');
  await chooseSlot(opened);
  await opened.press('Crear Turno');
  expect(await opened.part.findByText('El correo es requerido')).toBeVisible();
  expect(opened.sent('BookAppointment')).toEqual([]);
});

test('a name that was typed into the form stays while somebody is looked for; whom one chooses replaces all of it', async () => {
  const opened = await openBooking({ mode: 'professional' });
  await opened.retype('Nombre y apellido', 'Zoe Nueva');
  await opened.user.type(await lookup(opened), 'nora');
  expect(patient(opened)).toEqual(['Zoe Nueva', '', '']);
  await opened.user.click(await screen.findByRole('option', { name: /^Nora/ }));
  expect(patient(opened)).toEqual(['Nora Ñandú', 'nora@correo.example', '+54 11 2345 6789']);
});

test('another patient takes the place of the one chosen before, phone and all', async () => {
  const opened = await openBooking({ mode: 'admin' });
  const box = await lookup(opened);
  await opened.user.click(box);
  await opened.user.keyboard('nor');
  await opened.user.click(await screen.findByRole('option', { name: /^Nora/ }));
  await opened.user.clear(box);
  expect(patient(opened)).toEqual(['', '', '']);
  await opened.user.type(box, 'norb');
  await opened.user.click(await screen.findByRole('option', { name: /^Norberto/ }));
  expect(patient(opened)).toEqual(['Norberto Paz', 'paz@correo.example', '']);
});

test('a number or an address that nobody has is the new patient’s', async () => {
  const opened = await openCreate();
  const box = await lookup(opened);
  await opened.user.type(box, 'zoe@correo.example');
  expect(patient(opened)).toEqual(['', 'zoe@correo.example', '']);
  await opened.user.clear(box);
  await opened.user.type(box, '11 5555 0000');
  expect(patient(opened)).toEqual(['', '', '11 5555 0000']);
});

test('a search that fails says so, and the turno can be made all the same', async () => {
  const opened = await openCreate({ Patients: OFFLINE });
  await opened.user.type(await lookup(opened), 'Zoe Nueva');
  expect((await opened.part.findAllByText(/^No se pudo buscar/))[0]).toBeVisible();
  await opened.retype('Correo electrónico', 'zoe@correo.example');
  await opened.choose('Profesional', 'Dra. Lucía Fernández · Cardiología');
  await opened.choose('Sala', 'Consultorio 1');
  await waitFor(() => expect(opened.part.getByRole('option', { name: '09:30' })).toBeInTheDocument());
  await opened.choose('Hora de inicio', '09:30');
  await opened.press('Crear Turno');
  await expectToast('Turno creado exitosamente');
  expect(opened.sent('CreateAppointment')[0]).toMatchObject({
    input: { patientName: 'Zoe Nueva', patientEmail: 'zoe@correo.example' },
  });
});

test('a letter alone looks for nobody, and while one types on only the last words are looked for', async () => {
  const opened = await openCreate();
  await opened.user.type(await lookup(opened), 'n');
  await opened.user.type(await lookup(opened), 'ora');
  await screen.findByRole('option', { name: /^Nora/ });
  expect(opened.sent('Patients')).toEqual([{ search: 'nora' }]);
});

test('patients have no look-up', async () => {
  const opened = await openBooking({ mode: 'patient' });
  expect(opened.part.queryByRole('combobox', { name: 'Buscar paciente' })).not.toBeInTheDocument();
  expect(opened.part.getByLabelText('Profesional')).toHaveFocus();
});
