import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { NotNull } from '../../../platform/validation/not-null';
import { IsWithin } from '../../../platform/validation/number';

@ObjectType({ simpleResolvers: true, description: 'Sign-in requirements of the clinic, as administrators edit them.' })
export class ClinicSecurity {
  @Field({
    description: 'Whether administrators need a second factor. Without one they can only set it up.',
  })
  adminsNeedSecondFactor!: boolean;

  @Field(() => Int, { description: 'Idle hours after which sessions of professionals and administrators end.' })
  staffIdleHours!: number;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}

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
