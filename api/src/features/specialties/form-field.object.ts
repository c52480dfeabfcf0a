import { Field, Float, ObjectType, registerEnumType } from 'type-graphql';

import { FormFieldType } from '../../domain/request-form';

registerEnumType(FormFieldType, {
  name: 'FormFieldType',
  description: 'Control of a form field.',
  valuesConfig: {
    text: { description: 'One line of text.' },
    textarea: { description: 'Text of several lines.' },
    email: { description: 'An e-mail address.' },
    tel: { description: 'A telephone number, as free text.' },
    number: { description: 'A number, within the bounds of `validation`.' },
    date: { description: 'A calendar date, yyyy-MM-dd.' },
    select: { description: 'One of the options, from a list that opens.' },
    radio: { description: 'One of the options, all of them in view.' },
    checkbox: { description: 'Sí or no; with options, any number of them.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Bounds of a number field, both included.' })
export class FormFieldValidation {
  @Field(() => Float, { nullable: true, description: 'Smallest accepted number; null for no bound.' })
  min?: number | null;

  @Field(() => Float, { nullable: true, description: 'Largest accepted number; null for no bound.' })
  max?: number | null;
}

@ObjectType({ simpleResolvers: true, description: "One question of a specialty's request form." })
export class FormField {
  @Field({ description: "Stable key of the answer in a request's form data." })
  id!: string;

  @Field(() => FormFieldType, { description: 'Determines the control and the valid answers.' })
  type!: FormFieldType;

  @Field({ description: 'Question for the patient, in Spanish.' })
  label!: string;

  @Field({ description: 'Whether an answer is required.' })
  required!: boolean;

  @Field(() => String, { nullable: true, description: 'Hint inside the empty control; null for none.' })
  placeholder?: string | null;

  @Field(() => [String], {
    description:
      'Options of select and radio, and of a checkbox with several; label and value are equal. Empty otherwise.',
  })
  options!: readonly string[];

  @Field(() => FormFieldValidation, { nullable: true, description: 'Only on number fields.' })
  validation?: FormFieldValidation | null;
}
