import { Field, InputType } from 'type-graphql';

import { Constraint } from '../../platform/graphql/constraint';
import { NotNull } from '../../platform/validation/not-null';
import { IsText } from '../../platform/validation/text';

const URL_TEXT = { required: 'La dirección es requerida', max: 2000 };
const DESCRIPTION = { max: 200 };
const TYPES = { maxItems: 100 };

@InputType({ description: 'A new endpoint, which receives events from now on.' })
export class CreateWebhookInput {
  @IsText(URL_TEXT)
  @Field({ description: 'https, without user and password, not in a private network.' })
  url!: string;

  @IsText(DESCRIPTION)
  @Field({ defaultValue: '', description: 'Purpose, at most 200 characters.' })
  description!: string;

  @Constraint(TYPES)
  @Field(() => [String], { defaultValue: [], description: 'Types listed in docs/events.md; empty: all.' })
  eventTypes!: string[];

  @Field({ defaultValue: false, description: 'True to include the patient’s name, email and phone.' })
  withPersonalData!: boolean;
}

@InputType({ description: 'Changes of a webhook endpoint; absent fields stay unchanged.' })
export class UpdateWebhookInput {
  @IsText(URL_TEXT)
  @Field(() => String, { nullable: true, description: 'null is rejected.' })
  url?: string | null;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'null clears it.' })
  description?: string | null;

  @NotNull('Indicá los eventos; todos es una lista vacía')
  @Constraint(TYPES)
  @Field(() => [String], {
    nullable: true,
    description: 'Applies from the next delivery; [] means all. null is rejected.',
  })
  eventTypes?: string[] | null;

  @NotNull('Indicá si lleva los datos del paciente')
  @Field(() => Boolean, { nullable: true, description: 'Applies from the next delivery; null is rejected.' })
  withPersonalData?: boolean | null;
}
