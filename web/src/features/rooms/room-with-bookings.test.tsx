import { screen, within } from '@testing-library/react';

import { ApiFailure } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { aRoom, open, row, dialog, field } from './rooms.fixture';

describe('A room with bookings to come', () => {
  const TURNO = {
    id: 'a',
    bookingId: 't',
    kind: 'appointment',
    date: '2026-11-24',
    startTime: '10:00',
    endTime: '10:30',
    professionalName: 'Laura Gómez',
    patientName: 'Ana Pérez',
  };
  const RENTAL = { ...TURNO, id: 'b', kind: 'rental', startTime: '15:00', endTime: '17:00', patientName: null };
  const holding = (...bookings: object[]) =>
    new ApiFailure('CONFLICT', 'Quedarían en una sala inactiva', undefined, undefined, undefined, bookings);

  async function switchOff(...answers: object[]) {
    const app = await open([aRoom()], { UpdateRoom: () => answers.shift() ?? {} });
    await app.user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
    const form = await dialog('Editar sala');
    await write(app.user, field(form, 'Descripción'), ' y fondo');
    await app.user.click(form.getByRole('switch', { name: /Activa/ }));
    await app.user.click(form.getByRole('button', { name: 'Guardar cambios' }));
    return { ...app, form, question: await dialog('¿Desactivar Consultorio 1?') };
  }

  test('is switched off once all of them were shown and what follows was said', async () => {
    const done = { updateRoom: aRoom({ isActive: false, version: 2 }) };
    const { user, sent, question } = await switchOff(holding(TURNO), holding(TURNO, RENTAL), done);
    const list = within(question.getByRole('list', { name: 'Turnos y alquileres por delante' }));
    expect(list.getByText('mar, 24 nov, 10:00 a 10:30: turno de Ana Pérez con Laura Gómez')).toBeVisible();
    expect(question.getByText(/^Queda como está: nada se cancela por sí solo y no se avisa a nadie/)).toBeVisible();
    expect(question.getByText('Nadie más puede reservar ni alquilar la sala.')).toBeVisible();
    expect(question.getByRole('button', { name: 'No guardar' })).toHaveFocus();
    await user.click(question.getByRole('button', { name: 'Desactivar sala' }));
    expect(await screen.findByText('Tiene por delante 1 turno y 1 alquiler:')).toBeVisible();
    expect(screen.getByText('mar, 24 nov, 15:00 a 17:00: alquiler de Laura Gómez')).toBeVisible();
    expect(screen.getByText(/, y en lo alquilado tampoco se pueden dar turnos nuevos\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desactivar sala' }));
    await expectToast('Sala actualizada exitosamente');
    expect(sent('UpdateRoom').map(({ confirmedBookings }) => confirmedBookings)).toEqual([
      undefined,
      ['a'],
      ['a', 'b'],
    ]);
  });

  test('stays as it is when that is not what was meant, and what was typed stays', async () => {
    const { user, sent, form, question } = await switchOff(holding(TURNO));
    await user.click(question.getByRole('button', { name: 'No guardar' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Quedarían en una sala inactiva');
    expect(field(form, 'Descripción')).toHaveValue('Planta baja y fondo');
    expect(sent('UpdateRoom')).toHaveLength(1);
  });
});
