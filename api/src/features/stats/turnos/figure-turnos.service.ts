import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

import { NOTICES } from '../../../domain/figure-steps';
import type { Context } from '../../../platform/context';
import { int } from '../../../platform/database/columns';
import { selection } from '../../../platform/database/selection';
import { APPOINTMENTS, selectAppointments } from '../../appointments/appointment-row';
import { PAGE_LIMIT } from '../../appointments/list/appointment-list.query';
import { assertPageSize, pageOf, parseCursor } from '../../appointments/list/appointment-list.service';
import {
  figureQuery,
  IS_CANCELLED,
  IS_CLOSED,
  IS_MISSED,
  LEAD_STEP,
  NOTICE_STEP,
  RETAKEN_AT,
} from './figure-turnos.query';
import { conditionsOf } from './figures.service';
import { LEAD_TIMES, type FigureTurnos, type FigureTurnosFilter, type TurnosOfFigure } from './figures.objects';

const OF: Record<TurnosOfFigure, string> = {
  closed: IS_CLOSED,
  missed: IS_MISSED,
  cancelled: IS_CANCELLED,
  refilled: `${IS_CANCELLED} AND ${RETAKEN_AT} IS NOT NULL`,
};

interface TurnosQuery {
  filter: FigureTurnosFilter;
  first: number;
  after?: string | null | undefined;
}

const COUNT = selection('stats.figure-turnos-count', { count: int });

/** By the figures' rules. FORBIDDEN; BAD_REQUEST. */
export async function listFigureTurnos(ctx: Context, { filter, first, after }: TurnosQuery): Promise<FigureTurnos> {
  const { of, leadTime, notice } = filter;
  const conditions = await conditionsOf(ctx, filter);
  assertPageSize(first);
  const [afterStart, afterId] = after == null ? [] : parseCursor(after);
  const values = {
    leadStep: leadTime && LEAD_TIMES.indexOf(leadTime) + 1,
    noticeStep: notice && NOTICES.indexOf(notice),
    afterStart,
    afterId,
  };
  const parts = [
    OF[of],
    ...(leadTime == null ? [] : [`${LEAD_STEP} = :leadStep`]),
    ...(notice == null ? [] : [`${NOTICE_STEP} = :noticeStep`]),
  ];
  const those = <Entity extends ObjectLiteral>(turnos: SelectQueryBuilder<Entity>, all: readonly string[]) => {
    for (const each of all) turnos.andWhere(`(${each})`);
    return turnos;
  };
  const onPage = after == null ? parts : [...parts, '(a.starts_at, a.id) < (:afterStart, :afterId)'];
  const page = figureQuery(
    ctx.db.manager,
    conditions,
    `list ${onPage.join()}`,
    (turnos) =>
      selectAppointments(ctx.db.manager)
        .addCommonTableExpression(
          those(turnos.select('a.*'), onPage)
            .orderBy('a.startsAt', 'DESC')
            .addOrderBy('a.id', 'DESC')
            .limit(PAGE_LIMIT + 1),
          'appointments',
        )
        .orderBy('a.startsAt', 'DESC')
        .addOrderBy('a.id', 'DESC'),
    values,
  );
  const rows = await ctx.db.select(APPOINTMENTS, page);
  return {
    ...pageOf(rows, first),
    count: async () => {
      const counted = figureQuery(
        ctx.db.manager,
        conditions,
        `count ${parts.join()}`,
        (turnos) => those(turnos.select('count(*)::int', 'count'), parts),
        values,
      );
      return (await ctx.db.select(COUNT, counted))[0]!.count;
    },
  };
}
