import { ArrayMaxSize, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

import { MOST_QUESTIONS } from '../../domain/request-form-definition';
import { DEFAULT_ICON, SPECIALTY_ICONS } from '../../domain/specialty-icons';
import { MOST_KEYWORD_LETTERS } from '../../domain/specialty-words';
import { Constraint } from '../../platform/graphql/constraint';
import { NotNull } from '../../platform/validation/not-null';
import { IsWithin } from '../../platform/validation/number';
import { IsText } from '../../platform/validation/text';
import { FormFieldInput } from './form-field.inputs';

const NAME = { required: 'El nombre es requerido', max: 100 };
const DESCRIPTION = { max: 1000, multiline: true };
const KEYWORDS = { max: MOST_KEYWORD_LETTERS };
const ORDER = { min: 0, max: 9999, message: 'El orden debe ser un número entre 0 y 9999' };
const ICON = { message: 'Elegí un ícono de la lista' };
const QUESTIONS = { maxItems: MOST_QUESTIONS };
const TOO_MANY = { message: `Un formulario no puede tener más de ${MOST_QUESTIONS} preguntas` };

@InputType({ description: 'A new specialty.' })
export class CreateSpecialtyInput {
  @IsText(NAME)
  @Field({ description: '1 to 100 characters, unique among specialties.' })
  name!: string;

  @IsText(DESCRIPTION)
  @Field({ defaultValue: '', description: 'At most 1,000 characters.' })
  description!: string;

  @IsOptional()
  @IsIn(SPECIALTY_ICONS, ICON)
  @Field(() => String, {
    nullable: true,
    defaultValue: DEFAULT_ICON,
    description: 'Icon name; null shows the stethoscope.',
  })
  icon!: string | null;

  @Field({ defaultValue: true, description: 'Whether the public sees it immediately.' })
  isActive!: boolean;

  @IsOptional()
  @IsWithin(ORDER)
  @Field(() => Int, {
    nullable: true,
    description: '0 to 9999, lower first; absent or null: one more than there are specialties.',
  })
  sortOrder?: number | null;

  @Constraint(QUESTIONS)
  @ArrayMaxSize(MOST_QUESTIONS, TOO_MANY)
  @ValidateNested({ each: true })
  @Field(() => [FormFieldInput], {
    defaultValue: [],
    description: "Up to 50 questions beside the patient's data, in order.",
  })
  formConfig!: FormFieldInput[];

  @IsText(KEYWORDS)
  @Field({
    defaultValue: '',
    description: 'Further search words, separated by commas, at most 1,000 characters.',
  })
  keywords!: string;
}

@InputType({ description: 'Changes of a specialty; absent fields stay.' })
export class UpdateSpecialtyInput {
  @IsText(NAME)
  @Field(() => String, { nullable: true, description: '1 to 100 characters. null is rejected.' })
  name?: string | null;

  @IsText(DESCRIPTION)
  @Field(() => String, { nullable: true, description: 'At most 1,000 characters. null empties it.' })
  description?: string | null;

  @IsOptional()
  @IsIn(SPECIALTY_ICONS, ICON)
  @Field(() => String, { nullable: true, description: 'Icon name; null shows the stethoscope.' })
  icon?: string | null;

  @NotNull('Indicá si la especialidad está activa')
  @Field(() => Boolean, {
    nullable: true,
    description: 'false hides it from the public; confirmed open requests and other requests stay. null is rejected.',
  })
  isActive?: boolean | null;

  @IsWithin(ORDER)
  @Field(() => Int, { nullable: true, description: '0 to 9999, lower first; null is rejected.' })
  sortOrder?: number | null;

  @Constraint(QUESTIONS)
  @ArrayMaxSize(MOST_QUESTIONS, TOO_MANY)
  @NotNull('Las preguntas deben ser una lista')
  @ValidateNested({ each: true })
  @Field(() => [FormFieldInput], {
    nullable: true,
    description: 'All questions in order, up to 50; null is rejected. Existing requests keep their form.',
  })
  formConfig?: FormFieldInput[] | null;

  @IsText(KEYWORDS)
  @Field(() => String, { nullable: true, description: 'At most 1,000 characters. null empties it.' })
  keywords?: string | null;
}
