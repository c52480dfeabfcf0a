import { createHash } from 'node:crypto';
import { FieldResolver, Resolver, Root } from 'type-graphql';

import { AppointmentPage } from '../appointment.object';

@Resolver(() => AppointmentPage)
export class AppointmentPageResolver {
  /** From the rows, so never newer than the items. */
  @FieldResolver(() => String, {
    description:
      'Another text whenever anything about the items is another: asked for alone, it tells cheaply whether a list is out of date.',
  })
  version(@Root() { items }: AppointmentPage): string {
    return createHash('sha1').update(JSON.stringify(items)).digest('base64url');
  }
}
