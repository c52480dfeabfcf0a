import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional as ProfessionalRole } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Constraint } from '../../platform/graphql/constraint';
import { ExpectedVersion } from '../../platform/graphql/expected-version';
import { Professional } from '../professionals/professional.object';
import { existingProfessional } from '../professionals/professional.service';
import { ENTRIES } from './availability-form';
import { AvailabilityEntryInput, ScheduleTemplate, WeeklyAvailability } from './availability.objects';
import { applyTemplate, listAvailability, listTemplates, setAvailability } from './availability.service';

const WHOSE = {
  description:
    "That of the profile, NOT_FOUND when unknown. A professional's own, or anyone's for administrators; FORBIDDEN otherwise.",
};

@Resolver(() => WeeklyAvailability)
export class AvailabilityResolver {
  @Allow(Admin('rooms', 'appointments'), ProfessionalRole)
  @Query(() => WeeklyAvailability, {
    description: "A professional's weekly availability, Monday first. FORBIDDEN to other professionals.",
  })
  professionalAvailability(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
  ): Promise<WeeklyAvailability> {
    return listAvailability(ctx, professionalId);
  }

  @Allow(Admin('rooms'), ProfessionalRole)
  @Mutation(() => WeeklyAvailability, {
    description:
      'Replaces the weekly availability by these hours, none of which may overlap another. Appointments stay. Answers the new week. ' +
      'CONFLICT when the version that it was made on no longer stands.',
  })
  setProfessionalAvailability(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Constraint(ENTRIES)
    @Arg('entries', () => [AvailabilityEntryInput], {
      description: 'The whole week, at most 100; empty: no hours at all.',
    })
    entries: AvailabilityEntryInput[],
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WeeklyAvailability> {
    return setAvailability(ctx, professionalId, entries, expectedVersion);
  }

  @Allow(Admin('rooms'), ProfessionalRole)
  @Query(() => [ScheduleTemplate], { description: 'The templates that applyScheduleTemplate takes.' })
  scheduleTemplates(): ScheduleTemplate[] {
    return listTemplates();
  }

  @Allow(Admin('rooms'), ProfessionalRole)
  @Mutation(() => WeeklyAvailability, {
    description:
      "Replaces the weekly availability by a template's. NOT_FOUND for an unknown one. Answers the new week. CONFLICT when the " +
      'version that it was made on no longer stands.',
  })
  applyScheduleTemplate(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('templateId', () => String, { description: 'business-hours or extended-hours.' }) templateId: string,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<WeeklyAvailability> {
    return applyTemplate(ctx, professionalId, templateId, expectedVersion);
  }

  @FieldResolver(() => Professional, { description: 'Profile with these hours.' })
  professional(@Ctx() ctx: Context, @Root() { professionalId }: WeeklyAvailability): Promise<Professional> {
    return existingProfessional(ctx, professionalId);
  }
}
