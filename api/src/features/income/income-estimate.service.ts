import { fromHundredths, toHundredths } from '../../domain/decimal';
import { estimateIncome } from '../../domain/income-estimate';
import type { Context } from '../../platform/context';
import { int, numeric, text } from '../../platform/database/columns';
import { selection } from '../../platform/database/selection';
import { AvailabilityEntryEntity } from '../availability/availability-entry.entity';
import { Professional } from '../professionals/professional.object';
import { HourlyCostSettings } from '../rentals/price/hourly-cost.entity';
import type { IncomeEstimate } from './income-estimate.object';

const ATTENDING = selection('income.attending', {
  professionalId: int,
  name: text,
  hourlyCost: numeric,
  weeklyMinutes: int,
});

/** From weekly availability and default hourly cost. */
export async function getIncomeEstimate({ db }: Context): Promise<IncomeEstimate> {
  const rows = await db.select(
    ATTENDING,
    db.manager
      .createQueryBuilder(Professional, 'p')
      .innerJoin(HourlyCostSettings, 'settings', 'true')
      .leftJoin(AvailabilityEntryEntity, 'h', 'h.professionalId = p.id')
      .select('p.id', 'professionalId')
      .addSelect('p.name', 'name')
      .addSelect('settings.defaultHourlyCost', 'hourlyCost')
      .addSelect('coalesce(sum(h.endMinute - h.startMinute), 0)::int', 'weeklyMinutes')
      .where('p.isPublic')
      .groupBy('p.id, p.name, p.sortOrder, settings.defaultHourlyCost')
      .orderBy('p.sortOrder')
      .addOrderBy('lower(p.name)')
      .addOrderBy('p.id'),
  );
  const items = rows.map(({ professionalId, name, hourlyCost, weeklyMinutes }) => ({
    professionalId,
    name,
    ...estimateIncome(weeklyMinutes, hourlyCost),
  }));
  const total = items.reduce((sum, { monthlyCost }) => sum + toHundredths(monthlyCost), 0n);
  return { totalMonthly: fromHundredths(total), items };
}
