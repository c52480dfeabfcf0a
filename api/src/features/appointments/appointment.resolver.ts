import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';

import { PersonalData } from '../../platform/access/personal-data';
import { isStaff } from '../../platform/access/actor';
import { Allow, Public } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { LocalDate } from '../../platform/graphql/scalars';
import { Professional } from '../professionals/professional.object';
import { professionalLoader } from '../professionals/professional.service';
import { Appointment } from './appointment.object';
import { canBookFreely, canReadAppointment } from './appointment.policy';
import { appointmentOfId } from './appointment.service';
import { receiptAt } from './receipt';
import { SeriesPlace } from './series/series.objects';
import { seriesPlaceOf } from './series/series-rows';

@Resolver(() => Appointment)
export class AppointmentResolver {
  @Allow(Public)
  @Query(() => Appointment, {
    description:
      'One appointment by id. Contact is masked, and notes are hidden, unless staff of its calendar, the ' +
      "patient's account or the bearer of its receipt asks. NOT_FOUND; TOO_MANY_REQUESTS after many masked " +
      'reads from one place.',
  })
  appointment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'As booking it answered.' }) id: string,
    @Arg('receipt', () => String, {
      nullable: true,
      description: 'As booking it answered, or the token of its cancel link. Another one opens nothing.',
    })
    receipt?: string | null,
  ): Promise<Appointment> {
    return appointmentOfId(ctx, id, receipt);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether less than all of it is shown, as the caller may not read the rest.',
  })
  isMasked(@Root() { shownAs }: Appointment): boolean {
    return shownAs !== undefined;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Id of the patient, for staff; else null.' })
  patientId(@Ctx() { actor }: Context, @Root() { patientId }: Appointment): string | null {
    return isStaff(actor) ? patientId : null;
  }

  @PersonalData()
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Only in the answer to a booking. With id and receipt a caller reads all of the turno, until the clinic changes ' +
      'its address.',
  })
  receipt(@Ctx() ctx: Context, @Root() { id, receiptVersion }: Appointment): Promise<string> | null {
    return receiptVersion === undefined ? null : receiptAt(ctx.db, id, receiptVersion);
  }

  @FieldResolver(() => Professional, {
    nullable: true,
    description:
      'The professional who sees the patient; null when no longer public, except for administrators and the ' +
      'professional.',
  })
  async professional(@Ctx() ctx: Context, @Root() { professionalId }: Appointment): Promise<Professional | null> {
    const professional = await professionalLoader(ctx).load(professionalId);
    return professional?.isPublic || canBookFreely(ctx.actor, professionalId) ? professional : null;
  }

  @PersonalData()
  @FieldResolver(() => LocalDate, {
    nullable: true,
    description:
      'When the patient was born, to staff of its calendar and to the account that it is of; null otherwise.',
  })
  patientBirthDate(@Ctx() ctx: Context, @Root() appointment: Appointment): string | null {
    return canReadAppointment(ctx.actor, appointment) ? appointment.patientBirthDate : null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How long before it room and professional are taken as well, to staff of its calendar; null otherwise.',
  })
  bufferBeforeMinutes(
    @Ctx() ctx: Context,
    @Root() { professionalId, bufferBeforeMinutes }: Appointment,
  ): number | null {
    return canBookFreely(ctx.actor, professionalId) ? bufferBeforeMinutes : null;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The same after it.' })
  bufferAfterMinutes(@Ctx() ctx: Context, @Root() { professionalId, bufferAfterMinutes }: Appointment): number | null {
    return canBookFreely(ctx.actor, professionalId) ? bufferAfterMinutes : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether patients can book that professional now: false once hidden or gone.',
  })
  async professionalIsPublic(@Ctx() ctx: Context, @Root() { professionalId }: Appointment): Promise<boolean> {
    return (await professionalLoader(ctx).load(professionalId))?.isPublic ?? false;
  }

  @FieldResolver(() => SeriesPlace, {
    nullable: true,
    description: 'Position in the series it was booked in; null: in none.',
  })
  series(@Ctx() ctx: Context, @Root() appointment: Appointment): Promise<SeriesPlace | null> {
    return seriesPlaceOf(ctx, appointment);
  }

  @FieldResolver(() => Int, { nullable: true, description: 'That of `specialty`; null without one.' })
  async specialtyId(@Ctx() ctx: Context, @Root() { professionalId }: Appointment): Promise<number | null> {
    return (await professionalLoader(ctx).load(professionalId))?.specialtyId ?? null;
  }
}
