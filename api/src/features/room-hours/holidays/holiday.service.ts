import type { Month } from '../../../domain/calendar-date';
import type { Context } from '../../../platform/context';
import { holidaysOf, type Holiday } from '../../../platform/holidays';
import { assertMonth } from '../../../platform/validation/month';
import { Settings } from '../../settings/settings.entity';

/** Those of the clinic's country in a month, earliest first. They close nothing by themselves. */
export async function listHolidays(ctx: Context, month: Month): Promise<Holiday[]> {
  assertMonth(month.year, month.month);
  const { countryCode } = await ctx.db.manager.findOneOrFail(Settings, { select: { id: true, countryCode: true }, where: { id: 1 } });
  return holidaysOf(countryCode, month);
}
