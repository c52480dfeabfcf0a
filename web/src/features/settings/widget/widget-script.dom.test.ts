import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ORIGIN = 'https://turnos.clinica.example';
const FILE = readFileSync(join(__dirname, '../../../../public/widget.js'), 'utf8');
const SCRIPT = FILE.replace('__PUBLIC_URL__', ORIGIN);

beforeEach(() => {
  jest.useFakeTimers();
  // oxlint-disable-next-line no-new-func -- a page of another site runs it, in a file of its own: no script is current.
  if (!customElements.get('turnero-turnos')) new Function(SCRIPT)();
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function show(attributes: Record<string, string> = {}) {
  const turnos = document.createElement('turnero-turnos');
  for (const [name, value] of Object.entries(attributes)) turnos.setAttribute(name, value);
  document.body.append(turnos);
  return { turnos, frame: () => turnos.querySelector('iframe')! };
}

test('a site that turns dark keeps the times, however late the frame before it was', () => {
  const { turnos, frame } = show();
  frame().dispatchEvent(new Event('load'));
  turnos.setAttribute('tema', 'oscuro');
  const dark = frame();
  dark.dispatchEvent(new Event('load'));
  const data = { turnero: 280 };
  window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, source: dark.contentWindow, data }));
  jest.advanceTimersByTime(10_000);
  expect(turnos.firstChild).toBe(dark);
  expect(dark.style.height).toBe('280px');
});

test.each([
  [{ especialidad: 'cardiologia' }, '/widget?especialidad=cardiologia', '/especialidades/cardiologia'],
  [{ profesional: 'ana-paz', especialidad: 'cardiologia' }, undefined, '/profesionales/ana-paz'],
  [{ especialidad: 'a/b' }, '/widget?especialidad=a%2Fb', '/especialidades/a%2Fb'],
  [{}, '/widget?', '/'],
])(
  'joined into a file of the site, %j is framed by the server, and its link leads to the same',
  (attributes, framed, to) => {
    const { turnos, frame } = show(attributes);
    if (framed) expect(frame().src).toMatch(`${ORIGIN}${framed}#`);
    frame().dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(turnos.querySelector('a')).toHaveProperty('href', `${ORIGIN}${to}`);
  },
);
