import { Field, ID, Int, ObjectType } from 'type-graphql';

import { adminMay } from '../../../platform/access/actor';
import { Judged } from '../../../platform/access/judged';
import { PersonalData } from '../../../platform/access/personal-data';
import { DateTime } from '../../../platform/graphql/scalars';

@Judged<PatientMerge>(({ actor }, merge) => (adminMay(actor, 'patients') ? merge : null))
@ObjectType({ simpleResolvers: true, description: 'A merge of two patients that can still be undone.' })
export class PatientMerge {
  @Field(() => ID, { description: 'Random UUID, for `undoPatientMerge`.' })
  id!: string;

  @Field(() => ID, { description: 'Id of the patient that stayed.' })
  survivorId!: string;

  @Field(() => ID, { description: 'Id of the other one, which now answers with the survivor.' })
  mergedId!: string;

  @PersonalData()
  @Field({ description: 'Name that the merged patient had.' })
  mergedName!: string;

  @Field(() => DateTime, { description: "When they were merged, with the clinic's offset." })
  madeAt!: string;

  @Field(() => DateTime, { description: "Until when it can be undone: 30 days later, with the clinic's offset." })
  undoableUntil!: string;
}

@ObjectType({ simpleResolvers: true, description: 'How much of each kind moves in a merge.' })
export class PatientRowCounts {
  @Field(() => Int, { description: 'Past, cancelled and coming appointments.' })
  appointments!: number;

  @Field(() => Int, { description: 'Requests, open and answered.' })
  requests!: number;

  @Field(() => Int, { description: 'Waiting-list entries, active and ended.' })
  waitingListEntries!: number;
}
