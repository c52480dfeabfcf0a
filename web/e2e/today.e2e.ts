import { DESKTOP, PHONE } from './browser';
import { lookUp } from './calendar-steps';
import { comesIntoFocus } from './keyboard';
import { onOnePage } from './one-page';
import { show } from './screen';
import { testScreens } from './screen-faults';
import { beSignedIn } from './session';
import { TODAY_SCREENS } from './today-screens';
import { turnoOfToday } from './today-steps';
import { visits } from './visits';
import { become } from './widths';

const { open } = visits();

test('a receptionist receives a patient and closes what was left open, by keyboard alone', async () => {
  const arriving = await turnoOfToday('Ana Llegada', 1);
  const leftOpen = await turnoOfToday('Olga Olvidada', -20);
  const desk = await open({ viewport: DESKTOP });
  await beSignedIn(desk, 'admin');
  await desk.goto('/admin');
  await desk.getByRole('listitem', { name: /Ana Llegada$/ }).waitFor();
  await desk.keyboard.press('/');
  await desk.keyboard.type('llegada');
  await desk.getByRole('heading', { name: '1 turno de hoy' }).waitFor();
  await desk.keyboard.press('Tab');
  await desk.getByRole('button', { name: 'Llegó: Ana Llegada' }).press('Enter');
  await desk
    .getByText(/^Llegó \d\d:\d\d · /)
    .first()
    .waitFor();
  for (const step of ['Llamar', 'En consulta', 'Terminó']) {
    await desk.getByRole('button', { name: `${step}: Ana Llegada`, disabled: false }).press('Enter');
  }
  await desk.getByRole('status').filter({ hasText: 'Ana Llegada: Terminó' }).filter({ hasText: 'Ctrl+Z' }).waitFor();
  await desk.keyboard.press('Control+z');
  await desk.getByRole('button', { name: 'Terminó: Ana Llegada' }).waitFor();

  await desk.keyboard.press('Escape');
  await desk.getByRole('searchbox').fill('');
  await desk.getByRole('button', { name: 'Atendido: Olga Olvidada' }).press('Enter');
  await desk.getByRole('button', { name: 'Atendido: Olga Olvidada' }).waitFor({ state: 'detached' });
  await comesIntoFocus(desk.getByRole('heading', { name: /^Quedaron sin cerrar/ }));
  expect((await lookUp(leftOpen)).status).toBe('completed');
  expect((await lookUp(arriving)).status).toBe('pending');
});

describe('on a usual day', () => {
  const testThere = onOnePage({ viewport: DESKTOP }, (page) =>
    show(page, TODAY_SCREENS.find(({ name }) => name === 'today')!),
  );

  testThere('what waits is in the first screen at a desk, and on a phone the next patient', async (page) => {
    for (const name of [
      'Próximas 2 horas',
      'Online por confirmar',
      'Quedaron sin cerrar',
      'Solicitudes abiertas',
      'Salas ahora',
      'Ausencias de hoy',
    ]) {
      const box = (await page.getByRole('region', { name }).boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(DESKTOP.height);
    }
    await page.emulateMedia({ media: 'print' });
    const printed = (await page.getByRole('region', { name: 'Próximas 2 horas' }).boundingBox())!;
    expect(printed.width).toBeGreaterThan(0.9 * DESKTOP.width);
    expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });

    await become(page, PHONE);
    const row = (await page.getByRole('listitem', { name: /Pía Luna$/ }).boundingBox())!;
    expect(row.y + row.height).toBeLessThanOrEqual(PHONE.height);
  });

  testScreens(testThere, TODAY_SCREENS, ['today', 'today-keys']);
});
