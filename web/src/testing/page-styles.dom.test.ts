/** The environment filters rules before jsdom matches them: exactly those that apply must remain. */
const RULES = [
  ['.one', 'p'],
  ['.one.two', 'p'],
  ['.one.three', ''],
  ['p.one', 'p'],
  ['span.one', ''],
  ['main .one', 'p'],
  ['.main>.one', 'p'],
  ['.main ~ .one', ''],
  ['.other .one', ''],
  ['.one .two', ''],
  ['.other, .two', 'p'],
  ['.one:not(.three, .four .five)', 'p'],
  ['.one:not(.two)', ''],
  [':is(.two, .nine)', 'p'],
  ['[data-name="a.b, c"]', 'p'],
  ['.one[data-name="x y"]', ''],
  ['#text', 'p'],
  ['.main [data-name]', 'p'],
  ['.main :not(.two)', ''],
  ['*', 'p'],
  ['.one:hover', ''],
  ['.one:first-child', 'p'],
  ['main.main > p', 'p'],
  ['.other > p', ''],
  ['.main > .other, .main > p', 'p'],
  [':root', ''],
  [':root p', 'p'],
  ['p:focus', ''],
  ['p[data-none], p[data-name]', 'p'],
  ['.with\\:colon', 'p'],
  ['.-dash_ed-2', 'p'],
];

const width = (element: Element) => getComputedStyle(element).width;
const addSheet = (rules: string) =>
  document.head.insertAdjacentHTML('beforeend', `<style class="tested">${rules}</style>`);

beforeEach(() => {
  document.body.innerHTML =
    '<main class="main"><p id="text" class="one\ntwo with:colon -dash_ed-2" data-name="a.b, c"></p></main>';
});
afterEach(() => {
  document.body.replaceChildren();
  document.querySelectorAll('.tested').forEach((style) => style.remove());
});

test.each(RULES)('A rule for %s applies as in any browser: %j', (selector, applies) => {
  addSheet(`@font-face { font-family: None; } ${selector} { width: 7px; }`);
  expect(width(document.querySelector('p')!)).toBe(applies === 'p' ? '7px' : '');
});

test('A class that comes or goes counts at the next look', () => {
  addSheet('.later { width: 7px; }');
  const text = document.querySelector('p')!;
  expect(width(text)).toBe('');
  text.classList.add('later');
  expect(width(text)).toBe('7px');
  text.className = 'one';
  expect(width(text)).toBe('');
});

test('A focused element has its focus styles', () => {
  addSheet('p:focus { width: 7px; } .main:focus-within { width: 8px; }');
  const text = document.querySelector('p')!;
  text.tabIndex = 0;
  expect(width(text)).toBe('');
  text.focus();
  text.title = 'changed';
  expect(width(text)).toBe('7px');
});

test('A rule that comes later wins, and goes with its sheet', () => {
  addSheet('.one { width: 7px; color: red; }');
  const text = document.querySelector('p')!;
  expect(width(text)).toBe('7px');
  addSheet('p { width: 8px; } @media print { p { width: 9px; } } @media screen { p { height: 1px; } }');
  expect(getComputedStyle(text)).toMatchObject({ width: '8px', height: '1px', color: 'rgb(255, 0, 0)' });
  document.head.lastElementChild!.remove();
  expect(width(text)).toBe('7px');
  text.style.width = '6px';
  expect(width(text)).toBe('6px');
});

test('A sheet that grows or shrinks keeps its place before later ones', () => {
  addSheet('.one { width: 7px; }');
  addSheet('.one { height: 1px; }');
  const text = document.querySelector('p')!;
  const [first, second] = Array.from(document.querySelectorAll<HTMLStyleElement>('.tested'), (style) => style.sheet!);
  expect(getComputedStyle(text)).toMatchObject({ width: '7px', height: '1px' });
  first!.insertRule('p { width: 8px; height: 2px; }', 1);
  text.title = 'grown';
  expect(getComputedStyle(text)).toMatchObject({ width: '8px', height: '1px' });
  second!.insertRule('p { width: 9px; }', 0);
  text.title = 'grown at its beginning';
  expect(width(text)).toBe('9px');
  second!.deleteRule(0);
  first!.deleteRule(1);
  text.title = 'shrunk';
  expect(getComputedStyle(text)).toMatchObject({ width: '7px', height: '1px' });
});

test('Inherited styles come from ancestors, and the browser’s defaults are known', () => {
  addSheet('.main { visibility: hidden; pointer-events: none; color: blue; display: grid; }');
  const text = document.querySelector('p')!;
  expect(getComputedStyle(text)).toMatchObject({
    visibility: 'hidden',
    pointerEvents: 'none',
    color: 'rgb(0, 0, 255)',
    display: 'block',
  });
  text.hidden = true;
  expect(getComputedStyle(text).display).toBe('none');
});
