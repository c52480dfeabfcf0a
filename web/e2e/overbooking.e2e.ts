import { sheet, submit } from './booking-dialog-steps';
import { openBeside, REASON, turnoToSqueezeBeside } from './overbooking-steps';
import { visits } from './visits';

const { open } = visits();

test('a patient is overbooked beside a turno, is marked in the grid, and gets no time taken by others', async () => {
  const turno = await turnoToSqueezeBeside();
  const page = await open();
  await openBeside(page, turno);
  await sheet(page).getByLabel('Motivo del sobreturno').fill(REASON);
  const name = `Beatriz ${turno.day} ${turno.time}`;
  await sheet(page).getByLabel('Nombre y apellido').fill(name);
  await sheet(page).getByLabel('Correo electrónico').fill(`beatriz.${turno.id}@correo.example`);
  await submit(page).click();
  await page.getByText('Sobreturno creado').first().waitFor({ state: 'attached' });
  await sheet(page).waitFor({ state: 'detached' });

  const squeezed = page.getByRole('button', { name: new RegExp(`Sobreturno, .*${name}`) });
  await squeezed.click();
  await page.getByRole('menuitem', { name: 'Pasar a turno normal' }).click();
  await page.getByText('El horario elegido ya no está disponible').first().waitFor({ state: 'attached' });
});
