import { Field, InputType, Int } from 'type-graphql';

import { Constraint } from '../../platform/graphql/constraint';
import { Money } from '../../platform/graphql/scalars';
import { NotNull } from '../../platform/validation/not-null';
import { IsWithin } from '../../platform/validation/number';
import { IsText } from '../../platform/validation/text';

export const SPECIALTIES = { maxItems: 100 };

const NAME = { required: 'El nombre es requerido', max: 100 };
const DESCRIPTION = { max: 1000, multiline: true };
const ORDER = { min: 0, max: 9999, message: 'El orden debe ser un número entre 0 y 9999' };

@InputType({ description: 'A new room.' })
export class CreateRoomInput {
  @IsText(NAME)
  @Field({ description: '1 to 100 characters, unique among rooms.' })
  name!: string;

  @IsText(DESCRIPTION)
  @Field({ defaultValue: '', description: 'At most 1,000 characters.' })
  description!: string;

  @Field({ defaultValue: true, description: 'Whether it can be booked and rented immediately.' })
  isActive!: boolean;

  @IsWithin(ORDER)
  @Field(() => Int, { defaultValue: 0, description: '0 to 9999, lower first.' })
  sortOrder!: number;

  @Field(() => Money, { defaultValue: '0.00', description: "Rent per hour; 0: the clinic's default." })
  hourlyRate!: string;

  @Constraint(SPECIALTIES)
  @Field(() => [Int], {
    defaultValue: [],
    description: 'Specialties that it serves, active or not; none: all. BAD_REQUEST for an unknown one.',
  })
  specialtyIds!: number[];
}

@InputType({ description: 'Changes of a room; absent fields stay.' })
export class UpdateRoomInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is rejected.' })
  name?: string | null;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'null empties it.' })
  description?: string | null;

  @NotNull('Indicá si la sala está activa')
  @Field(() => Boolean, {
    nullable: true,
    description: 'false: no new bookings and rentals; confirmed existing ones stay. null is rejected.',
  })
  isActive?: boolean | null;

  @IsWithin(ORDER)
  @Field(() => Int, { nullable: true, description: '0 to 9999, lower first; null is rejected.' })
  sortOrder?: number | null;

  @NotNull('El precio por hora no puede quedar vacío')
  @Field(() => Money, {
    nullable: true,
    description: "Rent per hour of future rentals; 0: the clinic's default. null is rejected.",
  })
  hourlyRate?: string | null;

  @NotNull('Indicá las especialidades de la sala; ninguna es una lista vacía')
  @Constraint(SPECIALTIES)
  @Field(() => [Int], {
    nullable: true,
    description:
      'Specialties that it serves, active or not; []: all. BAD_REQUEST for an unknown one. null is rejected.',
  })
  specialtyIds?: number[] | null;
}
