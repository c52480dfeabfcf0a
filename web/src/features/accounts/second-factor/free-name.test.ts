import { freeName } from './free-name';

test.each([
  [[], 'Mi teléfono'],
  [['Mi teléfono'], 'Mi teléfono 2'],
  [['Mi teléfono 2', 'Mi teléfono', 'Otro'], 'Mi teléfono 3'],
])('beside %j the next is called %j', (taken, name) => {
  expect(freeName('Mi teléfono', taken)).toBe(name);
});
