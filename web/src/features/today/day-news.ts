import type { DayTurno } from './day-groups';
import { texts } from './texts';

interface Day {
  items: readonly DayTurno[];
  requests: { count: number } | null;
}

/** Others' changes that need action; null: none. `own`: created on this page. */
export function newsText(before: Day, after: Day, own: ReadonlySet<string>): string | null {
  const known = new Map(before.items.map((turno) => [turno.id, turno]));
  const happened = (did: (was: DayTurno, is: DayTurno) => boolean) =>
    after.items.filter((turno) => {
      const was = known.get(turno.id);
      return was !== undefined && did(was, turno);
    }).length;
  const news = {
    added: after.items.filter(({ id }) => !known.has(id) && !own.has(id)).length,
    cancelled: happened((was, is) => was.status !== 'cancelled' && is.status === 'cancelled'),
    arrived: happened((was, is) => was.visit === null && is.visit !== null),
    requested: Math.max(0, (after.requests?.count ?? 0) - (before.requests?.count ?? 0)),
  };
  return Object.values(news).some((count) => count > 0) ? texts.news(news) : null;
}
