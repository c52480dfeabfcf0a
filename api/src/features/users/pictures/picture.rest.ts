import { memberOf, Public, SignedIn } from '../../../platform/access/allow';
import { countAttempt, type AttemptLimit } from '../../../platform/attempts';
import { ConcurrencyLimitByKey } from '../../../platform/concurrency-limit';
import type { Context } from '../../../platform/context';
import { perDatabase } from '../../../platform/database/per-database';
import { readUpload } from '../../../platform/http/upload';
import { UploadPlaces } from '../../../platform/http/upload-places';
import type { HandledRoute } from '../../../platform/rest/handled-route';
import type { Examples } from '../../../platform/rest/openapi/examples';
import { PICTURE_URL_DESCRIPTION, pictureUrlOf } from './picture-url';
import { getPicture, replacePicture } from './picture.service';

const FIELD = 'profile_picture';
const TOO_LARGE = 'La imagen debe ser menor a 5MB';
const LIMIT_BYTES = 5_242_880;
const EXAMPLE_URL = '/api/pictures/7b0d5a34-8f3e-4c7a-9a51-2f6a0c9d1e42';

/** Each holds up to 5 MB until decoded. */
const places = new UploadPlaces(16);
/** One upload at a time per person. */
const turnsOf = perDatabase(() => new ConcurrencyLimitByKey<number>(1, 5));

const upload: HandledRoute = {
  method: 'POST',
  path: '/auth/profile/picture',
  audiences: [SignedIn],
  summary: 'Poner una foto de perfil',
  description:
    'Un archivo JPEG, PNG, WebP, GIF o AVIF (según su contenido) de menos de 5.242.880 bytes y hasta 24 megapíxeles. ' +
    'Se endereza, se recorta a un cuadrado de 512 × 512 y se guarda como WebP sin metadatos. La foto anterior se borra.',
  takes: {
    'multipart/form-data': {
      type: 'object',
      properties: { [FIELD]: { type: 'string', format: 'binary', description: 'La imagen' } },
      required: [FIELD],
    },
  },
  gives: {
    'application/json': {
      type: 'object',
      properties: { url: { type: 'string', description: PICTURE_URL_DESCRIPTION, examples: [EXAMPLE_URL] } },
      required: ['url'],
    },
  },
  fails: {
    BAD_REQUEST: 'Por favor selecciona una imagen válida',
    PAYLOAD_TOO_LARGE: TOO_LARGE,
    UNSUPPORTED_MEDIA_TYPE: 'El contenido no es multipart/form-data',
    REQUEST_TIMEOUT: 'La imagen tardó demasiado en llegar: puede pararse 20 segundos, y venir a 24 KB por segundo',
    TOO_MANY_REQUESTS: 'Demasiadas fotos en la última hora; Retry-After dice cuándo reintentar',
  },
  async handle(ctx: Context, { request }) {
    const { userId } = memberOf(ctx.actor);
    const read = async (signal: AbortSignal) => {
      // Counted after the wait for a place, so that a refused upload can be retried.
      await countPicture(ctx, userId);
      return readUpload(request, { field: FIELD, limitBytes: LIMIT_BYTES, tooLarge: TOO_LARGE }, signal);
    };
    const id = await turnsOf(ctx.db).run(userId, () => places.use(read, (bytes) => replacePicture(ctx, bytes)));
    return { status: 200, json: { url: pictureUrlOf(id) } };
  },
};

const picture: HandledRoute = {
  method: 'GET',
  path: '/pictures/{id}',
  audiences: [Public],
  scope: 'professionals:read',
  summary: 'Una foto de perfil',
  description: 'Cada foto nueva tiene una dirección nueva, así que se puede guardar para siempre.',
  gives: { 'image/webp': { type: 'string', format: 'binary' } },
  fails: { NOT_FOUND: 'La imagen no existe' },
  async handle(ctx: Context, { path }) {
    const content = await getPicture(ctx, path['id'] ?? '');
    return {
      status: 200,
      content,
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' },
    };
  },
};

export const pictureRoutes = [upload, picture];

export const pictureExamples: Examples = {
  'GET /pictures/{id}': { id: '7b0d5a34-8f3e-4c7a-9a51-2f6a0c9d1e42' },
};

const PICTURE: AttemptLimit = {
  name: 'picture-user',
  points: 30,
  windowSeconds: 3_600,
  message: 'Demasiados intentos. Esperá unos minutos antes de intentar nuevamente.',
};

/** Decoding is a member's most expensive request. */
function countPicture(ctx: Context, userId: number): Promise<void> {
  return countAttempt(ctx, PICTURE, userId);
}
