import { IsIn } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { invalid } from '../../platform/errors/app-error';
import { Money } from '../../platform/graphql/scalars';
import { NotNull } from '../../platform/validation/not-null';
import { IsOption } from '../../platform/validation/option';
import { IsText } from '../../platform/validation/text';

const NAME = { required: 'El nombre es requerido', max: 100 };
const DESCRIPTION = { max: 1000, multiline: true };
export const SERVICE_CURRENCIES = ['ARS', 'USD', 'EUR'];

const CURRENCY = { options: SERVICE_CURRENCIES, message: 'La moneda debe ser ARS, USD o EUR' };
const DURATIONS = [15, 30, 45, 60, 90, 120];
const DURATION = { message: 'La duración debe ser de 15, 30, 45, 60, 90 o 120 minutos' };

/** BAD_REQUEST on `durationMinutes`. Only for changes: older services may have other values. */
export function assertServiceDuration(durationMinutes: number): void {
  if (!DURATIONS.includes(durationMinutes)) throw invalid('durationMinutes', DURATION.message);
}

@InputType({ description: 'A new service.' })
export class CreateServiceInput {
  @IsText(NAME)
  @Field({ description: '1 to 100 characters.' })
  name!: string;

  @IsText(DESCRIPTION)
  @Field({ defaultValue: '', description: 'At most 1,000 characters.' })
  description!: string;

  @Field(() => Money, { defaultValue: '0.00', description: 'In `currency`.' })
  price!: string;

  @IsOption(CURRENCY)
  @Field(() => String, {
    nullable: true,
    description: "ARS, USD or EUR; null is rejected. Default: the clinic's currency, BAD_REQUEST if not allowed.",
  })
  currency?: string | null;

  @IsIn(DURATIONS, DURATION)
  @Field(() => Int, { defaultValue: 30, description: '15, 30, 45, 60, 90 or 120.' })
  durationMinutes!: number;

  @Field({ defaultValue: true, description: 'Whether the clinic offers it immediately.' })
  isActive!: boolean;
}

@InputType({ description: 'Changes to a service; absent fields keep their values.' })
export class UpdateServiceInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: '1 to 100 characters; null is rejected.' })
  name?: string | null;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'At most 1,000 characters. null empties it.' })
  description?: string | null;

  @NotNull('El precio no puede quedar vacío')
  @Field(() => Money, { nullable: true, description: 'In its currency; null is rejected.' })
  price?: string | null;

  @IsOption(CURRENCY)
  @Field(() => String, { nullable: true, description: 'ARS, USD or EUR; null is rejected.' })
  currency?: string | null;

  @NotNull(DURATION.message)
  @Field(() => Int, {
    nullable: true,
    description: '15, 30, 45, 60, 90 or 120, or the current value; null is rejected.',
  })
  durationMinutes?: number | null;

  @NotNull('Indicá si el servicio está activo')
  @Field(() => Boolean, { nullable: true, description: 'null is rejected.' })
  isActive?: boolean | null;
}
