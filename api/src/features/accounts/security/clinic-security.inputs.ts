import { Field, InputType, Int } from 'type-graphql';

import { NotNull } from '../../../platform/validation/not-null';
import { IsWithin } from '../../../platform/validation/number';

const STAFF_IDLE_HOURS = { min: 1, max: 720, message: 'Las horas deben ser un número entre 1 y 720' };

@InputType({ description: 'Changes to the sign-in requirements; absent fields keep their values.' })
export class UpdateClinicSecurityInput {
  @NotNull('Indicá si se pide')
  @Field(() => Boolean, { nullable: true, description: 'null is refused.' })
  adminsNeedSecondFactor?: boolean | null;

  @NotNull('Indicá las horas')
  @IsWithin(STAFF_IDLE_HOURS)
  @Field(() => Int, {
    nullable: true,
    description: 'Idle hours after which sessions of professionals and administrators end, 1 to 720; null is refused.',
  })
  staffIdleHours?: number | null;
}
