import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';

import { Admin, Allow, Professional as ProfessionalRole } from '../../platform/access/allow';
import type { Context } from '../../platform/context';
import { Professional } from '../professionals/professional.object';
import { ProfileArgs, RateArgs } from './rate.args';
import { updateProfile, updateRate } from './rate.service';
import { AvailabilityEntry, AvailabilityEntryInput, AvailabilityTemplate } from './weekly.objects';
import { applyTemplate, listAvailability, listTemplates, setAvailability } from './weekly.service';

const WHOSE = { description: "That of the profile. A professional's own, or anyone's for administrators; FORBIDDEN otherwise." };

@Resolver()
export class AvailabilityResolver {
  @Allow(Admin, ProfessionalRole)
  @Query(() => [AvailabilityEntry], { description: "A professional's weekly hours, Monday first. FORBIDDEN to other professionals." })
  professionalAvailability(@Ctx() ctx: Context, @Arg('professionalId', () => Int, WHOSE) professionalId: number): Promise<AvailabilityEntry[]> {
    return listAvailability(ctx, professionalId);
  }

  @Allow(Admin, ProfessionalRole)
  @Mutation(() => [AvailabilityEntry], {
    description: 'Replaces the weekly hours by these, none of which may overlap another. Appointments stay. Answers the new week.',
  })
  setProfessionalAvailability(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('entries', () => [AvailabilityEntryInput], { description: 'The whole week, at most 100; empty: no hours at all.' }) entries: AvailabilityEntryInput[],
  ): Promise<AvailabilityEntry[]> {
    return setAvailability(ctx, professionalId, entries);
  }

  @Allow(Admin, ProfessionalRole)
  @Query(() => [AvailabilityTemplate], { description: 'The templates that applyScheduleTemplate takes.' })
  availabilityTemplates(): AvailabilityTemplate[] {
    return listTemplates();
  }

  @Allow(Admin, ProfessionalRole)
  @Mutation(() => [AvailabilityEntry], { description: "Replaces the weekly hours by a template's. NOT_FOUND for an unknown one. Answers the new week." })
  applyScheduleTemplate(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('templateId', () => String, { description: 'business-hours or extended-hours.' }) templateId: string,
  ): Promise<AvailabilityEntry[]> {
    return applyTemplate(ctx, professionalId, templateId);
  }

  @Allow(Admin, ProfessionalRole)
  @Mutation(() => Professional, { description: "Changes a professional's fee and usual duration; appointments made before keep theirs. FORBIDDEN to other professionals." })
  updateProfessionalRate(@Ctx() ctx: Context, @Args(() => RateArgs) args: RateArgs): Promise<Professional> {
    return updateRate(ctx, args);
  }

  @Allow(Admin, ProfessionalRole)
  @Mutation(() => Professional, { description: "Changes the text that people read about a professional. FORBIDDEN to other professionals." })
  updateProfessionalProfile(@Ctx() ctx: Context, @Args(() => ProfileArgs) args: ProfileArgs): Promise<Professional> {
    return updateProfile(ctx, args);
  }
}
