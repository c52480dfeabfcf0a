import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import { PersonalData } from '../../../platform/access/personal-data';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { Appointment } from '../appointment.object';
import { correctAppointmentEmail, emailCorrectionOf } from './correct-email.service';
import { CorrectAppointmentEmailInput, EmailCorrection } from './email-correction.object';

@Resolver(() => Appointment)
export class CorrectEmailResolver {
  @NotForKeys()
  @Allow(Public)
  @Mutation(() => Appointment, {
    description:
      'Corrects the address of a turno that a visitor has just booked, once, and mails the new address. Links and ' +
      'receipts that went to the wrong one are void; the answer has a new receipt. The same address again changes ' +
      'nothing, so retries are safe. NOT_FOUND; FORBIDDEN on token; CONFLICT after `emailCorrection.until`, when the ' +
      'address was changed before, or the turno is cancelled or over; TOO_MANY_REQUESTS as bookAppointment.',
  })
  correctAppointmentEmail(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Arg('token', { description: "`emailCorrection.token` of the booking's answer." }) token: string,
    @Arg('input', () => CorrectAppointmentEmailInput, { description: 'The right address.' })
    input: CorrectAppointmentEmailInput,
  ): Promise<Appointment> {
    return correctAppointmentEmail(ctx, id, token, input);
  }

  @PersonalData()
  @FieldResolver(() => EmailCorrection, {
    nullable: true,
    description: "Only in the answer to a visitor's booking.",
  })
  emailCorrection(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<EmailCorrection | null> {
    return emailCorrectionOf(ctx, appointment);
  }
}
