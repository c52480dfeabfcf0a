import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional as ProfessionalRole } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { Money } from '../../../platform/graphql/scalars';
import { ExpectedVersion } from '../../../platform/graphql/expected-version';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Professional } from '../professional.object';
import { professionalLoader } from '../professional.service';
import { ConsultationKind } from './consultation-kind.entity';
import { CreateConsultationKindInput, UpdateConsultationKindInput } from './consultation-kind.inputs';
import {
  bookableKindsLoader,
  createKind,
  deleteKind,
  listKinds,
  MOST_KINDS,
  updateKind,
} from './consultation-kind.service';

const WHOSE = {
  description: "Id of the caller's professional, or any for administrators; FORBIDDEN, NOT_FOUND.",
};
const KIND = { description: 'Id of a type of this professional, active or not; NOT_FOUND if unknown.' };

@Resolver(() => ConsultationKind)
export class ConsultationKindFeeResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description: "Its price, else the professional's own fee; null: ask the clinic (A consultar).",
  })
  async fee(@Ctx() ctx: Context, @Root() { price, professionalId }: ConsultationKind): Promise<string | null> {
    return price ?? (await professionalLoader(ctx).load(professionalId))?.ownFee ?? null;
  }
}

@Resolver(() => Professional)
export class ConsultationKindResolver {
  @FieldResolver(() => [ConsultationKind], {
    description:
      'Bookable appointment types in order: online ones for visitors and patients, all active ones for staff ' +
      'of the calendar and of prices. None: bookings have the usual fee and duration.',
  })
  consultationKinds(@Ctx() ctx: Context, @Root() { id }: Professional): Promise<ConsultationKind[]> {
    return bookableKindsLoader(ctx).load(id);
  }

  @Allow(Admin('rooms', 'appointments'), ProfessionalRole)
  @Query(() => [ConsultationKind], {
    description:
      'All appointment types of a professional, inactive ones too, in order. FORBIDDEN to other professionals.',
  })
  allConsultationKinds(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
  ): Promise<ConsultationKind[]> {
    return listKinds(ctx, professionalId);
  }

  @Allow(Admin('rooms'), ProfessionalRole)
  @Mutation(() => ConsultationKind, {
    description:
      'Adds an appointment type. FORBIDDEN to other professionals; CONFLICT on name for a duplicate of this ' +
      `professional, and above ${MOST_KINDS} types.`,
  })
  createConsultationKind(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('input', () => CreateConsultationKindInput, { description: 'Only the name is required.' })
    input: CreateConsultationKindInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<ConsultationKind> {
    return createKind(ctx, professionalId, input, idempotencyKey);
  }

  @Allow(Admin('rooms'), ProfessionalRole)
  @Mutation(() => ConsultationKind, {
    description:
      'Changes the given fields of an appointment type; earlier bookings keep name, duration and price. ' +
      'FORBIDDEN to other professionals; NOT_FOUND; CONFLICT on name for a duplicate, and for a stale version.',
  })
  updateConsultationKind(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('id', () => Int, KIND) id: number,
    @Arg('input', () => UpdateConsultationKindInput, { description: 'Fields to change.' })
    input: UpdateConsultationKindInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ConsultationKind> {
    return updateKind(ctx, professionalId, id, input, expectedVersion);
  }

  @Allow(Admin('rooms'), ProfessionalRole)
  @Mutation(() => Boolean, {
    description:
      'Deletes an appointment type without bookings; otherwise CONFLICT explains the alternative. FORBIDDEN to ' +
      'other professionals; NOT_FOUND. Returns true.',
  })
  deleteConsultationKind(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('id', () => Int, KIND) id: number,
  ): Promise<true> {
    return deleteKind(ctx, professionalId, id);
  }
}
