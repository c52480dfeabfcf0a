import { Between } from 'typeorm';

import { hasScope } from '../../platform/access/scope';
import type { Context } from '../../platform/context';
import { bigint } from '../../platform/database/columns';
import { statement } from '../../platform/database/statement';
import { AppError, invalid } from '../../platform/errors/app-error';

import { payloadsOf } from './event-payload';
import type { Event, EventPage } from './event.object';
import { EventEntity } from './event.entity';

const MOST = 500;

/** Cursor that skips all events so far. */
const LATEST = 'latest';

/**
 * `after`: last sequence read. BAD_REQUEST on `after` or `limit`. GONE if the next events expired, or the database was
 * restored.
 */
export async function listEvents(ctx: Context, after: string | null, limit: number): Promise<EventPage> {
  if (limit < 1 || limit > MOST) throw invalid('limit', `La cantidad debe estar entre 1 y ${MOST}`);
  const [numbers] = await ctx.db.rows(NUMBERS, []);
  const [last, forgotten] = [Number(numbers!.last), Number(numbers!.forgotten)];
  const from = after === LATEST ? last : after === null ? forgotten : cursorOf(after);
  if (from < forgotten || from > last) throw new AppError('GONE', LOST, { field: 'after' });
  const found = await ctx.db.manager.find(EventEntity, {
    where: { number: Between(String(from + 1), String(last)) },
    order: { number: 'ASC' },
    take: limit + 1,
  });
  const page = found.slice(0, limit);
  const hasMore = found.length > limit;
  const withPersonalData = hasScope(ctx.actor, 'personal-data');
  const events = (await payloadsOf(ctx.db, page, { withPersonalData })) as Event[];
  return { events, nextCursor: hasMore ? page.at(-1)!.number : String(last), hasMore };
}

const LOST =
  'Los eventos que siguen a esta posición ya no están. Volvé a leer los datos que necesites y seguí desde after=latest';

function cursorOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw invalid('after', 'La posición debe ser un next_cursor de una respuesta anterior');
  return Number(text);
}

const NUMBERS = statement('events.numbers', 'SELECT last, forgotten FROM event_numbers', {
  last: bigint,
  forgotten: bigint,
});
