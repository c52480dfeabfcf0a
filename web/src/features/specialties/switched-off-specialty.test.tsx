import { screen, within } from '@testing-library/react';

import { ApiFailure } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { aStored, dialog, button, edit } from './specialties.fixture';

describe('A specialty with open requests', () => {
  const FIRST = { id: 'a', number: 1042, patientName: 'Rosa Pérez', date: '2026-05-30' };
  const SECOND = { id: 'b', number: 1043, patientName: 'Pablo Ruiz', date: '2026-05-31' };
  const holding = (...requests: object[]) =>
    new ApiFailure('CONFLICT', 'Quedarían en una especialidad inactiva', undefined, undefined, undefined, requests);

  async function switchOff(...answers: object[]) {
    const app = await edit(aStored(), { UpdateSpecialty: () => answers.shift() ?? {} });
    await app.user.click(app.form.getByRole('switch', { name: /Activa/ }));
    await app.user.click(button(app.form, 'Guardar cambios'));
    return { ...app, question: await dialog('¿Desactivar Cardiología?') };
  }

  test('is switched off once all of them were shown and what follows was said', async () => {
    const done = { updateSpecialty: aStored({ isActive: false, version: 2 }) };
    const { user, sent, question } = await switchOff(holding(FIRST), holding(FIRST, SECOND), done);
    const list = within(question.getByRole('list', { name: 'Solicitudes abiertas' }));
    expect(list.getByText('N.º 1042, de Rosa Pérez, enviada el 30-05-2026')).toBeVisible();
    expect(question.getByText('Tiene 1 solicitud abierta:')).toBeVisible();
    expect(
      question.getByText('Queda abierta y no se avisa a su paciente: podés asignarla o rechazarla.'),
    ).toBeVisible();
    expect(question.getByText(/Sus profesionales siguen ofreciendo turnos\.$/)).toBeVisible();
    expect(button(question, 'No guardar')).toHaveFocus();
    await user.click(button(question, 'Desactivar especialidad'));
    expect(await screen.findByText('Tiene 2 solicitudes abiertas:')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desactivar especialidad' }));
    await expectToast('Especialidad actualizada exitosamente');
    expect(sent('UpdateSpecialty').map(({ confirmedRequests }) => confirmedRequests)).toEqual([
      undefined,
      ['a'],
      ['a', 'b'],
    ]);
  });
});
