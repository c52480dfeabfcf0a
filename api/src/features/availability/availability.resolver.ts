import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Constraint } from '../../platform/graphql/constraint';
import { ENTRIES } from './availability-form';
import { AvailabilityEntry, AvailabilityEntryInput, ScheduleTemplate } from './availability.objects';
import { applyTemplate, listAvailability, listTemplates, setAvailability } from './availability.service';

const WHOSE = {
  description: "That of the profile, NOT_FOUND when unknown. A professional's own, or anyone's for administrators; FORBIDDEN otherwise.",
};

@Resolver()
export class AvailabilityResolver {
  @Allow(Admin, Professional)
  @Query(() => [AvailabilityEntry], {
    description: "A professional's weekly availability, Monday first. FORBIDDEN to other professionals.",
  })
  professionalAvailability(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
  ): Promise<AvailabilityEntry[]> {
    return listAvailability(ctx, professionalId);
  }

  @Allow(Admin, Professional)
  @Mutation(() => [AvailabilityEntry], {
    description:
      'Replaces the weekly availability by these hours, none of which may overlap another. Appointments stay. Answers the new week.',
  })
  setProfessionalAvailability(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Constraint(ENTRIES)
    @Arg('entries', () => [AvailabilityEntryInput], { description: 'The whole week, at most 100; empty: no hours at all.' })
    entries: AvailabilityEntryInput[],
  ): Promise<AvailabilityEntry[]> {
    return setAvailability(ctx, professionalId, entries);
  }

  @Allow(Admin, Professional)
  @Query(() => [ScheduleTemplate], { description: 'The templates that applyScheduleTemplate takes.' })
  scheduleTemplates(): ScheduleTemplate[] {
    return listTemplates();
  }

  @Allow(Admin, Professional)
  @Mutation(() => [AvailabilityEntry], {
    description: "Replaces the weekly availability by a template's. NOT_FOUND for an unknown one. Answers the new week.",
  })
  applyScheduleTemplate(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('templateId', () => String, { description: 'business-hours or extended-hours.' }) templateId: string,
  ): Promise<AvailabilityEntry[]> {
    return applyTemplate(ctx, professionalId, templateId);
  }
}
