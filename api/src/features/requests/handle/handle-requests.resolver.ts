import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';

import { Admin, Allow } from '../../../platform/access/allow';
import { OverwritesPersonalData } from '../../../platform/access/personal-data';
import type { Context } from '../../../platform/context';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Appointment } from '../../appointments/appointment.object';
import { appointmentLoader } from '../../appointments/appointment.service';
import { NotifyAtOnce } from '../../appointments/change/change-args';
import { ConfirmedAppointments } from '../../appointments/book/confirmed-appointments';
import { Professional } from '../../professionals/professional.object';
import { professionalLoader } from '../../professionals/professional.service';
import { AppointmentRequest, RequestStatus } from '../request.entity';
import { AssignRequestInput, LinkRequestInput, UpdateRequestInput } from '../request.inputs';
import { assignRequest, linkRequest } from './assign-request.service';
import { updateRequest } from './change-request.service';
import { reopenRequest } from './reopen-request.service';

const REQUEST_ID = { description: 'Id of a request; NOT_FOUND if unknown.' };

@Resolver(() => AppointmentRequest)
export class HandleRequestsResolver {
  @Allow(Admin('requests'))
  @OverwritesPersonalData('input')
  @Mutation(() => AppointmentRequest, {
    description:
      'Changes the status of an open request, the notes of any, or both. Mails a rejection. CONFLICT when no longer ' +
      'open, or for a stale version.',
  })
  updateRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, REQUEST_ID) id: string,
    @Arg('input', () => UpdateRequestInput, { description: 'Fields to change.' }) input: UpdateRequestInput,
    @NotifyAtOnce() notifyAtOnce?: boolean,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<AppointmentRequest> {
    return updateRequest(ctx, id, input, expectedVersion, notifyAtOnce);
  }

  @Allow(Admin('requests'))
  @OverwritesPersonalData('input')
  @Mutation(() => AppointmentRequest, {
    description:
      'Books an appointment for an open request, or replaces its cancelled or missed one, and mails the ' +
      'patient. CONFLICT when the time is taken, the request is neither, the version is stale, or, with ' +
      '`unconfirmed`, the patient has another unconfirmed appointment then. BAD_REQUEST for a professional of ' +
      'another specialty.',
  })
  assignRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, REQUEST_ID) id: string,
    @Arg('input', () => AssignRequestInput, { description: 'Professional, room and time.' }) input: AssignRequestInput,
    @ExpectedVersion() expectedVersion?: number | null,
    @IdempotencyKey() idempotencyKey?: string | null,
    @ConfirmedAppointments() confirmedAppointments?: string[] | null,
  ): Promise<AppointmentRequest> {
    return assignRequest(ctx, id, input, { expectedVersion, key: idempotencyKey, confirmedAppointments });
  }

  @Allow(Admin('requests'))
  @OverwritesPersonalData('input')
  @Mutation(() => AppointmentRequest, {
    description:
      "Assigns an open request to an existing appointment. BAD_REQUEST when that is another professional's or " +
      "patient's, occupies no time, or was replaced. CONFLICT when it is another request's, or this one is no " +
      'longer open.',
  })
  linkRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, REQUEST_ID) id: string,
    @Arg('input', () => LinkRequestInput, { description: 'The appointment.' }) input: LinkRequestInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<AppointmentRequest> {
    return linkRequest(ctx, id, input, expectedVersion);
  }

  @Allow(Admin('requests'))
  @Mutation(() => AppointmentRequest, {
    description:
      'Reopens a request: undoes assignRequest, cancelling the appointment as made by mistake, or a rejection. An ' +
      'appointment of linkRequest stays. Idempotent. CONFLICT when the made appointment has changed since, the ' +
      'rejection was mailed, its sender withdrew it, or for a stale version.',
  })
  reopenRequest(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, REQUEST_ID) id: string,
    @Arg('status', () => RequestStatus, { description: 'pending or pending_assignment.' }) status: RequestStatus,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<AppointmentRequest> {
    return reopenRequest(ctx, id, status, expectedVersion);
  }

  @FieldResolver(() => Int, { nullable: true })
  professionalId(@Ctx() ctx: Context, @Root() request: AppointmentRequest): Promise<number | null> {
    return presentProfessionalId(ctx, request);
  }

  @FieldResolver(() => Professional, { nullable: true, description: 'The professional of `professionalId`.' })
  async professional(@Ctx() ctx: Context, @Root() request: AppointmentRequest): Promise<Professional | null> {
    const professionalId = await presentProfessionalId(ctx, request);
    return professionalId === null ? null : professionalLoader(ctx).load(professionalId);
  }

  @FieldResolver(() => Appointment, { nullable: true, description: 'The appointment of `appointmentId`.' })
  appointment(@Ctx() ctx: Context, @Root() { appointmentId }: AppointmentRequest): Promise<Appointment | null> {
    return appointmentId === null ? Promise.resolve(null) : appointmentLoader(ctx).load(appointmentId);
  }
}

/** The appointment may have another professional since. */
async function presentProfessionalId(
  ctx: Context,
  { appointmentId, professionalId }: AppointmentRequest,
): Promise<number | null> {
  const appointment = appointmentId === null ? null : await appointmentLoader(ctx).load(appointmentId);
  return appointment ? appointment.professionalId : professionalId;
}
