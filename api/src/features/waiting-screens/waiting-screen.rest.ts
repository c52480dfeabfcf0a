import { Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import type { HandledRoute } from '../../platform/rest/handled-route';
import type { Examples } from '../../platform/rest/openapi/examples';
import { feedOf } from './screen-feed';
import { screenOfToken } from './waiting-screen.service';

const events: HandledRoute = {
  method: 'GET',
  path: '/screens/{token}/events',
  audiences: [Public],
  summary: 'Lo que muestra una pantalla de espera',
  description:
    'Eventos del servidor (text/event-stream), sin sesión: quien tiene el token de la pantalla. Cada evento `state` dice ' +
    'todo lo que se muestra: los últimos cinco llamados, sin nombres. Se envía uno al conectarse y otro cuando algo cambia. ' +
    'Termina cuando la pantalla se elimina o el servidor se detiene; una línea de comentario cada 15 segundos dice que sigue.',
  gives: { 'text/event-stream': { type: 'string' } },
  fails: {
    NOT_FOUND: 'La pantalla no existe',
    TOO_MANY_REQUESTS: 'La pantalla ya está abierta en muchos lugares; Retry-After dice cuándo reintentar',
  },
  async handle(ctx: Context, { path, clock }) {
    const { id } = await screenOfToken(ctx, path['token'] ?? '');
    const feed = feedOf(ctx.db, ctx.log, clock);
    feed.assertPlace(id);
    return { status: 200, follow: (stream) => feed.add(id, stream) };
  },
};

export const waitingScreenRoutes = [events];

export const waitingScreenExamples: Examples = {
  'GET /screens/{token}/events': { token: 'sW5kX0bN8mQ3vJ6rT1cH9yP4zL7dG2fA_uEiOaRtYnE' },
};
