import type { Logger } from 'pino';

import { Public } from '../../platform/access/allow';
import type { Clock } from '../../platform/clock';
import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/database';
import { perDatabase } from '../../platform/database/per-database';
import { AppError } from '../../platform/errors/app-error';
import type { EventStream } from '../../platform/http/event-stream';
import { every } from '../../platform/jobs/every';
import type { HandledRoute } from '../../platform/rest/handled-route';
import type { Examples } from '../../platform/rest/openapi/examples';
import { CALL_SHOWN_MS, OPEN_SCREENS, stateOf } from './screen-state';
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
    const { id } = await screenOfToken(ctx.db, 'calls', path['token'] ?? '');
    const feed = feedOf(ctx.db, ctx.log, clock);
    feed.assertPlace(id);
    return { status: 200, follow: (stream) => feed.add(id, stream) };
  },
};

export const waitingScreenRoutes = [events];

export const waitingScreenExamples: Examples = {
  'GET /screens/{token}/events': { token: 'sW5kX0bN8mQ3vJ6rT1cH9yP4zL7dG2fA_uEiOaRtYnE' },
};

/** Delay of a call, besides the query. No LISTEN, which poolers forbid. */
const LOOK_EVERY_MS = 1_000;
/** A waiting room has many televisions; one without network keeps its place for minutes. */
const MOST_PER_SCREEN = 40;
const MOST_IN_ALL = 200;

interface Viewer {
  screenId: number;
  stream: EventStream;
  /** Last state sent. */
  state: string;
}

/** One query a second for all screens of a clinic, none without viewers. */
class ScreenFeed {
  private readonly viewers = new Set<Viewer>();
  private looking: { stop(): Promise<void> } | null = null;
  private last = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** TOO_MANY_REQUESTS. */
  assertPlace(screenId: number): void {
    const ofScreen = [...this.viewers].filter((viewer) => viewer.screenId === screenId).length;
    if (ofScreen < MOST_PER_SCREEN && this.viewers.size < MOST_IN_ALL) return;
    throw new AppError('TOO_MANY_REQUESTS', 'La pantalla ya está abierta en muchos lugares', {
      retryAfterSeconds: 30,
    });
  }

  /** Sends the state at once and on changes, until the screen is deleted. */
  add(screenId: number, stream: EventStream): void {
    const viewer = { screenId, stream, state: '' };
    this.viewers.add(viewer);
    stream.onEnd(() => this.leave(viewer));
    if (this.looking) void this.readAndSend().catch((error: unknown) => this.fail(error));
    else {
      this.looking = every(LOOK_EVERY_MS, () => this.readAndSend().catch((error: unknown) => this.fail(error)));
    }
  }

  private leave(viewer: Viewer): void {
    this.viewers.delete(viewer);
    if (this.viewers.size > 0) return;
    void this.looking?.stop();
    this.looking = null;
  }

  /** Serialized: none sends older state. */
  private readAndSend(): Promise<void> {
    const turn = this.last.then(() => this.sendToAll());
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async sendToAll(): Promise<void> {
    const ids = [...new Set([...this.viewers].map(({ screenId }) => screenId))];
    if (ids.length === 0) return;
    const since = new Date(this.clock().getTime() - CALL_SHOWN_MS);
    const [open] = await this.db.rows(OPEN_SCREENS, [ids, since]);
    if (!open) return;
    for (const viewer of this.viewers) {
      if (!ids.includes(viewer.screenId)) continue;
      const screen = open.screens.find(({ id }) => id === viewer.screenId);
      if (!screen) {
        viewer.stream.end();
        continue;
      }
      const state = JSON.stringify(stateOf(screen, open));
      if (state !== viewer.state) viewer.stream.send('state', state);
      viewer.state = state;
    }
  }

  /** Ends streams: screens reconnect and report it, rather than look current. */
  private fail(err: unknown): void {
    this.log.warn({ err }, 'waiting-room screens could not be read');
    for (const { stream } of this.viewers) stream.end();
  }
}

const feedOf = perDatabase((db, log: Logger, clock: Clock) => new ScreenFeed(db, clock, log));
