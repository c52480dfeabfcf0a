import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: "Where the clinic shows its free times besides here, as its administrators' form has it.",
})
export class ClinicWidget {
  @Field({
    description: 'Sites whose pages may show the widget, one a line, e.g. https://www.clinica.com.ar. May be empty.',
  })
  sites!: string;

  @Field(() => Int, { description: 'Goes up with every change; a change may say which one it was made on.' })
  version!: number;
}
