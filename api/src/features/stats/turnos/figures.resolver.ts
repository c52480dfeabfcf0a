import { Arg, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import { NeedsScope } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { price } from '../../../platform/graphql/max-root-price';
import { FigureFilter } from '../figure-filter';
import { listFigureTurnos } from './figure-turnos.service';
import { CancellationFigures, FigureTurnos, FigureTurnosFilter, NoShowFigures } from './figures.objects';
import { getCancellationFigures, getNoShowFigures } from './figures.service';

const WHICH = { description: 'Period and professionals.' };

@Resolver(() => FigureTurnos)
export class FiguresResolver {
  @Allow(Admin('reports'), Professional)
  @Extensions(price(4))
  @Query(() => NoShowFigures, {
    description:
      'No-shows among the completed or missed appointments of a period, by lead time. Pending and confirmed ' +
      'appointments do not count. BAD_REQUEST; FORBIDDEN.',
  })
  noShowFigures(
    @Ctx() ctx: Context,
    @Arg('filter', () => FigureFilter, WHICH) filter: FigureFilter,
  ): Promise<NoShowFigures> {
    return getNoShowFigures(ctx, filter);
  }

  @Allow(Admin('reports'), Professional)
  @Extensions(price(4))
  @Query(() => CancellationFigures, {
    description:
      'Cancelled appointments of a period, by notice, and how many of their times another appointment took. ' +
      'BAD_REQUEST; FORBIDDEN.',
  })
  cancellationFigures(
    @Ctx() ctx: Context,
    @Arg('filter', () => FigureFilter, WHICH) filter: FigureFilter,
  ): Promise<CancellationFigures> {
    return getCancellationFigures(ctx, filter);
  }

  @Allow(Admin('reports'), Professional)
  @NeedsScope('appointments:read')
  @Extensions(price(4))
  @Query(() => FigureTurnos, {
    description: 'The appointments that a figure counts, by the same rules. BAD_REQUEST on first or after; FORBIDDEN.',
  })
  figureTurnos(
    @Ctx() ctx: Context,
    @Arg('filter', () => FigureTurnosFilter, WHICH) filter: FigureTurnosFilter,
    @Arg('first', () => Int, { defaultValue: 50, description: 'Page size, 1 to 200.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: '`next` of the previous page.' })
    after?: string | null,
  ): Promise<FigureTurnos> {
    return listFigureTurnos(ctx, { filter, first, after });
  }

  @FieldResolver(() => Int, { description: 'Total number on all pages.' })
  total(@Root() { count }: FigureTurnos): Promise<number> {
    return count();
  }
}
