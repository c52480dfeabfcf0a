import { accessibilityFaults } from './axe';
import { DESKTOP, PHONE } from './browser';
import { lookUp } from './calendar-steps';
import { comesIntoFocus } from './keyboard';
import { onOnePage } from './one-page';
import { show } from './screen';
import { testScreens } from './screen-faults';
import { beSignedIn } from './session';
import { TODAY_SCREENS } from './today-screens';
import { closeOpenTill, turnoOfToday } from './today-steps';
import { visits } from './visits';
import { become } from './widths';

const { open } = visits();

test('a receptionist receives a patient, closes what was left open, takes a payment and counts the till, by keyboard alone', async () => {
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

  await closeOpenTill();
  await desk.getByRole('button', { name: 'Más acciones: Ana Llegada' }).press('Enter');
  await desk.getByRole('menuitem', { name: 'Cobrar' }).press('Enter');
  const amount = desk.getByRole('dialog', { name: 'Cobrar un turno' }).getByRole('textbox', { name: 'Importe' });
  await amount.fill('5000');
  await amount.press('Enter');
  await desk.getByText('Cobrado: $ 5.000 en efectivo').first().waitFor();
  await amount.waitFor({ state: 'detached' });
  await desk.getByRole('link', { name: 'Caja' }).press('Enter');
  await desk.getByRole('button', { name: 'Cerrar caja' }).press('Enter');
  const closing = desk.getByRole('dialog', { name: 'Cerrar la caja' });
  await closing.getByRole('textbox', { name: 'Efectivo inicial' }).fill('1000');
  const counted = closing.getByRole('textbox', { name: 'Efectivo contado' });
  await counted.fill('5700');
  await closing.getByText('Tiene que haber $ 6.000. Faltan $ 300').waitFor();
  expect(await accessibilityFaults(desk)).toEqual([]);
  await counted.press('Enter');
  await closing.waitFor({ state: 'detached' });
  await desk.getByRole('row', { name: 'Efectivo $ 5.000 $ 5.700 Faltan $ 300' }).waitFor();
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
