import { DESKTOP, PHONE } from './browser';
import { soonestOffer } from './clinic-api';
import { visits } from './visits';

const { open } = visits();

const TWICE_THE_USUAL = 32;

const VIEWPORTS = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const;

test.each(VIEWPORTS)('on a %s, who reads with text twice as large gets it, and never scrolls sideways', async (_device, viewport) => {
  const { professionalId } = await soonestOffer();
  const page = await open({ viewport });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: TWICE_THE_USUAL } });
  for (const path of ['/', `/book/${professionalId}`, '/login']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const seen = await page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 1);
      const beyond = document.documentElement.scrollWidth > width ? wide.map((element) => element.outerHTML.slice(0, 90)) : [];
      return { text: getComputedStyle(document.body).fontSize, beyond };
    });
    expect({ path, ...seen }).toEqual({ path, text: '32px', beyond: [] });
  }
});

test('what is pressed on the login is large enough for a thumb', async () => {
  const page = await open({ viewport: PHONE });
  await page.goto('/login');
  const main = page.getByRole('main');
  const targets = [main.getByRole('button', { name: 'Mostrar contraseña' }), main.getByRole('link', { name: 'Registrarse como Paciente' })];
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
