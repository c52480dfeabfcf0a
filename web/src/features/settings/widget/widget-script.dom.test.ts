import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ORIGIN = 'https://turnos.clinica.example';
const SCRIPT = readFileSync(join(__dirname, '../../../../public/widget.js'), 'utf8');

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'currentScript');
  document.body.replaceChildren();
});

test('a site that turns dark keeps the times, however late the frame before it was', () => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'currentScript', { value: { src: `${ORIGIN}/widget.js` }, configurable: true });
  // oxlint-disable-next-line no-new-func -- a page of another site runs it.
  new Function(SCRIPT)();
  const turnos = document.createElement('turnero-turnos');
  document.body.append(turnos);
  const frame = () => turnos.querySelector('iframe')!;
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
