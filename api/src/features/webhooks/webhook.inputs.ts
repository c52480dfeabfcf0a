import { Field, InputType } from 'type-graphql';

import { Constraint } from '../../platform/graphql/constraint';
import { NotNull } from '../../platform/validation/not-null';
import { IsText } from '../../platform/validation/text';

const URL_TEXT = { required: 'La dirección es requerida', max: 2000 };
const DESCRIPTION = { max: 200 };
const TYPES = { maxItems: 100 };

@InputType({ description: 'A new address that is told of events from now on.' })
export class CreateWebhookInput {
  @IsText(URL_TEXT)
  @Field({ description: 'https, without user and password, and no address of a private network.' })
  url!: string;

  @IsText(DESCRIPTION)
  @Field({ defaultValue: '', description: 'What it is for. At most 200 characters.' })
  description!: string;

  @Constraint(TYPES)
  @Field(() => [String], { defaultValue: [], description: 'Types as docs/events.md lists them; none: all.' })
  eventTypes!: string[];

  @Field({ defaultValue: false, description: 'Whether payloads tell name, e-mail and phone of the patient.' })
  withPersonalData!: boolean;
}

@InputType({ description: 'What changes of a webhook endpoint: absent fields stay as they are.' })
export class UpdateWebhookInput {
  @IsText(URL_TEXT)
  @Field(() => String, { nullable: true, description: 'null is no address: it is refused.' })
  url?: string | null;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'null empties it.' })
  description?: string | null;

  @NotNull('Indicá los eventos; todos es una lista vacía')
  @Constraint(TYPES)
  @Field(() => [String], {
    nullable: true,
    description: 'From the next delivery on; [] stands for all. null is refused.',
  })
  eventTypes?: string[] | null;

  @NotNull('Indicá si lleva los datos del paciente')
  @Field(() => Boolean, { nullable: true, description: 'From the next delivery on; null is refused.' })
  withPersonalData?: boolean | null;
}
