import { Field, InputType, Int } from 'type-graphql';

import { Money } from '../../../platform/graphql/scalars';
import { NotNull } from '../../../platform/validation/not-null';
import { IsWithin } from '../../../platform/validation/number';
import { IsText } from '../../../platform/validation/text';
import { DEFAULT_DURATION_MINUTES, DURATION_RANGE, IsDuration } from '../appointment-duration';

const NAME = { required: 'El nombre es requerido', max: 60 };
const ORDER = { min: 0, max: 9999, message: 'El orden debe ser un número entre 0 y 9999' };

@InputType({ description: 'A new kind of turno.' })
export class CreateConsultationKindInput {
  @IsText(NAME)
  @Field({ description: '1 to 60 characters, not the name of another kind of the same professional.' })
  name!: string;

  @IsDuration()
  @Field(() => Int, {
    nullable: true,
    description: `${DURATION_RANGE} minutes; default: the professional's own usual length, else ${DEFAULT_DURATION_MINUTES}.`,
  })
  durationMinutes?: number | null;

  @Field(() => Money, { nullable: true, description: "null: the professional's own fee." })
  price?: string | null;

  @Field({ defaultValue: true, description: 'Whether patients book it by themselves.' })
  isOnline!: boolean;

  @Field({ defaultValue: true, description: 'Whether it is offered at once.' })
  isActive!: boolean;

  @IsWithin(ORDER)
  @Field(() => Int, { nullable: true, description: '0 to 9999, lower first; default: after all others.' })
  sortOrder?: number | null;
}

@InputType({ description: 'Changes of an appointment type; absent fields stay.' })
export class UpdateConsultationKindInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is not a name: it is refused.' })
  name?: string | null;

  @NotNull('La duración es requerida')
  @IsDuration()
  @Field(() => Int, { nullable: true, description: `${DURATION_RANGE} minutes; null is refused.` })
  durationMinutes?: number | null;

  @Field(() => Money, {
    nullable: true,
    description: "For turnos booked from now on; null: the professional's own fee.",
  })
  price?: string | null;

  @NotNull('Indicá si se reserva en línea')
  @Field(() => Boolean, { nullable: true, description: 'Whether patients book it by themselves; null is refused.' })
  isOnline?: boolean | null;

  @NotNull('Indicá si el tipo de consulta está activo')
  @Field(() => Boolean, {
    nullable: true,
    description: 'false: it is no longer offered; its turnos stay. null is refused.',
  })
  isActive?: boolean | null;

  @NotNull(ORDER.message)
  @IsWithin(ORDER)
  @Field(() => Int, { nullable: true, description: '0 to 9999, lower first; null is refused.' })
  sortOrder?: number | null;
}
