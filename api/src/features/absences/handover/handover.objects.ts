import { Field, ID, Int, ObjectType } from 'type-graphql';

import { Appointment } from '../../appointments/appointment.object';
import { Professional } from '../../professionals/professional.object';
import { AbsenceProposal } from '../absence.objects';

@ObjectType({
  simpleResolvers: true,
  description: 'A turno to come of a professional who leaves, and who could see the patient.',
})
export class HandoverEntry {
  @Field(() => ID, { description: "The turno's." })
  id!: string;

  @Field(() => Appointment, { description: 'As it is now, with the phone of its patient.' })
  appointment!: Appointment;

  @Field(() => AbsenceProposal, {
    nullable: true,
    description:
      "The soonest slot of a colleague of the specialty, not before the turno's own time; null: there is none.",
  })
  proposal!: AbsenceProposal | null;

  @Field(() => [AbsenceProposal], { description: 'Other choices, none of which is proposed to another turno.' })
  alternatives!: AbsenceProposal[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The turnos to come of a professional who leaves, each with a slot of a colleague. Deleting cancels what stays.',
})
export class Handover {
  @Field(() => ID, { description: "The professional's." })
  id!: string;

  @Field(() => Professional, { description: 'The leaving professional.' })
  professional!: Professional;

  @Field(() => [HandoverEntry], {
    description: 'Earliest first: at most 50, of the 60 days from the first one on.',
  })
  entries!: HandoverEntry[];

  @Field(() => Int, { description: 'How many turnos to come are not among the entries, because they are later.' })
  later!: number;
}
