import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Professional } from '../professionals/professional.object';
import { WeekSchedule } from '../room-hours/week-schedule.object';
import { Clinic } from '../settings/clinic.object';
import { Specialty } from '../specialties/specialty.entity';
import { getLanding } from './landing.service';

@ObjectType({ simpleResolvers: true, description: 'Data of the landing page.' })
export class Landing {
  @Field(() => Clinic, { description: 'Name, contact and conventions of the clinic.' })
  clinic!: Clinic;

  @Field(() => [Specialty], { description: 'Active specialties, lower order first.' })
  specialties!: Specialty[];

  @Field(() => [Professional], { description: 'Professionals the public can book, in display order.' })
  professionals!: Professional[];

  @Field(() => WeekSchedule, {
    nullable: true,
    description: 'Hours at which the clinic is open to visitors; null when not set.',
  })
  openingHours!: WeekSchedule | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the holiday on which the whole clinic is closed today; null when open.',
  })
  closedFor!: string | null;
}

@Resolver(() => Landing)
export class LandingResolver {
  @Allow(Public)
  @Query(() => Landing, { description: 'Data of the landing page in one round trip.' })
  landing(@Ctx() ctx: Context): Promise<Landing> {
    return getLanding(ctx);
  }
}
