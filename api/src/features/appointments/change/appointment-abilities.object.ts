import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Actions on an appointment that the caller may take.' })
export class AppointmentAbilities {
  @Field({ description: 'Cancel it now. The token of a mail is not counted.' })
  cancel!: boolean;

  @Field({ description: 'Give it any status, as setAppointmentStatus does.' })
  setStatus!: boolean;

  @Field({ description: 'Move it now, as moveAppointment does: not while it is cancelled or absent.' })
  move!: boolean;

  @Field({
    description: 'Move it now as its patient, as rescheduleAppointment does. The token of a mail is not counted.',
  })
  reschedule!: boolean;

  @Field({ description: 'Change all of it, as updateAppointment does.' })
  update!: boolean;
}
