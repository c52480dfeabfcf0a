import { screen } from '@testing-library/react';
import type { Permission } from '@turnero/api/domain/permissions';

import { aProfessional, open as openProfessionals, row } from '../../../features/professionals/professionals.fixture';
import { DIRECTION, MARTA, somebody } from '../../../features/users/users.fixture';
import { aUser, landingAnswers } from '../../../testing/clinic-data';
import { renderApp } from '../../../testing/render-app';

const withOnly = (...permissions: Permission[]) => ({ Viewer: { viewer: aUser('admin', { permissions }) } });
const MANAGEMENT = withOnly('people', 'rooms', 'prices', 'reports');

const openUsers = async (viewer: object) => {
  localStorage.setItem('token', 'abc');
  return renderApp('/admin/users', {
    ...landingAnswers(),
    Users: { users: { __typename: 'UserPage', items: [somebody(), MARTA], total: 2, isNear: false } },
    ChosenPermissionSets: { permissionSets: [DIRECTION] },
    ...viewer,
  });
};

describe('with the permissions of Gestión', () => {
  test('professionals have hours but no absences to announce, and the waiting list is not asked for', async () => {
    const { user, sent } = await openProfessionals([aProfessional()], MANAGEMENT);
    const ana = await row('Ana Díaz');
    expect(ana.queryByRole('link', { name: /^Avisar ausencia/ })).not.toBeInTheDocument();
    await user.click(ana.getByRole('button', { name: 'Más acciones de Ana Díaz' }));
    expect(await screen.findByRole('menuitem', { name: /^Horarios/ })).toBeVisible();
    expect(sent('WaitingListShown')).toEqual([]);
  });

  test('the turnos of a user are a number, which leads nowhere', async () => {
    await openUsers(MANAGEMENT);
    expect((await row('Ana Gómez')).getByText('12')).toBeVisible();
    expect(screen.queryByRole('link', { name: /turnos de Ana Gómez/ })).not.toBeInTheDocument();
  });
});

describe('with all permissions', () => {
  test('an absence can be announced from the list', async () => {
    await openProfessionals([aProfessional()]);
    expect((await row('Ana Díaz')).getByRole('link', { name: /^Avisar ausencia/ })).toBeVisible();
  });

  test('the turnos of a user lead to them', async () => {
    await openUsers({ Viewer: { viewer: aUser('admin') } });
    expect((await row('Ana Gómez')).getByRole('link', { name: /12/ })).toBeVisible();
  });
});

test('with people but not rooms, a professional’s form has no way to their hours', async () => {
  const { user } = await openProfessionals([aProfessional()], withOnly('people'));
  await user.click((await row('Ana Díaz')).getByRole('button', { name: 'Editar: Ana Díaz' }));
  const form = await screen.findByRole('dialog', { name: 'Editar profesional' });
  expect(form).toBeVisible();
  expect(screen.queryByRole('link', { name: /orarios/ })).not.toBeInTheDocument();
});
