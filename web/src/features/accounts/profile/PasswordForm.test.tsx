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

test('a missing current one, a short new one and one repeated otherwise are refused; once mended the change closes the dialog and keeps the session', async () => {
  const { current, fresh, again, save, sent, user, expectClosed } = await openPassword({
    ChangePassword: { changePassword: true },
  });
  await write(user, fresh, '12345');
  await write(user, again, '123456');
  await save();
  await waitFor(() => expect(current).toHaveAccessibleDescription('La contraseña actual es requerida'));
  expect(current).toHaveFocus();
  expect(fresh).toHaveAccessibleDescription('La nueva contraseña debe tener al menos 6 caracteres');
  expect(again).toHaveAccessibleDescription('Las contraseñas no coinciden');
  expect(sent('ChangePassword')).toEqual([]);
  await write(user, current, 'demo1234');
  await write(user, fresh, '6');
  await save();
  await expectClosed();
  expect(sent('ChangePassword')).toEqual([{ currentPassword: 'demo1234', newPassword: '123456' }]);
  await expectToast('Contraseña actualizada exitosamente');
  expect(localStorage.getItem('token')).toBe('abc');
});

test('a wrong current password is reported at its field, and a lost answer as unsure; a session that ends leaves no typed password behind', async () => {
  const text = 'La contraseña actual no es correcta';
  let answer: object = new ApiFailure('BAD_REQUEST', text, 'currentPassword');
  const { dialog, current, change, save } = await openPassword({ ChangePassword: () => answer });
  await change(['otra1234', 'nueva123', 'nueva123']);
  await waitFor(() => expect(current).toHaveAccessibleDescription(text));
  expect(current).toHaveFocus();
  answer = OFFLINE;
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'No sabemos si la contraseña cambió: se cortó la conexión. Si la actual ya no sirve, es la nueva.',
  );
  await expectToast('Error al actualizar la contraseña');
  expect(localStorage.getItem('token')).toBe('abc');
  answer = new ApiFailure('UNAUTHENTICATED', 'La sesión venció. Iniciá sesión nuevamente');
  await save();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});
