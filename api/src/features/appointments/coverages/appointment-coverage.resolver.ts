import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import { OverwritesPersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { DateTime, LocalDate } from '../../../platform/graphql/scalars';
import { ExemptReason } from '../../coverage-rules/exempt-reason';
import { Appointment } from '../appointment.object';
import { AppointmentCoverageInput } from './appointment-coverage.inputs';
import { AppointmentCoverage } from './appointment-coverage.object';
import { AuthorizationInput } from './authorization.inputs';
import { AuthorizationsMissing } from './authorizations-missing.object';
import { authorizationsMissing, MOST_MISSING } from './authorizations-missing.service';
import { MovedCoverage } from './moved-coverage.object';
import { movedCoverage } from './moved-coverage.service';
import { setAppointmentAuthorization } from './set-authorization.service';
import { coverageOfAppointment } from './shown-coverage';
import { setAppointmentCoverage } from './set-coverage.service';

@Resolver(() => Appointment)
export class AppointmentCoverageResolver {
  @FieldResolver(() => AppointmentCoverage, {
    nullable: true,
    description:
      'Payer and copay, as judged when it was made; null: unknown, and for callers who may not read all of it.',
  })
  coverage(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<AppointmentCoverage | null> | null {
    return appointment.shownAs === undefined ? coverageOfAppointment(ctx, appointment) : null;
  }

  @Allow(Admin('appointments'), Professional)
  @OverwritesPersonalData('coverage')
  @Mutation(() => Appointment, {
    description:
      'Sets who pays for an appointment, judged by the rules and copays of its day, for staff of its calendar. ' +
      'NOT_FOUND; FORBIDDEN; BAD_REQUEST on the fields of `coverage`; CONFLICT for a stale version, and once the ' +
      'patient is erased.',
  })
  setAppointmentCoverage(
    @Ctx() ctx: Context,
    @Arg('appointmentId', () => ID, { description: 'Id of the appointment.' }) appointmentId: string,
    @Arg('coverage', () => AppointmentCoverageInput, {
      nullable: true,
      description: 'null removes it; absent: the present one, judged again.',
    })
    coverage: AppointmentCoverageInput | null | undefined,
    @Arg('exemptReason', () => ExemptReason, {
      nullable: true,
      description: 'Why the patient owes no copay; absent or null: no such reason.',
    })
    exemptReason?: ExemptReason | null,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Appointment> {
    return setAppointmentCoverage(
      ctx,
      appointmentId,
      { coverage, exemptReason: exemptReason ?? null },
      expectedVersion,
    );
  }

  @Allow(Admin('appointments'), Professional)
  @OverwritesPersonalData('input')
  @Mutation(() => Appointment, {
    description:
      'Notes the authorization of an appointment, for staff of its calendar. NOT_FOUND; FORBIDDEN; BAD_REQUEST; ' +
      'CONFLICT for a stale version, without a coverage, and once the patient is erased.',
  })
  setAppointmentAuthorization(
    @Ctx() ctx: Context,
    @Arg('appointmentId', () => ID, { description: 'Id of the appointment.' }) appointmentId: string,
    @Arg('input', () => AuthorizationInput, { description: 'The authorization as a whole.' }) input: AuthorizationInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<Appointment> {
    return setAppointmentAuthorization(ctx, appointmentId, input, expectedVersion);
  }

  @Allow(Admin('appointments'), Professional)
  @Query(() => AuthorizationsMissing, {
    description:
      'Appointments of a day that need an authorization and have none: not requested, not decided, refused or expired. ' +
      'Professionals get their own.',
  })
  authorizationsMissing(
    @Ctx() ctx: Context,
    @Arg('date', () => LocalDate, { nullable: true, description: 'Default: the next day with appointments.' })
    date: string | null,
    @Arg('first', () => Int, { defaultValue: 50, description: `How many at most: 1 to ${MOST_MISSING}.` })
    first: number,
  ): Promise<AuthorizationsMissing> {
    return authorizationsMissing(ctx, date, first);
  }

  @Allow(Admin('appointments'), Professional)
  @Query(() => MovedCoverage, {
    nullable: true,
    description:
      'Change of outcome or copay if the appointment moved there, for staff of its calendar; null: none. NOT_FOUND; FORBIDDEN.',
  })
  movedCoverage(
    @Ctx() ctx: Context,
    @Arg('appointmentId', () => ID, { description: 'Id of the appointment.' }) appointmentId: string,
    @Arg('startTime', () => DateTime, { description: 'The new start.' }) startTime: string,
    @Arg('professionalId', () => Int, { nullable: true, description: 'The new professional; default: unchanged.' })
    professionalId?: number | null,
  ): Promise<MovedCoverage | null> {
    return movedCoverage(ctx, appointmentId, startTime, professionalId ?? null);
  }
}
