import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { createApollo } from '../../app/apollo';
import { Providers } from '../../app/providers';
import { fakeApi } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { styleCache } from '../../testing/style-cache';
import { availabilityAnswers } from './availability.fixture';
import { UnavailableDatesDialog } from './dates/UnavailableDatesDialog';
import { WeeklyAvailabilityDialog } from './week/WeeklyAvailabilityDialog';

const DIALOGS = { WeeklyAvailabilityDialog, UnavailableDatesDialog };

/** As a page of administrators opens it, for the professional 8. */
function openDialog(name: keyof typeof DIALOGS) {
  const Shown = DIALOGS[name];
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        <Shown open={open} professionalId={8} professionalName="Ana Sosa" onClose={() => setOpen(false)} />
      </>
    );
  }
  const api = fakeApi(availabilityAnswers());
  const client = createApollo({ transport: api.link, onSessionEnd: () => undefined });
  render(
    <Providers client={client} styleCache={styleCache}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />
    </Providers>,
  );
  return { user: userEvent.setup(), calls: api.calls };
}

test('an administrator keeps the week of a professional in a dialog, which asks before something typed is lost, and closes once it is saved', async () => {
  const { user, calls } = openDialog('WeeklyAvailabilityDialog');
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disponibilidad de Ana Sosa' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Domingo' }));
  expect(calls.find(({ operation }) => operation === 'WeeklyAvailability')?.variables).toEqual({ professionalId: 8 });

  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' }));
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(dialog.getByRole('checkbox', { name: 'Domingo' })).toBeChecked();

  await user.click(dialog.getByRole('button', { name: 'Guardar horarios' }));
  await expectToast('Disponibilidad actualizada');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});
