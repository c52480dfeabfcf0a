import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key';
import { LocalDate } from '../../platform/graphql/scalars';
import { AddUnavailableDateInput, UnavailableDate, UpdateUnavailableDateInput } from './unavailable-date.objects';
import * as dates from './unavailable-date.service';

const WHOSE = {
  description:
    "That of the profile, NOT_FOUND when unknown. A professional's own, or anyone's for administrators; FORBIDDEN otherwise.",
};
const WHICH = { description: "One of this professional's; NOT_FOUND otherwise." };

@Resolver()
export class UnavailableDateResolver {
  @Allow(Admin('appointments', 'rooms'), Professional)
  @Query(() => [UnavailableDate], {
    description: "A professional's unavailable dates, earliest first. FORBIDDEN to other professionals.",
  })
  unavailableDates(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('from', () => LocalDate, { nullable: true, description: 'Only this date and later ones.' }) from?:
      | string
      | null,
  ): Promise<UnavailableDate[]> {
    return dates.listUnavailableDates(ctx, professionalId, from);
  }

  @Allow(Admin('appointments', 'rooms'), Professional)
  @Mutation(() => UnavailableDate, {
    description:
      'Marks a date, or hours of it, as unavailable. Appointments it falls on stay: affectedAppointments lists them. ' +
      'CONFLICT on date when the same hours are marked already.',
  })
  addUnavailableDate(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('input', () => AddUnavailableDateInput, { description: 'Date and reason are needed.' })
    input: AddUnavailableDateInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<UnavailableDate> {
    return dates.addUnavailableDate(ctx, professionalId, input, idempotencyKey);
  }

  @Allow(Admin('appointments', 'rooms'), Professional)
  @Mutation(() => UnavailableDate, {
    description:
      'Changes the given fields of an unavailable date. NOT_FOUND; CONFLICT on date as in addUnavailableDate, or when the version ' +
      'that it was made on no longer stands.',
  })
  updateUnavailableDate(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('id', () => Int, WHICH) id: number,
    @Arg('input', () => UpdateUnavailableDateInput, { description: 'Only what changes.' })
    input: UpdateUnavailableDateInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<UnavailableDate> {
    return dates.updateUnavailableDate(ctx, professionalId, id, input, expectedVersion);
  }

  @Allow(Admin('appointments', 'rooms'), Professional)
  @Mutation(() => Boolean, {
    description: 'Removes an unavailable date: the weekly availability counts again. NOT_FOUND. Answers true.',
  })
  deleteUnavailableDate(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('id', () => Int, WHICH) id: number,
  ): Promise<true> {
    return dates.deleteUnavailableDate(ctx, professionalId, id);
  }
}
