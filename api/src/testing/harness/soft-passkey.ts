import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Traits {
  /** Origin of the page. Default: the clinic's address. */
  origin?: string;
  /** The user was verified. */
  verified?: boolean;
}

const ORIGIN = 'https://turnos.clinica.example';
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/** As on a phone: an ES256 key with a counter. */
export class SoftPasskey {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor() {
    ({ privateKey: this.privateKey, publicKey: this.publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** Returns the JSON of `navigator.credentials.create`. */
  register(challenge: string, { origin = ORIGIN, verified = true }: Traits = {}): string {
    const idLength = Buffer.from([0, this.id.length]);
    const key = Buffer.concat([Buffer.alloc(16), idLength, this.id, this.coseKey()]);
    const authData = Buffer.concat([this.head(origin, (verified ? VERIFIED : 0) | PRESENT | WITH_KEY), key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Returns the JSON of `navigator.credentials.get`. */
  signIn(challenge: string, { origin = ORIGIN, verified = true }: Traits = {}): string {
    this.counter += 1;
    const authData = this.head(origin, (verified ? VERIFIED : 0) | PRESENT);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return this.answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, hash]), this.privateKey).toString('base64url'),
    });
  }

  private head(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256').update(new URL(origin).hostname).digest(),
      Buffer.from([flags]),
      counter,
    ]);
  }

  /** kty EC2, alg ES256, crv P-256. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((text) => cborBytes(Buffer.from(text, 'base64url')));
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinates[0]!,
      Buffer.from([0x22]),
      coordinates[1]!,
    ]);
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
