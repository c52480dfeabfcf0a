import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { MonthlyCost, MonthlySummary, ProfessionalCost } from './monthly-summary.objects';
import { getMonthlyCost, getMonthlySummary, listMonthlyCosts } from './monthly-summary.service';

const YEAR = { description: '1900 to 9999.' };
const MONTH = { description: '1 to 12.' };

@Resolver()
export class MonthlySummaryResolver {
  @Allow(Professional, Admin('prices', 'reports'))
  @Query(() => MonthlySummary, {
    description: 'A professional’s rentals of a month, with their cost. FORBIDDEN for a colleague’s.',
  })
  monthlySummary(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('month', () => Int, MONTH) month: number,
    @Arg('professionalId', () => Int, { nullable: true, description: 'The professional; default: the viewer.' })
    professionalId?: number | null,
  ): Promise<MonthlySummary> {
    return getMonthlySummary(ctx, professionalId, { year, month });
  }

  @Allow(Admin('prices', 'reports'))
  @Query(() => MonthlyCost, {
    description: "Only the totals of a month's rentals. NOT_FOUND for an unknown professional.",
  })
  monthlyCost(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, { description: 'The professional.' }) professionalId: number,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('month', () => Int, MONTH) month: number,
  ): Promise<MonthlyCost> {
    return getMonthlyCost(ctx, professionalId, { year, month });
  }

  @Allow(Admin('rooms', 'prices', 'reports'))
  @Query(() => [ProfessionalCost], {
    description: 'The totals of a month for each professional with rentals or returned ones, by name.',
  })
  monthlyCosts(
    @Ctx() ctx: Context,
    @Arg('year', () => Int, YEAR) year: number,
    @Arg('month', () => Int, MONTH) month: number,
  ): Promise<ProfessionalCost[]> {
    return listMonthlyCosts(ctx, { year, month });
  }
}
