/** The environment rules most rules of a page out before jsdom looks at them: what is left must be just what applies. */
const RULES = [
  ['.one', 'p'], ['.one.two', 'p'], ['.one.three', ''], ['p.one', 'p'], ['span.one', ''],
  ['main .one', 'p'], ['.main>.one', 'p'], ['.main ~ .one', ''], ['.other .one', ''], ['.one .two', ''],
  ['.other, .two', 'p'], ['.one:not(.three, .four .five)', 'p'], ['.one:not(.two)', ''], [':is(.two, .nine)', 'p'],
  ['[data-name="a.b, c"]', 'p'], ['.one[data-name="x y"]', ''], ['#text', 'p'], ['.main [data-name]', 'p'], ['.main :not(.two)', ''], ['*', 'p'], ['.one:hover', ''], ['.one:first-child', 'p'],
  ['.with\\:colon', 'p'], ['.-dash_ed-2', 'p'],
];

const width = (element: Element) => getComputedStyle(element).width;

beforeEach(() => {
  document.body.innerHTML = '<main class="main"><p id="text" class="one\ntwo with:colon -dash_ed-2" data-name="a.b, c"></p></main>';
});
afterEach(() => document.head.replaceChildren());

test.each(RULES)('A rule for %s applies as in any browser: %j', (selector, applies) => {
  document.head.innerHTML = `<style>@font-face { font-family: None; } ${selector} { width: 7px; }</style>`;
  expect(width(document.querySelector('p')!)).toBe(applies === 'p' ? '7px' : '');
});

test('A class that comes or goes counts at the next look', () => {
  document.head.innerHTML = '<style>.later { width: 7px; }</style>';
  const text = document.querySelector('p')!;
  expect(width(text)).toBe('');
  text.classList.add('later');
  expect(width(text)).toBe('7px');
  text.className = 'one';
  expect(width(text)).toBe('');
});
