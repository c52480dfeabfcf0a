import { dayNumber } from '../../domain/calendar-date';
import { dateOf } from '../../domain/clinic-time';
import { floorToMinute } from '../../domain/epoch-minute';
import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { expiry, REMOVED } from '../../platform/jobs/housekeeping';
import { HOUR_MS, type Round } from '../../platform/jobs/round';
import { listProfessionals } from '../professionals/professional.service';
import { clinicSettings } from '../settings/settings.service';
import { soonestOfEach } from '../slots/first-slots';
import { RoomUseResolver } from './room-use/room-use.resolver';
import { StatsResolver } from './stats.resolver';
import { statsRoutes } from './stats.rest';
import { SlotWait } from './third-free/slot-wait.entity';
import { ThirdFreeResolver } from './third-free/third-free.resolver';
import { FiguresResolver } from './turnos/figures.resolver';

/** The next slot may be one just cancelled; the third shows how full the calendar is. */
const WHICH = 3;

/** Daily, in the first hour with a running server. */
const SLOT_WAITS_ROUND: Round = {
  name: 'slot-waits',
  everyMs: HOUR_MS,
  run: async (ctx) => {
    const { timeZone } = await clinicSettings(ctx);
    const date = dateOf(timeZone, floorToMinute(ctx.now));
    if (await ctx.db.manager.existsBy(SlotWait, { date })) return;
    const professionals = await listProfessionals(ctx);
    const soonest = await soonestOfEach(
      ctx,
      professionals.map(({ id }) => id),
      { most: WHICH },
    );
    const waits = professionals.map(({ id }) => {
      const third = soonest.get(id)?.starts[WHICH - 1];
      const days = third === undefined ? null : dayNumber(dateOf(timeZone, third)) - dayNumber(date);
      return { date, professionalId: id, days };
    });
    if (waits.length === 0) return;
    await ctx.transact((tx) =>
      tx.manager.createQueryBuilder().insert().into(SlotWait).values(waits).orIgnore().execute(),
    );
  },
};

/** Two years, for comparison with the previous one. */
const SLOT_WAITS_EXPIRY = statement(
  'stats.slot-waits-expire',
  expiry('slot_waits', 'date', "($1::timestamptz - interval '2 years')::date"),
  REMOVED,
);

export const stats: Feature = {
  name: 'stats',
  scope: 'reports',
  entities: [SlotWait],
  rounds: [SLOT_WAITS_ROUND],
  expiries: [SLOT_WAITS_EXPIRY],
  resolvers: [StatsResolver, FiguresResolver, RoomUseResolver, ThirdFreeResolver],
  routes: statsRoutes,
};
