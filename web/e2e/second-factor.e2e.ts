import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

import { makeAccount, menuOf, openAccount, openLogin, PASSWORD, signIn, signOut } from './account-steps';
import { accessibilityFaults } from './axe';
import { graphql, openSession } from './clinic-api';
import { haveSession } from './session';
import { visits } from './visits';

const { open } = visits();

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator shows `seconds` from now. */
function codeOf(secret: string, seconds = 0): string {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor((Date.now() / 1000 + seconds) / 30)));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** A phone that keeps passkeys, and asks who uses it. */
async function keepPasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The login is left for the first page, which would close what is opened before. */
async function isIn(page: Page): Promise<void> {
  await page.waitForURL(/\/$/);
  await menuOf(page).waitFor();
}

test('a person adds an app of codes and a passkey, and signs in with each of them and with a recovery code', async () => {
  const page = await open();
  await keepPasskeys(page);
  const email = `sol.${Date.now()}@correo.example`;
  await makeAccount(email);
  await haveSession(page, await openSession(email, PASSWORD));
  await page.goto('/');
  await openAccount(page, 'Seguridad');
  const dialog = page.getByRole('dialog', { name: 'Mi cuenta' });
  await dialog.getByRole('button', { name: 'Agregar aplicación de códigos' }).click();
  const shown = await dialog.getByLabel('O escribí esta clave en la aplicación').inputValue();
  const secret = shown.replaceAll(' ', '');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('Código que muestra la aplicación').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Agregar', exact: true }).click();
  const once = page.getByRole('dialog', { name: 'Códigos de recuperación' });
  const codes = (await once.getByLabel('Códigos de recuperación').inputValue()).split('\n');
  expect(codes).toHaveLength(10);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Volver a los códigos' }).click();
  const file = page.waitForEvent('download');
  await once.getByRole('button', { name: 'Descargar' }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain(codes.join('\n'));
  await once.getByRole('button', { name: 'Ya los guardé' }).click();
  await dialog.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await dialog.getByRole('button', { name: 'Crear llave de acceso' }).click();
  await dialog.getByText('Mi llave de acceso').waitFor();
  await page.keyboard.press('Escape');

  await signOut(page);
  await signIn(page, email, PASSWORD);
  let sent = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation SignInWithCode')) sent += 1;
  });
  // The code before was used already. The sixth digit sends it, as does a double press of Enter.
  await page.getByLabel('Código de tu aplicación').fill(codeOf(secret, 30));
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await isIn(page);
  expect(sent).toBe(1);

  await signOut(page);
  await signIn(page, email, PASSWORD);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await page.getByLabel('Código de recuperación').fill(codes[0]!);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await isIn(page);

  await signOut(page);
  await openLogin(page);
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click();
  await isIn(page);

  await openAccount(page, 'Seguridad');
  const add = dialog.getByRole('button', { name: 'Agregar aplicación de códigos' });
  await add.waitFor();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await graphql('mutation { signOut }', {}, token!);
  await add.click();
  await page.getByText(/^Tu sesión terminó/).waitFor();
});
