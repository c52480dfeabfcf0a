import { offeredKeys, offerKeys, type PageKeys } from './page-keys';
import { setKeysOn } from './keys-setting';

const pressed: string[] = [];
const says = (word: string) => ({ label: word, run: () => pressed.push(word) });
let leave: (() => void)[] = [];
const offer = (keys: PageKeys) => leave.push(offerKeys({ current: keys }));

/** Answers whether the browser was kept from its own use of the key. */
function press(key: string, { on = document.body, ...more }: KeyboardEventInit & { on?: Element } = {}): boolean {
  return !on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
}
const put = (html: string) => {
  document.body.innerHTML = html;
  return document.body.querySelector('[id=here]') ?? document.body;
};

afterEach(() => {
  for (const out of leave) out();
  leave = [];
  pressed.length = 0;
  setKeysOn(true);
  document.body.innerHTML = '';
});

test('a key does what the page offers, and the browser nothing more', () => {
  offer({ n: says('nuevo'), ArrowLeft: says('ayer') });
  expect([press('n'), press('N'), press('ArrowLeft'), press('x')]).toEqual([true, true, true, false]);
  expect(pressed).toEqual(['nuevo', 'nuevo', 'ayer']);
});

test.each([
  ['while something is typed', '<input id="here">'],
  ['in a text of many lines', '<textarea id="here"></textarea>'],
  ['in a list to choose from', '<select id="here"></select>'],
  ['in an editor', '<div contenteditable="true"><b id="here"></b></div>'],
  ['in a part with keys of its own', '<div data-own-keys><b id="here"></b></div>'],
  ['in a dialog', '<div class="MuiModal-root"><b id="here"></b></div>'],
])('%s there are none', (_where, html) => {
  offer({ n: says('nuevo'), '/': says('buscar'), ArrowLeft: says('ayer') });
  const here = put(html);
  for (const key of ['n', '/', 'ArrowLeft']) expect(press(key, { on: here })).toBe(false);
  expect(pressed).toEqual([]);
});

test('arrows belong to what moves by them, letters do not', () => {
  offer({ n: says('nuevo'), ArrowRight: says('mañana') });
  const here = put('<div role="grid"><b id="here"></b></div>');
  press('ArrowRight', { on: here });
  press('n', { on: here });
  expect(pressed).toEqual(['nuevo']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { repeat: true }])(
  'the browser keeps n with %j',
  (more) => {
    offer({ n: says('nuevo') });
    expect(press('n', more)).toBe(false);
    expect(pressed).toEqual([]);
  },
);

test('keyboards that need Shift for / and ? are understood', () => {
  offer({ '/': says('buscar'), '?': says('atajos') });
  press('/', { shiftKey: true });
  press('?', { shiftKey: true });
  expect(pressed).toEqual(['buscar', 'atajos']);
});

test('characters can be turned off, and arrows stay', () => {
  offer({ n: says('nuevo'), ArrowUp: says('arriba') });
  setKeysOn(false);
  press('n');
  press('ArrowUp');
  expect(pressed).toEqual(['arriba']);
});

test('the list is what the page offers now, in one order, each key once', () => {
  offer({ t: says('hoy'), n: says('nuevo'), '/': false });
  offer({ n: says('nuevo aquí') });
  expect(offeredKeys().map(({ key, label }) => [key, label])).toEqual([
    ['n', 'nuevo aquí'],
    ['t', 'hoy'],
  ]);
  leave.pop()!();
  expect(offeredKeys().map(({ label }) => label)).toEqual(['nuevo', 'hoy']);
});

test('a key that did nothing is left to the browser', () => {
  offer({ ArrowDown: { label: 'Fila siguiente', run: () => false } });
  expect(press('ArrowDown')).toBe(false);
});
