import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { User } from '../../users/user.entity';
import { Appointment } from '../appointment.object';
import { appointmentCountLoader, appointmentsOfUserLoader } from './user-appointments';

@Resolver(() => User)
export class UserAppointmentsResolver {
  @Allow(Admin('people'))
  @FieldResolver(() => Int, {
    description: 'How many appointments they have as a patient, of every status. For administrators.',
  })
  appointmentCount(@Ctx() ctx: Context, @Root() { id }: User): Promise<number> {
    return appointmentCountLoader(ctx).load(id);
  }

  @Allow(Admin('appointments'))
  @FieldResolver(() => [Appointment], {
    description:
      'Theirs as a patient, latest start first. For administrators. BAD_REQUEST when those of everybody that is asked for ' +
      'are more than 10,000.',
  })
  appointments(@Ctx() ctx: Context, @Root() { id }: User): Promise<Appointment[]> {
    return appointmentsOfUserLoader(ctx).load(id);
  }
}
