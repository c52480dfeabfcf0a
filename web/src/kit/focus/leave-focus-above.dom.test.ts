import { leaveFocusAbove } from './leave-focus-above';

function press(html: string) {
  document.body.innerHTML = html;
  const button = document.querySelector('button')!;
  const left = leaveFocusAbove(button)!;
  button.focus();
  return {
    /** As React takes it away. */
    takeAway: async (selector: string) => {
      left();
      document.querySelector(selector)!.remove();
      await Promise.resolve();
      return document.activeElement?.id;
    },
  };
}

const STEP = '<section><h2 id="titulo">Fecha</h2><button>Reintentar</button></section>';
const PAGE = `<main id="pagina">${STEP}</main>`;

test('a button that goes leaves the focus to the heading above it', async () => {
  expect(await press(PAGE).takeAway('button')).toBe('titulo');
});

test('one that goes with the part of the page around it leaves it to what is left around', async () => {
  expect(await press(PAGE).takeAway('section')).toBe('pagina');
});
