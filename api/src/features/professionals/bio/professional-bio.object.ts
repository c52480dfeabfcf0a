import { Field, Int, ObjectType } from 'type-graphql';

import { Professional } from '../professional.object';

@ObjectType({
  simpleResolvers: true,
  description: 'What people read about a professional, as the form that changes it shows it.',
})
export class ProfessionalBio {
  @Field(() => Int, { description: "The professional's." })
  id!: number;

  @Field({ description: 'May be empty.' })
  bio!: string;

  @Field(() => Int, { description: 'Goes up with every change of it; a change may say which one it was made on.' })
  version!: number;

  @Field(() => Professional, { description: 'Whose it is.' })
  professional!: Professional;
}

export function bioOf(professional: Professional): ProfessionalBio {
  const { id, bio, bioVersion } = professional;
  return { id, bio, version: bioVersion, professional };
}
