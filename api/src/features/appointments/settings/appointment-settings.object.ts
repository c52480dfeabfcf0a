import { Field, InputType, Int, ObjectType } from 'type-graphql';

import { MOST_PATIENT_MOVES } from '../../../domain/patient-moves';

const DESCRIPTIONS = {
  patientsMayMove:
    'Whether patients may move their appointments to another time on offer, by link or signed in: each at most ' +
    `${MOST_PATIENT_MOVES} times, and up to 24 hours before.`,
};

@ObjectType({ simpleResolvers: true, description: 'Changes that patients may make to their appointments.' })
export class AppointmentSettings {
  @Field({ description: DESCRIPTIONS.patientsMayMove })
  patientsMayMove!: boolean;

  @Field(() => Int, { description: 'Increases with every change. Send it with a change, to detect conflicts.' })
  version!: number;
}

@InputType({ description: 'New values; absent and null fields stay.' })
export class UpdateAppointmentSettingsInput {
  @Field(() => Boolean, { nullable: true, description: DESCRIPTIONS.patientsMayMove })
  patientsMayMove?: boolean | null;
}
