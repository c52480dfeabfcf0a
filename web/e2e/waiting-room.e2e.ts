import { accessibilityFaults } from './axe';
import { onOnePage } from './one-page';
import { show } from './screen';
import { testScreens } from './screen-faults';
import { PHONE } from './browser';
import { asAdmin } from './session';
import { visits } from './visits';
import { WAITING_ROOM_SCREENS } from './waiting-room-screens';
import { turnoOfNow } from './waiting-room-steps';
import { faultsAt } from './widths';

const { open } = visits();

const TELEVISION = { width: 1920, height: 1080 };
const PATIENT = 'Nora Espera Ñandú';
/** From the press to the wall. */
const CALLED_MS = 3_000;

test('a patient arrives and is called: the waiting room reads it within 3 s, without the name, until the screen is deleted', async () => {
  const id = await turnoOfNow(PATIENT);
  const desk = await open();
  await asAdmin(desk);
  await desk.goto('/admin/system/configuration/screens');
  await desk.getByRole('button', { name: 'Nueva pantalla' }).click();
  await desk.getByLabel('Nombre').fill('Planta baja');
  await desk.getByRole('button', { name: 'Crear pantalla' }).click();
  const link = await desk.getByRole('textbox', { name: 'Enlace' }).inputValue();
  expect(await faultsAt(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Listo' }).click();
  await desk.getByRole('button', { name: 'Cerrar igual' }).click();
  await desk.getByRole('button', { name: 'Eliminar: Planta baja' }).waitFor();
  expect(await faultsAt(desk)).toEqual([]);

  const wall = await open({ viewport: TELEVISION });
  await wall.goto(link);
  // The demo clinic may have called a patient already.
  await wall
    .getByText(/^Te llamamos|^[A-Z]\d\d/)
    .first()
    .waitFor();

  await desk.getByRole('link', { name: 'Hoy', exact: true }).click();
  await desk.getByRole('button', { name: `Llegó: ${PATIENT}` }).click();
  const [, ticket = ''] =
    /([A-Z]\d\d)$/.exec(
      await desk
        .getByText(new RegExp(`^${PATIENT}: Llegó`))
        .first()
        .innerText(),
    ) ?? [];
  await desk.getByRole('button', { name: `Llamar: ${PATIENT}` }).click();
  await wall.getByRole('list', { name: 'Llamados' }).getByText(ticket, { exact: true }).waitFor({ timeout: CALLED_MS });
  expect(await accessibilityFaults(wall)).toEqual([]);
  expect(await wall.content()).not.toMatch(new RegExp(`Nora|Espera|${id}`));

  await desk.goBack();
  await desk.getByRole('button', { name: 'Eliminar: Planta baja' }).click();
  await desk.getByRole('button', { name: 'Eliminar pantalla' }).click();
  await wall.getByText('Esta dirección no muestra nada.').waitFor({ timeout: CALLED_MS });
  expect(await wall.getByText(ticket).count()).toBe(0);
});

describe('at the entrance', () => {
  const testThere = onOnePage({ viewport: PHONE }, (page) => {
    const { name, path, before } = WAITING_ROOM_SCREENS.find((screen) => screen.name === 'arrivals-done')!;
    return show(page, { name, path, before });
  });

  testScreens(testThere, WAITING_ROOM_SCREENS, ['arrivals', 'arrivals-done']);
});
