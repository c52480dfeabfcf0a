import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What whoever asks may do with an appointment.' })
export class AppointmentAbilities {
  @Field({ description: 'Cancel it now. The token of a mail is not counted.' })
  cancel!: boolean;

  @Field({ description: 'Give it any status, as setAppointmentStatus does.' })
  setStatus!: boolean;

  @Field({ description: 'Move it now, as moveAppointment does: not while it is cancelled or absent.' })
  move!: boolean;

  @Field({ description: 'Change all of it, as updateAppointment does.' })
  update!: boolean;
}
