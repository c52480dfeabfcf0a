import { randomUUID } from 'node:crypto';

import { isUuid } from './uuid';

test.each([randomUUID(), randomUUID().toUpperCase()])('%s is a UUID', (text) => {
  expect(isUuid(text)).toBe(true);
});

test.each([
  '',
  'x',
  '42',
  randomUUID().slice(1),
  `${randomUUID()}\n`,
  ` ${randomUUID()}`,
  randomUUID().replaceAll('-', ''),
  `{${randomUUID()}}`,
])('%j is none', (text) => {
  expect(isUuid(text)).toBe(false);
});
