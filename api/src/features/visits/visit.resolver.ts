import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';

import { VisitStep } from '../../domain/visit';
import { Admin, Allow, Professional } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { Appointment } from '../appointments/appointment.object';
import { delayOf } from './visit-delay.service';
import { Visit } from './visit.object';
import * as visits from './visit.service';

const WHICH = 'An appointment of today that is not cancelled or absent: CONFLICT otherwise. NOT_FOUND.';

@Resolver(() => Appointment)
export class VisitResolver {
  @FieldResolver(() => Visit, {
    nullable: true,
    description:
      'The patient in the clinic, on the day of the appointment; null before they arrive, and where its time alone is shown.',
  })
  visit(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<Visit | null> | null {
    return appointment.shownAs === 'time' ? null : visits.visitOf(ctx, appointment);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'By how many minutes an appointment of today is expected to begin late, in steps of 5, from how the professional gets ' +
      'on; null when it began, below 10, when nothing is known of it, and on other days.',
  })
  delayMinutes(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<number | null> {
    return delayOf(ctx, appointment);
  }

  @Allow(Admin, Professional)
  @Mutation(() => Appointment, {
    description:
      'Records that the patient arrived, was called in, is being seen or was seen: now. Administrators of any appointment, ' +
      'professionals of their own (FORBIDDEN). A patient called or seen has arrived; other steps that were skipped stay ' +
      'without time. A step that was recorded already, or is behind the last one, changes nothing. finished also sets the ' +
      'status completed. CONFLICT when the version that it was made on no longer stands.',
  })
  recordVisitStep(
    @Ctx() ctx: Context,
    @Arg('appointmentId', () => ID, { description: WHICH }) appointmentId: string,
    @Arg('step', () => VisitStep, { description: 'The step.' }) step: VisitStep,
    @Arg('again', () => Boolean, {
      defaultValue: false,
      description: 'With called: calls once more a patient who was called and has not gone in.',
    })
    again: boolean,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Appointment> {
    return visits.recordVisitStep(ctx, appointmentId, step, { again, expectedVersion });
  }

  @Allow(Admin, Professional)
  @Mutation(() => Appointment, {
    description:
      'Takes the last step of a visit back; of finished also the status that it set, unless that was changed since. A step ' +
      'that is not recorded changes nothing. CONFLICT when a later one is. Sends no mail.',
  })
  undoVisitStep(
    @Ctx() ctx: Context,
    @Arg('appointmentId', () => ID, { description: WHICH }) appointmentId: string,
    @Arg('step', () => VisitStep, { description: 'The one to take back.' }) step: VisitStep,
  ): Promise<Appointment> {
    return visits.undoVisitStep(ctx, appointmentId, step);
  }
}
