import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server';

import { secretKey } from '../../../platform/access/secret';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/database/database';
import { AppError, invalid } from '../../../platform/errors/app-error';
import { PUBLIC_URL } from '../../../platform/public-url';
import { FACTOR_KEY } from './factor-key';
import type { SecondFactor } from './second-factor.entity';

/** Browsers store passkeys by host name. */
export function arePasskeysPossible(ctx: Context): boolean {
  const host = partyOf(ctx).expectedRPID;
  return host !== '' && isIP(host.replaceAll(/[[\]]/g, '')) === 0;
}

/** CONFLICT at an IP address. */
export function assertPasskeysPossible(ctx: Context): void {
  if (arePasskeysPossible(ctx)) return;
  throw new AppError('CONFLICT', 'En esta dirección no se pueden usar llaves de acceso');
}

/** For `navigator.credentials.create`. */
export async function registrationOptions(
  ctx: Context,
  challenge: string,
  { userId, email, clinic, known }: { userId: number; email: string; clinic: string; known: readonly SecondFactor[] },
): Promise<string> {
  return JSON.stringify(
    await webauthn().generateRegistrationOptions({
      rpName: clinic,
      rpID: partyOf(ctx).expectedRPID,
      userName: email,
      userDisplayName: email,
      // Keyed, to reveal no account.
      userID: new Uint8Array(await userHandle(ctx.db, userId)),
      challenge: bytesOf(challenge),
      excludeCredentials: known.map(descriptorOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    }),
  );
}

interface Asking {
  /** null: any passkey. */
  known: readonly SecondFactor[] | null;
  /** As the only proof, it must verify its user. */
  isAlone: boolean;
}

/** For `navigator.credentials.get`. */
export async function authenticationOptions(
  ctx: Context,
  challenge: string,
  { known, isAlone }: Asking,
): Promise<string> {
  return JSON.stringify(
    await webauthn().generateAuthenticationOptions({
      rpID: partyOf(ctx).expectedRPID,
      challenge: bytesOf(challenge),
      userVerification: isAlone ? 'required' : 'preferred',
      ...(known && { allowCredentials: known.map(descriptorOf) }),
    }),
  );
}

type PasskeyColumns = Required<
  Pick<SecondFactor, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>
>;

/** BAD_REQUEST on `response`. */
export async function newPasskey(ctx: Context, challenge: string, response: string): Promise<PasskeyColumns> {
  const given = readResponse<RegistrationResponseJSON>(response);
  const { registrationInfo } = await refusing(
    webauthn().verifyRegistrationResponse({
      response: given,
      expectedChallenge: challenge,
      ...partyOf(ctx),
      requireUserVerification: false,
    }),
  );
  if (!registrationInfo) throw wrongPasskey();
  const { credential, credentialBackedUp } = registrationInfo;
  const credentialId = Buffer.from(credential.id, 'base64url');
  if (credentialId.length > MOST_ID_BYTES) throw wrongPasskey();
  return {
    credentialId,
    publicKey: Buffer.from(credential.publicKey),
    counter: String(credential.counter),
    transports: knownTransports(credential.transports),
    isBackedUp: credentialBackedUp,
  };
}

/** WebAuthn's limit. */
const MOST_ID_BYTES = 1023;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The library doesn't check them. */
function knownTransports(sent: unknown): string[] {
  return Array.isArray(sent) ? TRANSPORTS.filter((one) => sent.includes(one)) : [];
}

/** Unverified. BAD_REQUEST on `response`. */
export function credentialIn(response: string): Buffer {
  const { id } = readResponse<AuthenticationResponseJSON>(response);
  if (typeof id !== 'string') throw wrongPasskey();
  return Buffer.from(id, 'base64url');
}

export interface PasskeyUse {
  challenge: string;
  response: string;
  isAlone: Asking['isAlone'];
}

/** Returns the changed columns. BAD_REQUEST on `response`, also for a decreased counter: a copy is used. */
export async function usedPasskey(
  ctx: Context,
  { challenge, response, isAlone }: PasskeyUse,
  { credentialId, publicKey, counter, transports }: SecondFactor,
): Promise<Pick<SecondFactor, 'counter' | 'isBackedUp'>> {
  const credential = {
    id: credentialId!.toString('base64url'),
    publicKey: new Uint8Array(publicKey!),
    counter: Number(counter),
    transports: transports ?? [],
  } as WebAuthnCredential;
  const { verified, authenticationInfo } = await refusing(
    webauthn().verifyAuthenticationResponse({
      response: readResponse<AuthenticationResponseJSON>(response),
      expectedChallenge: challenge,
      ...partyOf(ctx),
      credential,
      requireUserVerification: isAlone,
    }),
  );
  if (!verified) throw wrongPasskey();
  return { counter: String(authenticationInfo.newCounter), isBackedUp: authenticationInfo.credentialBackedUp };
}

function partyOf(ctx: Context): { expectedOrigin: string; expectedRPID: string } {
  const url = PUBLIC_URL.of(ctx)();
  if (!URL.canParse(url)) return { expectedOrigin: '', expectedRPID: '' };
  const { origin, hostname } = new URL(url);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

async function userHandle(db: Pick<Transaction, 'manager'>, userId: number): Promise<Buffer> {
  return createHmac('sha256', await secretKey(db, FACTOR_KEY))
    .update(`passkey ${userId}`)
    .digest();
}

function descriptorOf({ credentialId, transports }: SecondFactor): { id: string; transports: string[] } {
  return { id: credentialId!.toString('base64url'), transports: transports ?? [] };
}

function bytesOf(challenge: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

function readResponse<Response extends object>(text: string): Response {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Response;
  } catch {
    // Handled below.
  }
  throw wrongPasskey();
}

/** The library throws on invalid input. */
async function refusing<Result>(verifying: Promise<Result>): Promise<Result> {
  try {
    return await verifying;
  } catch {
    throw wrongPasskey();
  }
}

function wrongPasskey(): Error {
  return invalid('response', 'La llave de acceso no sirve para esta cuenta, o no se pudo comprobar');
}

/** Lazy: loads in 0.2 s. */
function webauthn(): typeof import('@simplewebauthn/server') {
  return require('@simplewebauthn/server') as typeof import('@simplewebauthn/server');
}
