import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { texts } from './texts';

/** JSON of what the passkey answered, or why there is none. */
export type PasskeyAnswer = { response: string } | { fault: string };

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Asks the person for a passkey of theirs. `options`: the server's. */
export async function askForPasskey(options: string): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  return answered(() => startAuthentication({ optionsJSON }));
}

export async function makePasskey(options: string): Promise<PasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
  return answered(() => startRegistration({ optionsJSON }));
}

async function answered(ask: () => Promise<object>): Promise<PasskeyAnswer> {
  try {
    return { response: JSON.stringify(await ask()) };
  } catch (reason) {
    return { fault: faultOf(reason) };
  }
}

/** Browsers tell hardly anything apart, so that a page learns nothing of a visitor's passkeys. */
function faultOf(reason: unknown): string {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'InvalidStateError') return texts.known;
  return name === 'NotAllowedError' || name === 'AbortError' ? texts.cancelled : texts.failed;
}
