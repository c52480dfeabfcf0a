import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'Widget settings of the clinic, as administrators edit them.',
})
export class ClinicWidget {
  @Field({
    description: 'Sites that may embed the widget, one per line, e.g. https://www.clinica.com.ar. May be empty.',
  })
  sites!: string;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}
