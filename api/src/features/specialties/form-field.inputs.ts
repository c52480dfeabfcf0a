import { ArrayMaxSize, IsOptional, ValidateNested } from 'class-validator';
import { Field, Float, InputType } from 'type-graphql';

import { FormFieldType } from '../../domain/request-form';
import { LONGEST_OPTION, MOST_OPTIONS } from '../../domain/request-form-definition';
import { Constraint } from '../../platform/graphql/constraint';
import { IsWithin } from '../../platform/validation/number';
import { IsText } from '../../platform/validation/text';

const ID = {
  required: 'Falta el identificador de la pregunta',
  max: 64,
  pattern: {
    test: /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
    message: 'El identificador solo puede tener letras sin tilde, números y guiones',
  },
};
const BOUND = {
  min: -999_999_999,
  max: 999_999_999,
  message: 'El límite debe ser un número entre -999.999.999 y 999.999.999',
};

@InputType({ description: 'Bounds of a number field, both included.' })
export class FormFieldValidationInput {
  @IsOptional()
  @IsWithin(BOUND)
  @Field(() => Float, { nullable: true, description: 'Smallest accepted number; null for no bound.' })
  min?: number | null;

  @IsOptional()
  @IsWithin(BOUND)
  @Field(() => Float, {
    nullable: true,
    description: 'Largest accepted number, not below the smallest; null for no bound.',
  })
  max?: number | null;
}

@InputType({ description: "One question of a specialty's request form." })
export class FormFieldInput {
  @IsText(ID)
  @Field({
    description: 'Permanent key of the answer, unique in the form. 1 to 64 letters, digits, - and _.',
  })
  id!: string;

  @Field(() => FormFieldType, { description: 'Determines the control and the valid answers.' })
  type!: FormFieldType;

  @IsText({ required: 'El texto de la pregunta es requerido', max: 200 })
  @Field({ description: 'Question for the patient, 1 to 200 characters.' })
  label!: string;

  @Field({ defaultValue: false, description: 'Whether an answer is required.' })
  required!: boolean;

  @IsText({ max: 200 })
  @Field(() => String, {
    nullable: true,
    description: 'Hint inside the empty control, at most 200 characters; null for none.',
  })
  placeholder?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_OPTIONS, { message: `No puede haber más de ${MOST_OPTIONS} opciones` })
  @Constraint({ maxItems: MOST_OPTIONS, maxLength: LONGEST_OPTION })
  @Field(() => [String], {
    nullable: true,
    description:
      'At least one for select and radio, any number for checkbox, none for others. Unique, 1 to 200 ' +
      'characters, not blank.',
  })
  options?: string[] | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => FormFieldValidationInput, { nullable: true, description: 'Only for a number; null: no bounds.' })
  validation?: FormFieldValidationInput | null;
}
