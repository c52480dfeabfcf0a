import { screen, waitFor, within } from '@testing-library/react';

import { STORED } from '../../features/accounts/profile/profile.fixture';
import { availabilityAnswers, onTheirWayBut } from '../../features/availability/availability.fixture';
import { calendarAnswers } from '../../testing/calendar-data';
import { aUser, landingAnswers } from '../../testing/clinic-data';
import { renderApp } from '../../testing/render-app';
import { write } from '../../testing/write';

const tab = (name: string) => screen.getAllByText(name, { selector: 'a' })[0] as HTMLElement;
const question = () => screen.queryAllByRole('dialog', { name: '¿Salir sin guardar?' });
const account = () => screen.queryByRole('dialog', { name: 'Mi cuenta', hidden: true });
const sunday = () => screen.getByRole('checkbox', { name: 'Domingo', hidden: true });

/** Availability, reached from the calendar, with the account open over it. */
async function openOverAvailability() {
  localStorage.setItem('token', 'abc');
  const viewer = { ...STORED, ...aUser('professional') };
  const app = await renderApp('/dashboard', {
    ...calendarAnswers('professional', []).answers,
    ...availabilityAnswers({ ...onTheirWayBut('WeeklyAvailability'), Viewer: { viewer }, Profile: { viewer } }),
    ...landingAnswers(),
    SignOut: { signOut: true },
  });
  await waitFor(() => tab('Mi Disponibilidad'));
  await app.user.click(tab('Mi Disponibilidad'));
  await screen.findByRole('checkbox', { name: 'Domingo' });
  const openDialog = async () => {
    await app.user.click(screen.getByRole('button', { name: `Menú de ${viewer.name}` }));
    await app.user.click(await screen.findByRole('button', { name: 'Editar Perfil' }));
    return screen.findByRole('textbox', { name: 'Nombre y apellido' });
  };
  const answer = (name: string) => app.user.click(within(question()[0]!).getByRole('button', { name }));
  return { ...app, openDialog, answer };
}

test('Back asks once for what is unsaved in the dialog, in the page below it and in both, and yes leaves both', async () => {
  const { user, back, address, openDialog, answer } = await openOverAvailability();
  const backAsksOnce = async (reply: string) => {
    await back();
    await waitFor(() => expect(question()).toHaveLength(1));
    await answer(reply);
  };
  let name = await openDialog();
  await write(user, name, ' Paz');
  await backAsksOnce('Seguir editando');
  expect(name).toHaveValue(`${aUser('professional').name} Paz`);
  expect(address()).toBe('/dashboard/availability');
  await user.keyboard('{Escape}');
  await answer('Salir sin guardar');
  await waitFor(() => expect(account()).not.toBeInTheDocument());

  await user.click(sunday());
  name = await openDialog();
  await backAsksOnce('Seguir editando');
  expect(address()).toBe('/dashboard/availability');
  expect(sunday()).toBeChecked();
  await write(user, name, ' Paz');
  await backAsksOnce('Salir sin guardar');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  await waitFor(() => expect(account()).not.toBeInTheDocument());
});

test('who signs out with something unsaved is asked before the session ends, and yes leaves nothing of it behind', async () => {
  const { user, address, calls, answer } = await openOverAvailability();
  await user.click(sunday());
  const signOut = async () => {
    await user.click(screen.getByRole('button', { name: `Menú de ${aUser('professional').name}` }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar Sesión' }));
  };
  await signOut();
  await answer('Seguir editando');
  await user.keyboard('{Escape}');
  expect(address()).toBe('/dashboard/availability');
  expect(sunday()).toBeChecked();
  expect(calls).not.toContainEqual(expect.objectContaining({ operation: 'SignOut' }));
  await signOut();
  await answer('Salir sin guardar');
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(address()).toBe('/');
  expect(Object.keys(sessionStorage)).toEqual([]);
});
