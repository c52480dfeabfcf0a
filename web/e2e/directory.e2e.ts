import { PHONE } from './browser';
import { visits } from './visits';
import { faultsAt } from './widths';

const { open } = visits();

test.each([
  ['a professional’s page', '/profesionales/mariana-ferreyra', 'Mariana Ferreyra', 'Ver todos los horarios'],
  ['a specialty’s page', '/especialidades/cardiologia', 'Cardiología', 'Solicitar un turno'],
])(
  '%s is there to be read without JavaScript, and its times lead into the booking',
  async (_what, path, name, more) => {
    const page = await open({ viewport: PHONE, runsScripts: false });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('link', { name: more }).waitFor();
    const times = page.getByRole('main').getByRole('link', { name: /\d\d:\d\d/ });
    expect(await times.first().getAttribute('href')).toMatch(/^\/book\/\d+\?dia=\d{4}-\d\d-\d\d&hora=\d\d:\d\d$/);
  },
);

test('a professional’s page has no accessibility faults, and an unknown one leads on', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/profesionales/mariana-ferreyra');
  await page.getByRole('list', { name: 'Próximos horarios de Mariana Ferreyra' }).waitFor();
  expect(await page.title()).toBe('Mariana Ferreyra, Clínica Médica · Clínica del Jacarandá');
  expect(await faultsAt(page)).toEqual([]);
  const answer = await page.goto('/profesionales/nadie');
  expect(answer?.status()).toBe(404);
  // The server's text has the heading too, before the application draws its own.
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 1, name: 'No encontramos a ese profesional' }).waitFor();
});
