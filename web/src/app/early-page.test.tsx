import { screen, waitFor } from '@testing-library/react';

import { watchEarlyPage } from './early-page';

/** The page as the server and the application draw it; ids tell the copies apart. */
const pageOf = (copy: string) => `
  <form><input name="buscar" id="${copy}-search"><button id="${copy}-submit">Buscar</button></form>
  <select name="hora" id="${copy}-hour"><option></option><option>09:00</option></select>
  <input type="checkbox" name="obra" value="OSDE" id="${copy}-osde"><input type="checkbox" name="obra" value="PAMI" id="${copy}-pami">
  <input type="checkbox" name="aviso" id="${copy}-notice" checked>
  <input type="radio" name="turno" value="1" id="${copy}-first-visit" checked><input type="radio" name="turno" value="2" id="${copy}-control">
  <a href="/book/1" id="${copy}-link">09:00</a><button id="${copy}-first">Elegir</button><button id="${copy}-second">Elegir</button>`;

function arriveAtEarlyPage() {
  document.body.innerHTML = `<div id="root"><style></style><div>${pageOf('early')}</div></div><p id="early" role="status"></p>`;
  const root = document.getElementById('root')!;
  const onReplaced = watchEarlyPage(root);
  const replace = () => {
    root.innerHTML = pageOf('late');
    const pressed: string[] = [];
    root.addEventListener('click', ({ target }) => void pressed.push((target as Element).id));
    onReplaced();
    return pressed;
  };
  return { early: (part: string) => document.getElementById(`early-${part}`)!, replace };
}

const late = (part: string) => document.getElementById(`late-${part}`)!;

test('what was typed into the server’s page is in the application’s, which hears of it', () => {
  const { early, replace } = arriveAtEarlyPage();
  (early('search') as HTMLInputElement).value = 'rodilla';
  const heard = jest.fn();
  document.addEventListener('input', heard, { once: true });
  replace();
  expect(late('search')).toHaveValue('rodilla');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('choices and ticks are in the application’s page, one press each', async () => {
  const { early, replace } = arriveAtEarlyPage();
  (early('hour') as HTMLSelectElement).value = '09:00';
  const ticked = ['osde', 'pami', 'notice', 'control'];
  for (const part of ticked) early(part).click();
  const pressed = replace();
  expect(late('hour')).toHaveValue('09:00');
  // React renders between two.
  expect(pressed).toEqual(['late-osde']);
  await waitFor(() => expect(pressed).toEqual(ticked.map((part) => `late-${part}`)));
  expect(late('pami')).toBeChecked();
  expect(late('notice')).not.toBeChecked();
  expect(late('control')).toBeChecked();
});

test('the focus stays on the same element', () => {
  const { early, replace } = arriveAtEarlyPage();
  early('link').focus();
  replace();
  expect(late('link')).toHaveFocus();
});

test('a field that was left does not get the focus again', async () => {
  const { early, replace } = arriveAtEarlyPage();
  early('search').focus();
  early('search').blur();
  await Promise.resolve();
  replace();
  expect(document.body).toHaveFocus();
});

test('a press that came too early is made once, on the same one of equal buttons, and no longer announced', () => {
  const { early, replace } = arriveAtEarlyPage();
  document.earlyPress = early('second');
  screen.getByRole('status').textContent = 'Cargando la página…';
  expect(replace()).toEqual(['late-second']);
  expect(document.earlyPress).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('an untouched page stays as it is', () => {
  const { replace } = arriveAtEarlyPage();
  expect(replace()).toEqual([]);
  expect(document.body).toHaveFocus();
});
