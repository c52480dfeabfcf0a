import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';

import type { Context } from '../../../platform/context';
import { versionOf } from '../../../platform/version-of';
import { AppointmentPage } from '../appointment.object';
import { shownWith } from './shown-with';

@Resolver(() => AppointmentPage)
export class AppointmentPageResolver {
  /** Read with the rows: never newer. */
  @FieldResolver(() => String, {
    description:
      'Another text whenever anything about the items is another: asked for alone, it tells cheaply whether a list is out of date.',
  })
  async version(@Ctx() ctx: Context, @Root() { items }: AppointmentPage): Promise<string> {
    return versionOf([items, await shownWith(ctx, items)]);
  }
}
