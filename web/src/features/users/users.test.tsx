import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { chooseOfRow } from '../../testing/row-menu';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { DESK, DIRECTION, LAURA, MARTA, somebody, type Somebody } from './users.fixture';

/** A clinic with these accounts, of which a search finds those with its words in the name. */
async function open(first: Somebody[] = [somebody(), LAURA, MARTA], more: Answers = {}, path = '/admin/users') {
  localStorage.setItem('token', 'abc');
  let users = first;
  const change = (id: unknown, facts: object) => {
    users = users.map((user) => (user.id === id ? { ...user, ...facts } : user));
    return users.find((user) => user.id === id)!;
  };
  return renderApp(path, {
    ...landingAnswers(),
    ChosenPermissionSets: { permissionSets: [DIRECTION, DESK] },
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Users: ({ filter }) => {
      const { search, role } = filter as { search: string; role: string | null };
      const items = users.filter(
        (user) => user.name.toLowerCase().includes(search) && (role === null || user.role === role),
      );
      return { users: { __typename: 'UserPage', items, total: items.length, isNear: false } };
    },
    CreateUser: ({ input }) => {
      const created = somebody({ ...(input as object), id: 9, invited: true, emailConfirmed: false });
      users = [...users, created];
      return { createUser: created };
    },
    ResendInvitation: OFFLINE,
    UpdateUser: ({ id, input }) => ({ updateUser: change(id, { ...(input as object), version: 4 }) }),
    SetUserPassword: { setUserPassword: true },
    SuspendUser: ({ id }) => ({ suspendUser: change(id, { suspended: true }) }),
    ReactivateUser: ({ id }) => ({ reactivateUser: change(id, { suspended: false }) }),
    DeleteUser: ({ id }) => {
      users = users.filter((user) => user.id !== id);
      return { deleteUser: true };
    },
    ...more,
  });
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('everybody stands with role, phone, turnos and day of registration, and can be looked for by an address', async () => {
  const { user, address, sent } = await open();
  const ana = await row('Ana Gómez');
  for (const text of ['ana@example.com', 'Paciente', '+54 11 5555-0101', '12', '04-05-2026'])
    expect(ana.getByText(text)).toBeVisible();
  expect(ana.getByRole('link', { name: '12 turnos de Ana Gómez' })).toHaveAttribute(
    'href',
    '/admin/appointments/calendar?cuenta=2',
  );
  const laura = await row('Laura Sosa');
  expect(laura.getByText('Profesional suspendido')).toBeVisible();
  const marta = await row('Marta Ruiz');
  expect(marta.getByText('Administrador')).toBeVisible();
  expect(marta.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Editar: Marta Ruiz',
  ]);
  expect(screen.getByText('3 usuarios')).toBeVisible();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Pacientes');
  await waitFor(() => expect(names()).toEqual(['Ana Gómez']));
  await user.click(screen.getByRole('button', { name: 'Registro' }));
  await write(user, screen.getByRole('searchbox', { name: 'Buscar por nombre, email o teléfono' }), 'nadie');
  await waitFor(() => expect(address()).toBe('/admin/users?buscar=nadie&rol=paciente&orden=registro'));
  expect(await screen.findByText('Nada coincide con la búsqueda')).toBeVisible();
  const filter = { search: 'nadie', role: 'user' };
  expect(sent('Users').at(-1)).toEqual({ filter, sort: 'createdAt', descending: false, page: 1, size: 50 });
});

test('who edits an account and changes its password in between finds it as it was filled in', async () => {
  const { user, sent, loseNext } = await open();
  await user.click((await row('Ana Gómez')).getByRole('button', { name: 'Editar: Ana Gómez' }));
  const form = await dialog('Editar usuario');
  expect(form.getByRole('textbox', { name: /Fecha de nacimiento/ })).toHaveValue('28-02-1990');
  const name = form.getByRole('textbox', { name: 'Nombre' });
  await user.clear(name);
  await write(user, name, 'Ana María');
  await user.selectOptions(form.getByRole('combobox', { name: 'Rol' }), 'Profesional');
  expect(form.getByText(/Sus sesiones abiertas se cierran\. Tendrá un perfil profesional/)).toBeVisible();

  await user.click(form.getByRole('button', { name: 'Cambiar contraseña' }));
  const password = await dialog('Cambiar contraseña');
  await write(user, password.getByLabelText('Nueva contraseña'), '12345');
  await write(user, password.getByLabelText('Confirmar contraseña'), 'clave-nueva');
  await user.click(password.getByRole('button', { name: 'Cambiar contraseña' }));
  expect(await password.findByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  expect(password.getByText('Las contraseñas no coinciden')).toBeVisible();
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('clave-nueva');
  await user.clear(password.getByLabelText('Nueva contraseña'));
  await write(user, password.getByLabelText('Nueva contraseña'), 'clave-nueva');
  loseNext('SetUserPassword');
  await user.click(password.getByRole('button', { name: 'Cambiar contraseña' }));
  await expectToast('Error al actualizar la contraseña');
  await user.click(password.getByRole('button', { name: 'Cambiar contraseña' }));
  await expectToast('Contraseña actualizada exitosamente');
  expect(sent('SetUserPassword').at(-1)).toEqual({ id: 2, newPassword: 'clave-nueva' });

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Cambiar contraseña' })).not.toBeInTheDocument());
  expect(name).toHaveValue('Ana María');
  await waitFor(() => expect(form.getByRole('button', { name: 'Cambiar contraseña' })).toHaveFocus());
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Usuario actualizado exitosamente');
  expect(sent('UpdateUser')).toEqual([
    { id: 2, input: { name: 'Ana María', role: 'professional' }, expectedVersion: 3 },
  ]);
  expect((await row('Ana María')).getByText('Profesional')).toBeVisible();
});

test('an unconfirmed address cannot become an administrator’s, which is explained beside the other roles', async () => {
  const { user } = await open();
  await user.click((await row('Laura Sosa')).getByRole('button', { name: 'Editar: Laura Sosa' }));
  const role = (await dialog('Editar usuario')).getByRole('combobox', { name: 'Rol' });
  expect(
    within(role)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Profesional', 'Paciente']);
  expect(role).toHaveAccessibleDescription(
    'Para ser administrador o administradora tiene que confirmar antes su correo e iniciar sesión.',
  );
});

test('faults are shown at their fields, a colleague’s values beside the typed ones, and one’s own role stays', async () => {
  const savedMeanwhile = { ...MARTA, address: 'Calle 9', version: 5 };
  const refusals = [
    OFFLINE,
    new ApiFailure('CONFLICT', 'Ya existe una cuenta con este correo electrónico', 'email'),
    new ApiFailure('CONFLICT', 'Otra persona cambió estos datos mientras tanto', undefined, undefined, savedMeanwhile),
  ];
  const { user, sent } = await open(undefined, { UpdateUser: () => refusals.shift() ?? { updateUser: MARTA } });
  await user.click((await row('Marta Ruiz')).getByRole('button', { name: 'Editar: Marta Ruiz' }));
  const form = await dialog('Editar usuario');
  const role = form.getByRole('combobox', { name: 'Rol' });
  expect(within(role).getAllByRole('option')).toHaveLength(1);
  expect(role).toHaveAccessibleDescription('No podés cambiar tu propio rol: pedíselo a otro administrador.');
  const email = form.getByRole('textbox', { name: 'Correo electrónico' });
  await user.clear(email);
  await write(user, email, 'marta@otra.example');
  expect(email).toHaveAccessibleDescription('Recibirá un correo para confirmar la dirección nueva.');
  const save = () => user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await save();
  await expectToast('Error al actualizar el usuario');
  expect(await form.findByRole('alert')).toHaveTextContent(/^No sabemos si se hizo: se cortó la conexión/);
  await save();
  await waitFor(() => expect(email).toHaveAccessibleDescription('Ya existe una cuenta con este correo electrónico'));
  await write(user, email, '.ar');
  await save();
  const theirs = within(await form.findByRole('group', { name: 'Cambios de otra persona' }));
  expect(theirs.getByText('Calle 9')).toBeVisible();
  await save();
  await expectToast('Usuario actualizado exitosamente');
  expect(sent('UpdateUser').at(-1)).toEqual({ id: 7, input: { email: 'marta@otra.example.ar' }, expectedVersion: 5 });
});

test('who is suspended, reactivated or deleted is asked about with what comes of it', async () => {
  const refusal = new ApiFailure(
    'CONFLICT',
    'Tiene un perfil profesional. Eliminalo en Profesionales, o suspendé la cuenta',
  );
  const answers = [refusal, OFFLINE, { deleteUser: true }];
  const { user, sent } = await open(undefined, { DeleteUser: () => answers.shift()! });
  await chooseOfRow(user, 'Laura Sosa', 'Reactivar');
  const back = await dialog('Reactivar usuario');
  expect(back.getByText('Vuelve a ofrecerse a los pacientes.')).toBeVisible();
  await user.click(back.getByRole('button', { name: 'Reactivar usuario' }));
  await expectToast('Usuario reactivado');

  await chooseOfRow(user, 'Ana Gómez', 'Suspender');
  const question = await dialog('Suspender usuario');
  expect(question.getByText('No podrá iniciar sesión, y sus sesiones abiertas se cierran ahora.')).toBeVisible();
  expect(question.getByText('Sus turnos siguen en pie.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Suspender usuario' }));
  await expectToast('Usuario suspendido');
  expect((await row('Ana Gómez')).getByText('Paciente suspendido')).toBeVisible();

  await chooseOfRow(user, 'Ana Gómez', 'Eliminar');
  const last = await dialog('Eliminar usuario');
  expect(last.getByText('Sus 12 turnos quedan, con su nombre y correo: lo reservado sigue en pie.')).toBeVisible();
  await user.click(last.getByRole('button', { name: 'Eliminar usuario' }));
  expect(await last.findByRole('alert')).toHaveTextContent('Tiene un perfil profesional. Eliminalo en Profesionales');
  await user.click(last.getByRole('button', { name: 'Eliminar usuario' }));
  await expectToast('Error al eliminar el usuario');
  await user.click(last.getByRole('button', { name: 'Eliminar usuario' }));
  await expectToast('Usuario eliminado exitosamente');
  expect(sent('DeleteUser')).toEqual([{ id: 2 }, { id: 2 }, { id: 2 }]);
});

test('a person is invited with a name, an address and a role, and again when the mail is lost; no password is typed', async () => {
  const ivan = somebody({ id: 8, name: 'Iván Suspendido', invited: true, suspended: true });
  const { user, sent } = await open([MARTA, ivan]);
  await user.click((await row('Iván Suspendido')).getByRole('button', { name: 'Más acciones de Iván Suspendido' }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Reactivar', 'Eliminar']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Nuevo usuario' }));
  const form = await dialog('Nuevo usuario');
  await write(user, form.getByRole('textbox', { name: 'Nombre' }), ' Eva Sol ');
  await write(user, form.getByRole('textbox', { name: 'Correo electrónico' }), 'eva@example.com');
  await user.click(form.getByRole('button', { name: 'Enviar invitación' }));
  const role = form.getByRole('combobox', { name: 'Rol' });
  await waitFor(() => expect(role).toHaveAccessibleDescription('Elegí un rol'));
  await user.selectOptions(role, 'Administrador');
  expect(role).toHaveAccessibleDescription(
    'Administra la clínica, con los permisos que elijas: revisá que la dirección sea la suya.',
  );
  const permissions = await form.findByRole('combobox', { name: 'Permisos' });
  await user.click(form.getByRole('button', { name: 'Enviar invitación' }));
  expect(await form.findByText('Elegí qué puede hacer')).toBeVisible();
  expect(sent('CreateUser')).toEqual([]);
  await user.selectOptions(permissions, 'Dirección');
  expect(permissions).toHaveAccessibleDescription('Puede hacer todo.');
  await user.selectOptions(permissions, 'Recepción');
  expect(permissions).toHaveAccessibleDescription('Puede: Turnos.');
  await user.click(form.getByRole('button', { name: 'Enviar invitación' }));
  await expectToast('Invitación enviada a eva@example.com');
  const input = { name: 'Eva Sol', email: 'eva@example.com', role: 'admin', permissionSetId: 3 };
  expect(sent('CreateUser')).toEqual([{ input, idempotencyKey: expect.any(String) }]);

  const eva = await row('Eva Sol');
  expect(eva.getByText('Administrador invitado')).toBeVisible();
  await chooseOfRow(user, 'Eva Sol', 'Reenviar invitación');
  await waitFor(() => expect(sent('ResendInvitation')).toEqual([{ id: 9 }]));
  const advice = 'Preguntá si le llegó antes de reenviarla: la anterior deja de servir.';
  await expectToast(`No sabemos si la invitación salió: se cortó la conexión. ${advice}`);
  await user.click(eva.getByRole('button', { name: 'Editar: Eva Sol' }));
  const edited = await dialog('Editar usuario');
  expect(
    edited.getByText(
      'Todavía no eligió su contraseña: lo hace con la invitación, que podés reenviar a eva@example.com.',
    ),
  ).toBeVisible();
  expect(edited.queryByRole('button', { name: 'Cambiar contraseña' })).not.toBeInTheDocument();
});

test('a professional cannot be deleted here; the page explains it and links to the right place', async () => {
  const { user, address, sent } = await open(undefined, { AllProfessionals: OFFLINE });
  await chooseOfRow(user, 'Laura Sosa', 'Eliminar');
  const question = await dialog('Eliminar usuario');
  const where = question.getByText(
    'Tiene un perfil profesional, que se elimina en Profesionales: ahí ves antes qué pasa con sus turnos.',
  );
  expect(where).toBeVisible();
  expect(question.queryByRole('button', { name: 'Eliminar usuario' })).not.toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Ir a Profesionales' }));
  await waitFor(() => expect(address()).toBe('/admin/professionals?buscar=Laura+Sosa'));
  expect(sent('DeleteUser')).toEqual([]);
});
