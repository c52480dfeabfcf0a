import { accessibilityFaults } from './axe';
import { DESKTOP } from './browser';
import { dragInto } from './drag';
import { comesIntoFocus } from './keyboard';
import { beSignedIn } from './session';
import { visits } from './visits';

const { open } = visits();

test('a specialty with its icon and questions is made by keys and dragging, and visitors see at once what becomes of it', async () => {
  const page = await open({ viewport: DESKTOP });
  await beSignedIn(page, 'admin');
  await page.goto('/admin/system/specialties');
  await page.getByRole('button', { name: 'Nueva especialidad' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Nombre' });
  await name.fill('Podología de prueba');
  await dialog.getByRole('button', { name: 'Cambiar ícono' }).press('Enter');
  await dialog.getByRole('radio', { name: 'Estetoscopio' }).press('ArrowDown');
  // A row has eleven icons at this width: one down, one right.
  await page.keyboard.press('ArrowRight');
  await comesIntoFocus(dialog.getByRole('radio', { name: 'Diente' }));
  for (const label of ['Uno', 'Dos']) {
    await dialog.getByRole('button', { name: 'Agregar pregunta' }).press('Enter');
    await page.keyboard.insertText(label);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Dos/ }).click();
  const handles = dialog.locator('[draggable] .handle');
  await handles.nth(1).waitFor();
  await dragInto(handles.last(), handles.first(), 'upper');
  await dialog.getByRole('list', { name: 'Preguntas' }).locator('strong').first().and(page.getByText('Dos')).waitFor();
  await name.press('Enter');
  await page.getByText('Especialidad creada exitosamente').first().waitFor();

  const home = page.getByRole('link', { name: 'Inicio', exact: true });
  const card = page.getByRole('heading', { name: 'Podología de prueba' });
  await home.click();
  await card.waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Editar: Podología de prueba' }).click();
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByText('Especialidad actualizada exitosamente').first().waitFor();
  await home.click();
  await page.getByRole('heading', { name: 'Pediatría' }).waitFor();
  expect(await card.count()).toBe(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Eliminar: Podología de prueba' }).click();
  await dialog.getByRole('button', { name: 'Eliminar especialidad' }).click();
  await page.getByText('Especialidad eliminada exitosamente').first().waitFor();
});
