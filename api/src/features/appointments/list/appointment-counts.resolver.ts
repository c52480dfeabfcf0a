import { FieldResolver, Int, Resolver, Root } from 'type-graphql';

import { AppointmentCounts } from './appointment-counts.object';

@Resolver(() => AppointmentCounts)
export class AppointmentCountsResolver {
  @FieldResolver(() => Int, { description: 'The patient was seen; without those that have not begun.' })
  completed(@Root() counts: AppointmentCounts): Promise<number> {
    return counts.readCompleted();
  }
}
