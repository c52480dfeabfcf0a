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
  @Field({ description: '1 to 100 characters, e.g. the program that will use it.' })
  name!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Professional that it acts for; null: the clinic. BAD_REQUEST for an unknown one.',
  })
  professionalId?: number | null;

  @Field(() => [String], {
    description:
      'At least one: an area (appointments, patients, requests, waiting-list, rentals, rooms, professionals, specialties, ' +
      'settings, reports) with :read or :write, events:read, personal-data. BAD_REQUEST for another one, and for an administrators’ scope ' +
      'in a professional’s key.',
  })
  scopes!: string[];

  @Constraint(DAYS)
  @Field(() => Int, {
    nullable: true,
    defaultValue: 365,
    description: 'Validity in days, 1 to 365. With `longLived`: up to 3650, or null for no expiry.',
  })
  expiresInDays!: number | null;

  @Field({ defaultValue: false, description: 'Allows more than a year.' })
  longLived!: boolean;

  @IsWithin(REQUESTS)
  @Field(() => Int, { defaultValue: 600, description: 'Maximum requests per minute, 1 to 10,000.' })
  requestsPerMinute!: number;
}

@InputType({ description: 'Changes of an API key; absent fields stay unchanged.' })
export class UpdateApiKeyInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: 'null is rejected.' })
  name?: string | null;

  @NotNull('Indicá las consultas por minuto')
  @IsWithin(REQUESTS)
  @Field(() => Int, { nullable: true, description: 'Applies from the next minute; null is rejected.' })
  requestsPerMinute?: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A new API key with its token.' })
export class NewApiKey {
  @Field(() => ApiKey, { description: 'The key, as in the list.' })
  key!: ApiKey;

  @Field({ description: 'For the header Authorization: Bearer {token}. Returned only here; a hash is stored.' })
  token!: string;
}
