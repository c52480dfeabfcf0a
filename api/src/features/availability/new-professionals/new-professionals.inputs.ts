import { ArrayMaxSize, ArrayMinSize, ValidateNested } from 'class-validator';
import { Field, InputType } from 'type-graphql';

import { Constraint } from '../../../platform/graphql/constraint';
import { NewProfessionalFields } from '../../professional-accounts/professional.inputs';
import { ENTRIES } from '../availability-form';
import { AvailabilityEntryInput } from '../availability.objects';

const PROFESSIONALS = { minItems: 1, maxItems: 20 };

@InputType({ description: 'A new professional who chooses the password by a link that is mailed, with their hours.' })
export class NewProfessionalInput extends NewProfessionalFields {
  @Constraint(ENTRIES)
  @ValidateNested({ each: true })
  @Field(() => [AvailabilityEntryInput], {
    defaultValue: [],
    description: 'The whole week, none of them overlapping; empty: no hours yet.',
  })
  availability!: AvailabilityEntryInput[];
}

@InputType({ description: 'New professionals.' })
export class CreateProfessionalsInput {
  @Constraint(PROFESSIONALS)
  @ArrayMinSize(PROFESSIONALS.minItems, { message: 'Agregá al menos un profesional' })
  @ArrayMaxSize(PROFESSIONALS.maxItems, { message: `No se pueden agregar más de ${PROFESSIONALS.maxItems} a la vez` })
  @ValidateNested({ each: true })
  @Field(() => [NewProfessionalInput], { description: '1 to 20, each with an address of their own.' })
  professionals!: NewProfessionalInput[];
}
