import { Field, Int, ObjectType } from 'type-graphql';

import { Professional } from '../professional.object';

@ObjectType({
  simpleResolvers: true,
  description: 'The public text about a professional, as its form shows it.',
})
export class ProfessionalBio {
  @Field(() => Int, { description: "The professional's." })
  id!: number;

  @Field({ description: 'May be empty.' })
  bio!: string;

  @Field(() => Int, { description: 'Goes up with every change of it; a change may say which one it was made on.' })
  version!: number;

  @Field(() => Professional, { description: 'Profile with this text.' })
  professional!: Professional;
}

export function bioOf(professional: Professional): ProfessionalBio {
  const { id, bio, bioVersion } = professional;
  return { id, bio, version: bioVersion, professional };
}
