import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';
import { aRoom, NORTH, open, row, dialog } from './rooms.fixture';

test('a room names the specialties that it serves, by the keyboard too; none stands for all', async () => {
  const { user, sent } = await open([aRoom({ specialtyIds: [1] }), NORTH]);
  expect((await row('Consultorio 1')).getByText('Solo Cardiología.')).toBeVisible();
  expect((await row('Sala Norte')).queryByText(/^Solo/)).not.toBeInTheDocument();
  await user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
  const form = await dialog('Editar sala');
  const box = form.getByRole('combobox', { name: /^Especialidades/ });
  expect(box).toHaveAccessibleDescription(/^Ninguna: sirve para todas\./);
  await write(user, box, 'odonto');
  await user.keyboard('{Enter}');
  await write(user, box, 'kinesio');
  await user.keyboard('{Enter}{Escape}');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Sala actualizada exitosamente');
  expect(await (await row('Consultorio 1')).findByText('Solo Cardiología, Kinesiología, Odontología.')).toBeVisible();
  expect(sent('UpdateRoom')).toMatchObject([{ input: { specialtyIds: [1, 2, 3] } }]);
});

test('text that finds no specialty sends nothing by Enter, and one that is not listed stays with the room', async () => {
  const { user, sent } = await open([aRoom({ specialtyIds: [99, 2] })]);
  await user.click((await row('Consultorio 1')).getByRole('button', { name: 'Editar: Consultorio 1' }));
  const form = await dialog('Editar sala');
  const box = form.getByRole('combobox', { name: /^Especialidades/ });
  await write(user, box, 'zzz');
  await user.keyboard('{Enter}');
  expect(box).toHaveValue('zzz');
  expect(sent('UpdateRoom')).toEqual([]);
  await user.clear(box);
  await write(user, box, 'cardio');
  await user.keyboard('{Enter}{Escape}');
  await user.click(form.getByRole('button', { name: 'Guardar cambios' }));
  await expectToast('Sala actualizada exitosamente');
  expect(sent('UpdateRoom')).toMatchObject([{ input: { specialtyIds: [1, 2, 99] } }]);
});
