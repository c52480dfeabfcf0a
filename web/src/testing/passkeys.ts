/** A browser with a passkey that always agrees. Returns how often it was used. */
export function keepPasskeys(): { made: () => number; used: () => number } {
  const bytes = new ArrayBuffer(8);
  const credential = (response: object) => ({
    id: 'llave',
    rawId: bytes,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: bytes, ...response },
  });
  const create = jest.fn(async () => credential({ attestationObject: bytes, getTransports: () => ['internal'] }));
  const get = jest.fn(async () => credential({ authenticatorData: bytes, signature: bytes, userHandle: null }));
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
  return { made: () => create.mock.calls.length, used: () => get.mock.calls.length };
}

/** Answer of startPasskey or startPasskeyProof. */
export const PASSKEY_OPTIONS = {
  __typename: 'PasskeyOptions',
  challenge: 'reto',
  options: JSON.stringify({
    challenge: 'cmV0bw',
    rp: { id: 'localhost', name: 'Clínica' },
    user: { id: 'dQ', name: 'marta', displayName: 'marta' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  }),
};
