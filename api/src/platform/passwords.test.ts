import { hash as hashOf } from '@node-rs/argon2';

import { hashPassword, isPassword } from './passwords';

test('accepts a hash’s password and no other', async () => {
  const hash = await hashPassword('secreta-1');
  expect([await isPassword(hash, 'secreta-1'), await isPassword(hash, 'secreta-2')]).toEqual([true, false]);
});

test('accepts composed and decomposed letters, with hashes from before passwords were tidied too', async () => {
  const [composed, decomposed] = ['contraseña-1', 'contrasen\u0303a-1'];
  const hash = await hashPassword(decomposed);
  expect([await isPassword(hash, composed), await isPassword(hash, decomposed)]).toEqual([true, true]);
  const old = await hashOf(decomposed);
  expect([await isPassword(old, decomposed), await isPassword(old, 'contrasena-1')]).toEqual([true, false]);
});

test.each([
  ['no account', null],
  ['an account without a password', ''],
])('%s is refused after as much work as a wrong password, the first time too', async (_, none) => {
  const timeOf = async (work: () => Promise<boolean>): Promise<number> => {
    const started = performance.now();
    expect(await work()).toBe(false);
    return performance.now() - started;
  };
  const refused = await timeOf(() => isPassword(none, 'secreta-1'));
  const hash = await hashPassword('secreta-1');
  const wrong = await timeOf(() => isPassword(hash, 'secreta-2'));
  // Without hashing it would take a thousandth of that.
  expect(refused).toBeGreaterThan(wrong / 20);
});
