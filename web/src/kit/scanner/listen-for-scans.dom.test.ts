import { NORA_CARD, scan, typeFast } from '../../testing/scan';
import { listenForScans } from './listen-for-scans';

const scans: string[] = [];
const dialogs: boolean[] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  stop = listenForScans({
    onScan: (text, isInDialog) => {
      scans.push(text);
      dialogs.push(isInDialog);
    },
    isTaken: (text) => text.includes('@'),
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  scans.length = 0;
  dialogs.length = 0;
  document.body.innerHTML = '';
});

function put<It extends HTMLElement>(html: string): It {
  document.body.innerHTML = html;
  const element = document.body.querySelector<It>('[id=here]')!;
  element.focus();
  return element;
}
const settle = () => jest.advanceTimersByTime(100);

test('a burst is read without a field, and no button or shortcut gets its keys', () => {
  const button = put<HTMLButtonElement>('<button id="here">Crear Turno</button>');
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key));
  scan(NORA_CARD);
  settle();
  expect(scans).toEqual([NORA_CARD]);
  expect(keys).toEqual(['0', '0', '1', '2']);
  expect(button).toHaveFocus();
});

test.each([
  ['a field', '<input id="here" value="nora">', 'nora'],
  ['a text of several lines', '<textarea id="here">hola</textarea>', 'hola'],
])('in %s nothing of it is left, and Enter sends no form', (_which, html, value) => {
  const sent = jest.fn();
  const field = put<HTMLInputElement>(`<form>${html}</form>`);
  field.form?.addEventListener('submit', sent);
  const seen: string[] = [];
  field.addEventListener('input', () => seen.push(field.value));
  scan(NORA_CARD);
  settle();
  expect(scans).toEqual([NORA_CARD]);
  expect(field.value).toBe(value);
  expect(seen.at(-1)).toBe(value);
  expect(sent).not.toHaveBeenCalled();
});

test('the lines of an MRZ are one scan', () => {
  const lines = 'IDARG30111222<4<<<<<<<<<<<<<<<\n8304092F3002119ARG<<<<<<<<<<<4\nNANDU<<NORA<INES<<<<<<<<<<<<<<';
  scan(lines);
  settle();
  expect(scans).toEqual([lines]);
});

test('another code stays in a text of several lines', () => {
  const field = put<HTMLTextAreaElement>('<textarea id="here"></textarea>');
  scan('7790895000997 7790895000997');
  settle();
  expect(scans).toEqual([]);
  expect(field.value).toBe('7790895000997 7790895000997');
});

test('words that a program types, with Enter, stay in their field', () => {
  const field = put<HTMLInputElement>('<input id="here">');
  const keys: string[] = [];
  field.addEventListener('keydown', ({ key }) => keys.push(key));
  scan('cualquiera de clínica');
  settle();
  expect(scans).toEqual([]);
  expect(field.value).toBe('cualquiera de clínica');
  expect(keys.at(-1)).toBe('Enter');
});

test('a field that a shortcut focused gets all that is typed fast', () => {
  const field = put<HTMLInputElement>('<button>Hoy</button><input id="here">');
  field.blur();
  document.addEventListener('keydown', ({ key }) => key === '/' && field.focus(), { once: true });
  typeFast('/llegada');
  expect(field.value).toBe('llegada');
});

test('another text before Tab stays in its field, as programs fill in forms', () => {
  const field = put<HTMLInputElement>('<input id="here">');
  typeFast([...'nora.nandu.paz.de.la.cruz', { key: 'Tab' }]);
  settle();
  expect(scans).toEqual([]);
  expect(field.value).toBe('nora.nandu.paz.de.la.cruz');
});

test('a card before Tab is a scan', () => {
  typeFast([...NORA_CARD, { key: 'Tab' }]);
  settle();
  expect(scans).toEqual([NORA_CARD]);
});

test('a button presses on Enter after a few fast keys', () => {
  const button = put<HTMLButtonElement>('<button id="here">Llegó</button>');
  const keys: string[] = [];
  button.addEventListener('keydown', ({ key }) => keys.push(key));
  typeFast([...'/ana', { key: 'Tab' }, '\n']);
  expect(keys.slice(-2)).toEqual(['Tab', 'Enter']);
});

test('a short burst is left alone', () => {
  const field = put<HTMLInputElement>('<input id="here">');
  scan('nora');
  settle();
  expect(scans).toEqual([]);
  expect(field.value).toBe('nora');
});

test('what a hand types is left alone, however long', () => {
  const field = put<HTMLInputElement>('<input id="here">');
  const keys: boolean[] = [];
  let at = 0;
  for (const key of [...NORA_CARD, 'Enter']) {
    at += 90;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: at });
    keys.push(field.dispatchEvent(event));
  }
  settle();
  expect(keys).not.toContain(false);
  expect(scans).toEqual([]);
});

test('a letter typed by its code is known to be unreadable', () => {
  const byCode = [...'0209'].map((key) => ({ key, code: `Numpad${key}`, altKey: true }));
  typeFast([...'00123456789@MU', ...byCode, ...'OZ@NORA@F@30111222@A@09/04/1983@11/02/2015', '\n']);
  settle();
  expect(scans).toEqual(['00123456789@MU\uFFFD\uFFFD\uFFFD\uFFFDOZ@NORA@F@30111222@A@09/04/1983@11/02/2015']);
});

test('it is known to come from a dialog', () => {
  put('<div class="MuiDialog-root"><button id="here">Cerrar</button></div>');
  scan(NORA_CARD);
  settle();
  expect(dialogs).toEqual([true]);
});
