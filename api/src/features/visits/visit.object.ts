import { Field, ObjectType, registerEnumType } from 'type-graphql';

import { VisitStep } from '../../domain/visit';
import { DateTime } from '../../platform/graphql/scalars';

registerEnumType(VisitStep, {
  name: 'VisitStep',
  description: 'How far the patient of an appointment has come today, in this order.',
  valuesConfig: {
    arrived: { description: 'Llegó: the patient is in the waiting room.' },
    called: { description: 'Llamado: the patient was called in.' },
    started: { description: 'En consulta: the professional sees the patient.' },
    finished: { description: 'Terminó: the patient was seen.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'The patient of an appointment in the clinic: when what happened. A step that was skipped has no time.',
})
export class Visit {
  @Field(() => VisitStep, { description: 'The last one recorded.' })
  step!: VisitStep;

  @Field(() => DateTime, { description: 'When the patient came.' })
  arrivedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When the patient was last called in; null: not called.' })
  calledAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the professional began; null: not recorded.' })
  startedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When the patient had been seen; null: not yet.' })
  finishedAt!: string | null;

  @Field({ description: 'Stands for the patient on waiting-room screens: a letter and two digits, e.g. "A07".' })
  ticket!: string;
}
