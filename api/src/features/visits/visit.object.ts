import { Field, ObjectType, registerEnumType } from 'type-graphql';

import { VisitStep } from '../../domain/visit';
import { DateTime } from '../../platform/graphql/scalars';

registerEnumType(VisitStep, {
  name: 'VisitStep',
  description: "Check-in steps of an appointment's patient, in order.",
  valuesConfig: {
    arrived: { description: 'Llegó: the patient is in the waiting room.' },
    called: { description: 'Llamado: the patient was called in.' },
    started: { description: 'En consulta: the professional sees the patient.' },
    finished: { description: 'Terminó: the patient was seen.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: "Check-in of an appointment's patient, with the time of each step; null when skipped.",
})
export class Visit {
  @Field(() => VisitStep, { description: 'Latest recorded step.' })
  step!: VisitStep;

  @Field(() => DateTime, { description: 'When the patient arrived.' })
  arrivedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When the patient was last called in; null: not called.' })
  calledAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the consultation began; null: not recorded.' })
  startedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the consultation ended; null: not yet.' })
  finishedAt!: string | null;

  @Field({ description: 'Identifies the patient on waiting-room screens: a letter and two digits, e.g. "A07".' })
  ticket!: string;
}
