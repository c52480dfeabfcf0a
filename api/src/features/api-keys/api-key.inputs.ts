import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { Constraint } from '../../platform/graphql/constraint';
import { NotNull } from '../../platform/validation/not-null';
import { IsWithin } from '../../platform/validation/number';
import { IsText } from '../../platform/validation/text';
import { ApiKey } from './api-key.entity';

const NAME = { required: 'El nombre es requerido', max: 100 };
const REQUESTS = { min: 1, max: 10_000, message: 'Las consultas por minuto deben ser un número entre 1 y 10.000' };
export const DAYS = { min: 1, max: 3650 };
export const YEAR_DAYS = 365;

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @IsText(NAME)
  @Field({ description: '1 to 100 characters, e.g. the program that will have it.' })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Whose calendar it has; null: it acts for the clinic. BAD_REQUEST for an unknown one.',
  })
  professionalId?: number | null;

  @Field(() => [String], {
    description:
      'At least one: an area (appointments, requests, rentals, rooms, professionals, specialties, settings, reports) with ' +
      ':read or :write, events:read, personal-data. BAD_REQUEST for another one, and for one that only administrators ' +
      'have in the key of a professional.',
  })
  scopes!: string[];

  @Constraint(DAYS)
  @Field(() => Int, {
    nullable: true,
    defaultValue: 365,
    description: 'For how many days it is valid: 1 to 365. With `longLived` up to 3650, and null: until it is revoked.',
  })
  expiresInDays!: number | null;

  @Field({ defaultValue: false, description: 'Whether it may be valid for more than a year.' })
  longLived!: boolean;

  @IsWithin(REQUESTS)
  @Field(() => Int, { defaultValue: 600, description: '1 to 10,000.' })
  requestsPerMinute!: number;
}

@InputType({ description: 'What changes of an API key: absent fields stay as they are.' })
export class UpdateApiKeyInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is not a name: it is refused.' })
  name?: string | null;

  @NotNull('Indicá las consultas por minuto')
  @IsWithin(REQUESTS)
  @Field(() => Int, { nullable: true, description: 'From the next minute on; null is refused.' })
  requestsPerMinute?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'An API key that was just created.' })
export class NewApiKey {
  @Field(() => ApiKey, { description: 'As the list has it.' })
  key!: ApiKey;

  @Field({ description: 'For the header Authorization: Bearer {token}. Only this answer tells it: a hash is stored.' })
  token!: string;
}
