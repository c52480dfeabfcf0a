import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../../platform/access/allow';
import { OverwritesPersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { ExemptReason } from '../../coverage-rules/exempt-reason';
import { Appointment } from '../appointment.object';
import { AppointmentCoverageInput } from './appointment-coverage.inputs';
import { AppointmentCoverage } from './appointment-coverage.object';
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
    @Arg('coverage', () => AppointmentCoverageInput, { nullable: true, description: 'null removes it.' })
    coverage: AppointmentCoverageInput | null,
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
}
