import { Field, InputType, Int } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { NotNull } from '../../../platform/validation/not-null';
import { IsWithin } from '../../../platform/validation/number';
import { IsText } from '../../../platform/validation/text';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE, IsDuration } from '../appointment-duration';

const NAME = { required: 'El nombre es requerido', max: 60 };
const ORDER = { min: 0, max: 9999, message: 'El orden debe ser un número entre 0 y 9999' };

@InputType({ description: 'A new appointment type.' })
export class CreateConsultationKindInput {
  @IsText(NAME)
  @Field({ description: '1 to 60 characters, unique for the professional.' })
  name!: string;

  @IsDuration()
  @Field(() => Int, {
    nullable: true,
    description: `${DURATION_RANGE} minutes; default: the professional's own usual length, else ${DEFAULT_DURATION_MINUTES}.`,
  })
  durationMinutes?: number | null;

  @Field(() => Money, { nullable: true, description: "null: the professional's own fee." })
  price?: string | null;

  @Field({ defaultValue: true, description: 'Whether patients may book it.' })
  isOnline!: boolean;

  @Field({ defaultValue: true, description: 'Whether it can be booked immediately.' })
  isActive!: boolean;

  @IsWithin(ORDER)
  @Field(() => Int, { nullable: true, description: '0 to 9999, lower first; default: after all others.' })
  sortOrder?: number | null;
}

@InputType({ description: 'Changes of an appointment type; absent fields stay.' })
export class UpdateConsultationKindInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is rejected.' })
  name?: string | null;

  @NotNull('La duración es requerida')
  @IsDuration()
  @Field(() => Int, { nullable: true, description: `${DURATION_RANGE} minutes; null is rejected.` })
  durationMinutes?: number | null;

  @Field(() => Money, {
    nullable: true,
    description: "For future bookings; null: the professional's own fee.",
  })
  price?: string | null;

  @NotNull('Indicá si se reserva en línea')
  @Field(() => Boolean, { nullable: true, description: 'Whether patients may book it; null is rejected.' })
  isOnline?: boolean | null;

  @NotNull('Indicá si el tipo de consulta está activo')
  @Field(() => Boolean, {
    nullable: true,
    description: 'false: no longer bookable; earlier bookings stay. null is rejected.',
  })
  isActive?: boolean | null;

  @NotNull(ORDER.message)
  @IsWithin(ORDER)
  @Field(() => Int, { nullable: true, description: '0 to 9999, lower first; null is rejected.' })
  sortOrder?: number | null;
}
