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
      'Check-in on the day of the appointment; null before the arrival, and for callers who see only its time.',
  })
  visit(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<Visit | null> | null {
    return appointment.shownAs === 'time' ? null : visits.visitOf(ctx, appointment);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Expected delay of an appointment of today, in minutes, in steps of 5; null once begun, below 10, if ' +
      'unknown, and on other days.',
  })
  delayMinutes(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<number | null> {
    return delayOf(ctx, appointment);
  }

  @Allow(Admin('appointments'), Professional)
  @Mutation(() => Appointment, {
    description:
      'Records a check-in step now. Administrators for any appointment, professionals for their own ' +
      '(FORBIDDEN). Calling or seeing a patient also records the arrival; other skipped steps stay without ' +
      'time. Recorded or earlier steps change nothing. finished also completes the appointment. CONFLICT for a ' +
      'stale version.',
  })
  recordVisitStep(
    @Ctx() ctx: Context,
    @Arg('appointmentId', () => ID, { description: WHICH }) appointmentId: string,
    @Arg('step', () => VisitStep, { description: 'The step.' }) step: VisitStep,
    @Arg('again', () => Boolean, {
      defaultValue: false,
      description: 'With called: calls a patient again who has not gone in.',
    })
    again: boolean,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Appointment> {
    return visits.recordVisitStep(ctx, appointmentId, step, { again, expectedVersion });
  }

  @Allow(Admin('appointments'), Professional)
  @Mutation(() => Appointment, {
    description:
      'Takes back the last step; for finished also the status, unless changed since. An unrecorded step ' +
      'changes nothing. CONFLICT after a later step. Sends no mail.',
  })
  undoVisitStep(
    @Ctx() ctx: Context,
    @Arg('appointmentId', () => ID, { description: WHICH }) appointmentId: string,
    @Arg('step', () => VisitStep, { description: 'The step to take back.' }) step: VisitStep,
  ): Promise<Appointment> {
    return visits.undoVisitStep(ctx, appointmentId, step);
  }
}
