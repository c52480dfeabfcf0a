import { Field, ObjectType } from 'type-graphql';

import { TurnoCoverage } from '../../coverage-rules/turno/turno-coverage.objects';

@ObjectType({ simpleResolvers: true, description: 'Change of the coverage of an appointment by a move.' })
export class MovedCoverage {
  @Field(() => TurnoCoverage, { description: 'As the appointment keeps it now.' })
  before!: TurnoCoverage;

  @Field(() => TurnoCoverage, { description: 'By the rules and copays of the new day and professional.' })
  after!: TurnoCoverage;
}
