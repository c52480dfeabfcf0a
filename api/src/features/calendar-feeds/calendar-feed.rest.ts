import { IsNull, LessThan } from 'typeorm';

import { Public } from '../../platform/access/allow';
import { hashToken } from '../../platform/access/session-token';
import { bySource, countWherePossible, type AttemptLimit } from '../../platform/attempts';
import type { Context } from '../../platform/context';
import { etagOf } from '../../platform/http/etag';
import { PUBLIC_URL } from '../../platform/public-url';
import type { HandledRoute } from '../../platform/rest/handled-route';
import type { Examples } from '../../platform/rest/openapi/examples';
import { CalendarFeed } from './calendar-feed.entity';
import { FEED_ROUTE, feedNotFound } from './calendar-feed.service';
import { feedOf } from './feed-events';
import { feedFile } from './feed-file';
import { READ_FEED } from './read-feed';

/** All programs of a clinic share an address, as do Google's. */
const READS: AttemptLimit = {
  name: 'calendar-feeds',
  points: 1_200,
  windowSeconds: 3600,
  message: 'Ya se pidieron muchos calendarios desde tu conexión. Probá de nuevo más tarde',
};

const HEADERS = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="turnos.ics"',
  'Cache-Control': 'private, no-cache',
  // Calendar programs ignore robots.txt.
  'X-Robots-Tag': 'noindex, nofollow',
};

const file: HandledRoute = {
  method: 'GET',
  path: FEED_ROUTE,
  audiences: [Public],
  summary: 'Calendario de un profesional o de una sala',
  description:
    'iCalendar (RFC 5545) para Google Calendar, Apple y Outlook, sin sesión: quien tiene el enlace. Turnos y alquileres ' +
    'que ocupan tiempo desde 30 días antes hasta 180 después, y las ausencias del profesional. De los pacientes, solo las ' +
    'iniciales. Con If-None-Match responde 304 mientras nada cambió.',
  hasTag: true,
  gives: { 'text/calendar': { type: 'string' } },
  fails: {
    NOT_FOUND: 'No hay un calendario en este enlace',
    TOO_MANY_REQUESTS: 'Demasiadas lecturas desde la misma conexión; Retry-After dice cuándo reintentar',
  },
  async handle(ctx: Context, { path }) {
    await countWherePossible(ctx, bySource(ctx, READS));
    const [read] = await ctx.db.rows(READ_FEED, [hashToken(path['token'] ?? ''), ctx.now]);
    if (!read) throw feedNotFound();
    await noteRead(ctx, read.id, read.lastReadAt);
    const feed = feedOf(read);
    const publicUrl = PUBLIC_URL.of(ctx)();
    return {
      status: 200,
      etag: etagOf(JSON.stringify([feed, publicUrl])),
      headers: HEADERS,
      text: () => feedFile(feed, publicUrl),
    };
  },
};

export const calendarFeedRoutes = [file];

export const calendarFeedExamples: Examples = {
  'GET /calendars/{token}/turnos.ics': { token: 'kF2mT9xB4vQ7rN0zJ5cH8pL3sD6gY1wA-uE_oRiTnXk' },
};

const KEPT_BY_MS = 3_600_000;

/** Precise to an hour. A failed write does not prevent reading. */
async function noteRead(ctx: Context, id: number, lastReadAt: Date | null): Promise<void> {
  const before = new Date(ctx.now.getTime() - KEPT_BY_MS);
  if (lastReadAt !== null && lastReadAt >= before) return;
  const stale = [
    { id, lastReadAt: IsNull() },
    { id, lastReadAt: LessThan(before) },
  ];
  try {
    await ctx.db.write(({ manager }) => manager.update(CalendarFeed, stale, { lastReadAt: ctx.now }));
  } catch (err) {
    ctx.log.warn({ err }, 'the reading of a calendar could not be noted');
  }
}
