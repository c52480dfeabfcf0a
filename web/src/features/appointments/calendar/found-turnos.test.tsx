import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { ApiFailure } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { appointmentsOfAccountPath } from './calendar.paths';
import { day, listTitle } from './calendar-page.fixture';
import { COMING, open, OVER, PATH } from './panel-calendar.fixture';

describe('A caller who asks for the time of their turno', () => {
  const past = { ...OVER, patientName: 'Nora Ñandú', id: 'turno-8', status: 'completed' };
  const found = ({ filter, order }: Record<string, unknown>) => {
    const { search, patientUserId, from } = filter as Record<string, unknown>;
    const items =
      search === 'nadie'
        ? []
        : [COMING, past].filter(({ startTime }) => (from === undefined) === startTime < '2026-11-21');
    expect(order).toBe(from === undefined ? 'latest' : 'earliest');
    return {
      appointments: {
        __typename: 'AppointmentPage',
        items: patientUserId === 12 && from !== undefined ? [] : items,
        next: null,
        isNear: false,
      },
    };
  };

  test('is found by a part of the name, coming turnos first; each leads to its day, where a change searches nothing again, and Back to the results', async () => {
    const { edit, user, address, back, sent } = await open({ FoundTurnos: found });
    await write(user, await screen.findByRole('searchbox', { name: 'Buscar turnos de un paciente' }), 'nor');
    await waitFor(() => expect(address()).toBe(`${PATH}?buscar=nor`));
    const coming = within(await screen.findByRole('table', { name: 'Próximos turnos' }));
    expect(screen.getByText('1 turno próximo')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('group', { name: /noviembre/ })).not.toBeInTheDocument();
    const past = within(await screen.findByRole('table', { name: 'Turnos anteriores' }));
    expect(coming.getByRole('button', { name: 'Mover: Nora Ñandú, lun, 23 nov 2026, 09:30' })).toBeVisible();
    expect(coming.getByRole('button', { name: 'Cancelar…: Nora Ñandú, lun, 23 nov 2026, 09:30' })).toBeVisible();
    expect(past.queryByRole('button', { name: /^Mover/ })).not.toBeInTheDocument();
    expect(past.getByRole('link', { name: 'mar, 10 nov 2026, 10:00' })).toBeVisible();
    await user.click(coming.getByRole('link', { name: 'lun, 23 nov 2026, 09:30' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nora Ñandú' })).toHaveFocus());
    expect(address()).toBe(`${PATH}?dia=2026-11-23`);
    const { save, retype } = await edit();
    await retype('Nombre y apellido', 'Nora Paz');
    await save();
    await expectToast('Turno actualizado exitosamente');
    expect(sent('FoundTurnos')).toHaveLength(2);
    await back();
    expect(await screen.findByRole('table', { name: 'Próximos turnos' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('nor');
  });

  test('nothing found is reported, and the calendar is a press away', async () => {
    const { user, address } = await open({ FoundTurnos: found }, `${PATH}?buscar=nadie`);
    expect(await screen.findByText('Ningún turno coincide')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver al calendario' }));
    expect(await listTitle('noviembre de 2026')).toBeVisible();
    expect(address()).toBe(PATH);
    expect(document.body).not.toHaveFocus();
  });

  test('a failed search is reported once, and one press repeats all of it', async () => {
    let isDown = true;
    const { user } = await open(
      { FoundTurnos: (variables) => (isDown ? new ApiFailure('INTERNAL', '') : found(variables)) },
      `${PATH}?buscar=nor`,
    );
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    await expectToast('Error al cargar los turnos');
    expect(document.querySelectorAll('[role="alert"][aria-atomic="false"] span')).toHaveLength(1);
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('table', { name: 'Próximos turnos' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Turnos anteriores' })).toBeVisible();
  });

  test('is not looked for any more once a day was pressed, however soon after typing', async () => {
    const { sent, address } = await open({ FoundTurnos: found });
    const today = await day(/, hoy/);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nor' } });
    fireEvent.click(today);
    expect(await screen.findByRole('dialog', { name: 'Crear Nuevo Turno' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('searchbox', { hidden: true })).toHaveValue(''));
    expect(address()).toBe(`${PATH}?dia=2026-11-21`);
    expect(sent('FoundTurnos')).toEqual([]);
  });

  test('is found by the account, as the list of accounts leads there', async () => {
    const account = { users: { __typename: 'UserPage', items: [{ __typename: 'User', id: 12, name: 'Nora Ñandú' }] } };
    const { sent } = await open({ FoundTurnos: found, AccountOfTurnos: account }, appointmentsOfAccountPath(12));
    expect(await screen.findByRole('combobox', { name: 'Cuenta' })).toHaveDisplayValue('Cuenta de Nora Ñandú');
    expect(await screen.findByText('No tiene turnos próximos')).toBeVisible();
    expect(sent('FoundTurnos')[0]).toMatchObject({
      filter: { search: '', patientUserId: 12, from: '2026-11-21T00:00' },
    });
  });
});
