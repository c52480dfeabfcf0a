import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

import { needsNewPage } from '../../kit/files/useLateFile';
import { texts } from './texts';

/** JSON answer, or the fault. */
export type PasskeyAnswer = { response: string } | { fault: string };

export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

type Library = typeof import('@simplewebauthn/browser');

/** `options`: the server's. */
export function askForPasskey(options: string): Promise<PasskeyAnswer> {
  return answered(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON }),
  );
}

export function makePasskey(options: string): Promise<PasskeyAnswer> {
  return answered(({ startRegistration }) =>
    startRegistration({ optionsJSON: JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON }),
  );
}

async function answered(ask: (library: Library) => Promise<object>): Promise<PasskeyAnswer> {
  let library: Library;
  try {
    library = await import('@simplewebauthn/browser');
  } catch (reason) {
    return { fault: needsNewPage(reason) ? texts.gone : texts.notLoaded };
  }
  try {
    return { response: JSON.stringify(await ask(library)) };
  } catch (reason) {
    return { fault: faultOf(reason) };
  }
}

/** Browsers report hardly any detail, to protect visitors' passkeys. */
function faultOf(reason: unknown): string {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'InvalidStateError') return texts.known;
  return name === 'NotAllowedError' || name === 'AbortError' ? texts.cancelled : texts.failed;
}
