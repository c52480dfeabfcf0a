import { waitFor } from '@testing-library/react';

import { ApiFailure, OFFLINE, type Answers } from '../../../testing/fake-api';
import { expectToast } from '../../../testing/toast';
import { write } from '../../../testing/write';
import { openAccount } from './profile.fixture';

async function openPassword(answers: Answers = {}) {
  const opened = await openAccount('Cambiar Contraseña', answers);
  const { dialog, user } = opened;
  const current = dialog.getByLabelText('Contraseña actual');
  const fresh = dialog.getByLabelText('Nueva contraseña');
  const again = dialog.getByLabelText('Confirmar nueva contraseña');
  const save = () => user.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
  const change = async (texts: [string, string, string]) => {
    for (const [at, box] of [current, fresh, again].entries()) await write(user, box, texts[at] as string);
    await save();
  };
  return { ...opened, current, fresh, again, save, change };
}

test('the current one is required', async () => {
  const { current, save, sent } = await openPassword();
  await save();
  await waitFor(() => expect(current).toHaveAccessibleDescription('La contraseña actual es requerida'));
  expect(current).toHaveFocus();
  expect(sent('ChangePassword')).toEqual([]);
});

test('a short one and one repeated otherwise are refused', async () => {
  const { fresh, again, change } = await openPassword();
  await change(['demo1234', '12345', '123456']);
  await waitFor(() =>
    expect(fresh).toHaveAccessibleDescription('La nueva contraseña debe tener al menos 6 caracteres'),
  );
  expect(again).toHaveAccessibleDescription('Las contraseñas no coinciden');
});

test('a change is reported, closes the dialog and keeps the session', async () => {
  const { change, sent, expectClosed } = await openPassword({ ChangePassword: { changePassword: true } });
  await change(['demo1234', 'nueva123', 'nueva123']);
  await expectClosed();
  expect(sent('ChangePassword')).toEqual([{ currentPassword: 'demo1234', newPassword: 'nueva123' }]);
  await expectToast('Contraseña actualizada exitosamente');
  expect(localStorage.getItem('token')).toBe('abc');
});

test('a wrong current password is reported at its field, and the session stays', async () => {
  const text = 'La contraseña actual no es correcta';
  const { current, change } = await openPassword({
    ChangePassword: new ApiFailure('BAD_REQUEST', text, 'currentPassword'),
  });
  await change(['otra1234', 'nueva123', 'nueva123']);
  await waitFor(() => expect(current).toHaveAccessibleDescription(text));
  expect(current).toHaveFocus();
  expect(localStorage.getItem('token')).toBe('abc');
});

test('without an answer the toast and the dialog say so', async () => {
  const { dialog, change } = await openPassword({ ChangePassword: OFFLINE });
  await change(['demo1234', 'nueva123', 'nueva123']);
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'No sabemos si la contraseña cambió: se cortó la conexión. Si la actual ya no sirve, es la nueva.',
  );
  await expectToast('Error al actualizar la contraseña');
});
