import { Field, Int, ObjectType } from 'type-graphql';

import { Professional } from '../professional.object';

@ObjectType({
  simpleResolvers: true,
  description: 'The public text about a professional, for editing.',
})
export class ProfessionalBio {
  @Field(() => Int, { description: 'Id of the professional.' })
  id!: number;

  @Field({ description: 'May be empty.' })
  bio!: string;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;

  @Field(() => Professional, { description: 'Professional with this text.' })
  professional!: Professional;
}

export function bioOf(professional: Professional): ProfessionalBio {
  const { id, bio, bioVersion } = professional;
  return { id, bio, version: bioVersion, professional };
}
