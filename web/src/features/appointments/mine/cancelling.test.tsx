import { screen, waitFor, within } from '@testing-library/react';

import { ApiFailure, OFFLINE } from '../../../testing/fake-api';
import { anOwnAppointment, patientAnswers } from '../../../testing/own-appointments-data';
import { renderApp } from '../../../testing/render-app';
import {
  choose,
  counts,
  IN_DECEMBER,
  item,
  listed,
  MONDAY,
  open,
  openMenu,
  type Answer,
} from './my-appointments.fixture';

describe('cancelling', () => {
  const ask = async (app: Awaited<ReturnType<typeof open>>, name = /23 de noviembre/) => {
    await choose(app.user, await item(name), 'Cancelar');
    return within(await screen.findByRole('dialog', { name: '¿Cancelar el turno?' }));
  };

  test('the question names the turno, and without a yes nothing happens; with a yes it moves to the history, the counts follow, and a toast says so', async () => {
    const app = await open([MONDAY, IN_DECEMBER]);
    const december = await ask(app, /1 de diciembre/);
    expect(december.getByText('martes, 1 de diciembre de 2026, 18:00')).toBeVisible();
    expect(december.getByText(/Dra. Lucía Fernández · Cardiología/)).toBeVisible();
    expect(december.getByRole('button', { name: 'Conservar turno' })).toHaveFocus();
    await app.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: '¿Cancelar el turno?' })).not.toBeInTheDocument();
    expect(within(await item(/1 de diciembre/)).getByRole('button', { name: /^Más acciones/ })).toHaveFocus();
    expect(app.sent('CancelAppointment')).toEqual([]);

    await app.user.click((await ask(app)).getByRole('button', { name: 'Cancelar turno' }));
    await waitFor(() => expect(counts()).toEqual(['2', '1', '0', '1']));
    expect(listed('Historial de Citas')).toEqual(['lunes, 23 de noviembre de 2026 09:30']);
    expect(within(await item(/23 de noviembre/)).getByText('Cancelada')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Próximo turno' })).toHaveFocus();
    expect(await screen.findAllByText('Turno cancelado')).not.toHaveLength(0);
    expect(app.sent('CancelAppointment')).toEqual([{ id: 'turno-1', startTime: MONDAY.startTime }]);
  });

  test('when it is too late the page says whom to call instead', async () => {
    const { user } = await open([anOwnAppointment({ viewerCan: { cancel: false, reschedule: false } })]);
    const shown = within(await item(/23 de noviembre/));
    const menu = await openMenu(user, await item(/23 de noviembre/));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Agregar al calendario']);
    await user.keyboard('{Escape}');
    expect(shown.getByRole('link', { name: /^Ver el turno/ })).toHaveAttribute('href', '/confirmation/turno-1');
    expect(shown.getByText(/comunicate con la clínica/)).toBeVisible();
    expect(shown.getByRole('link', { name: '+54 11 4901-2233' })).toHaveAttribute('href', 'tel:+541149012233');
  });

  test('when the clinic moved it meanwhile the question says to when, and another yes means that', async () => {
    const later = anOwnAppointment({ startTime: '2026-11-24T11:00:00-03:00', endTime: '2026-11-24T11:30:00-03:00' });
    const before = patientAnswers([MONDAY]);
    const after = patientAnswers([later]);
    let isMoved = false;
    const now = (operation: string) => (variables: object) =>
      ((isMoved ? after : before)[operation] as Answer)(variables);
    const app = await renderApp('/my-appointments', {
      ...before,
      MyAppointments: now('MyAppointments'),
      CancelAppointment: (variables: Record<string, unknown>) =>
        variables['startTime'] === later.startTime
          ? now('CancelAppointment')(variables)
          : new ApiFailure('CONFLICT', 'El turno ahora es el martes, 24 de noviembre de 2026 a las 11:00'),
    });
    const question = await ask(app);
    isMoved = true;
    await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    expect(await question.findByRole('alert')).toHaveTextContent(
      'El turno ahora es el martes, 24 de noviembre de 2026 a las 11:00',
    );
    expect(question.getByText('martes, 24 de noviembre de 2026, 11:00')).toBeVisible();
    await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    await waitFor(() => expect(counts()).toEqual(['1', '0', '0', '1']));
  });

  test('without a connection the question stays and can be answered again; when it became too late meanwhile the reason and the phone stand there', async () => {
    let answer: object = OFFLINE;
    const app = await open([MONDAY], { CancelAppointment: () => answer });
    const question = await ask(app);
    await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    expect(await question.findByRole('alert')).toHaveTextContent(
      /No sabemos si el turno quedó cancelado: se cortó la conexión/,
    );
    answer = new ApiFailure('CONFLICT', 'Faltan menos de 24 horas. Comunicate con la clínica');
    await app.user.click(question.getByRole('button', { name: 'Cancelar turno' }));
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent('Faltan menos de 24 horas. Comunicate con la clínica'),
    );
    expect(question.getByRole('link', { name: '+54 11 4901-2233' })).toBeVisible();
    expect(app.sent('CancelAppointment')).toHaveLength(2);
    expect(app.sent('MyAppointments').length).toBeGreaterThan(1);
  });
});
