import { NOTICES } from '../../../domain/figure-steps';
import type { Context } from '../../../platform/context';
import { float, int, nullable } from '../../../platform/database/columns';
import type { BuiltQuery } from '../../../platform/database/built-query';
import { selection } from '../../../platform/database/selection';
import { FreedSlot } from '../../waiting-list/freed-slots/freed-slot.entity';
import { spanOf, whose, type FigureFilter } from '../figure-filter';
import {
  figureQuery,
  HOURS_UNTIL_RETAKEN,
  IS_CANCELLED,
  IS_CLOSED,
  IS_MISSED,
  LEAD_STEP,
  NOTICE_STEP,
  periodQuery,
  type TurnoConditions,
} from './figure-turnos.query';
import { LEAD_TIMES, type CancellationFigures, type NoShowFigures } from './figures.objects';

/** FORBIDDEN; BAD_REQUEST. */
export async function conditionsOf(ctx: Context, filter: FigureFilter): Promise<TurnoConditions> {
  const professionalId = whose(ctx, filter.professionalId);
  return { ...(await spanOf(ctx, filter)), now: ctx.now, professionalId, specialtyId: filter.specialtyId ?? null };
}

const NO_SHOWS = selection('stats.no-shows', { step: int, closed: int, missed: int });

export async function getNoShowFigures(ctx: Context, filter: FigureFilter): Promise<NoShowFigures> {
  const query = figureQuery(ctx.db.manager, await conditionsOf(ctx, filter), 'no-shows', (turnos) =>
    turnos
      .select(LEAD_STEP, 'step')
      .addSelect('count(*)::int', 'closed')
      .addSelect(`(count(*) FILTER (WHERE ${IS_MISSED}))::int`, 'missed')
      .andWhere(IS_CLOSED)
      .groupBy('1'),
  );
  const rows = new Map((await ctx.db.select(NO_SHOWS, query)).map((row) => [row.step, row]));
  const steps = LEAD_TIMES.map((leadTime, index) => {
    const { closed = 0, missed = 0 } = rows.get(index + 1) ?? {};
    return { leadTime, closed, missed };
  });
  return { closed: sum(steps, 'closed'), missed: sum(steps, 'missed'), steps };
}

/** `step` null: all steps. */
const CANCELLATIONS = selection('stats.cancellations', {
  step: nullable(int),
  cancelled: int,
  refilled: int,
  medianHours: nullable(float),
});

export async function getCancellationFigures(ctx: Context, filter: FigureFilter): Promise<CancellationFigures> {
  const conditions = await conditionsOf(ctx, filter);
  const query = figureQuery(ctx.db.manager, conditions, 'cancellations', (turnos) =>
    ctx.db.manager
      .createQueryBuilder()
      .select('it.step', 'step')
      .addSelect('count(*)::int', 'cancelled')
      .addSelect('count(it.hours)::int', 'refilled')
      .addSelect('percentile_cont(0.5) WITHIN GROUP (ORDER BY it.hours)', 'medianHours')
      .from(
        `(${turnos.select(NOTICE_STEP, 'step').addSelect(HOURS_UNTIL_RETAKEN, 'hours').andWhere(IS_CANCELLED).getQuery()})`,
        'it',
      )
      .groupBy('GROUPING SETS ((it.step), ())'),
  );
  const [counted, [earlier]] = await Promise.all([
    ctx.db.select(CANCELLATIONS, query),
    ctx.db.select(EARLIER, earlierQuery(ctx, conditions)),
  ]);
  const rows = new Map(counted.map((row) => [row.step, row]));
  const countsOf = (step: number | null) => {
    const { cancelled = 0, refilled = 0 } = rows.get(step) ?? {};
    return { cancelled, refilled };
  };
  return {
    ...countsOf(null),
    cameEarlier: earlier?.turnos ?? 0,
    daysWon: earlier?.days ?? 0,
    medianHoursUntilRefilled: rows.get(null)?.medianHours ?? null,
    steps: NOTICES.map((notice, step) => ({ notice, ...countsOf(step) })),
  };
}

const EARLIER = selection('stats.earlier-turnos', { turnos: int, days: float });

/** Freed slots accepted in exchange for a later appointment. */
function earlierQuery({ db }: Context, conditions: TurnoConditions): BuiltQuery {
  return periodQuery(db.manager.createQueryBuilder().from(FreedSlot, 'a'), conditions, {
    key: 'earlier',
    select: (freedSlots) =>
      freedSlots
        .select('count(*)::int', 'turnos')
        .addSelect(
          'coalesce(sum(CAST(extract(epoch FROM a.given_up_starts_at - a.starts_at) / 86400 AS float8)), 0)',
          'days',
        )
        .andWhere("a.given_up_id IS NOT NULL AND a.outcome = 'refilled'"),
  });
}

type Counts<Key extends string> = Readonly<Record<Key, number>>;

function sum<Key extends string>(steps: readonly Counts<Key>[], key: Key): number {
  return steps.reduce((total, step) => total + step[key], 0);
}
