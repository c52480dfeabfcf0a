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
  description: "A professional's own, or anyone's for administrators; FORBIDDEN otherwise, NOT_FOUND when unknown.",
};
const KIND = { description: 'One of theirs, active or not; NOT_FOUND otherwise.' };

@Resolver(() => ConsultationKind)
export class ConsultationKindFeeResolver {
  @FieldResolver(() => Money, {
    nullable: true,
    description: "Cost of such a turno: its price, else the professional's own fee; null: to be asked (A consultar).",
  })
  async fee(@Ctx() ctx: Context, @Root() { price, professionalId }: ConsultationKind): Promise<string | null> {
    return price ?? (await professionalLoader(ctx).load(professionalId))?.ownFee ?? null;
  }
}

@Resolver(() => Professional)
export class ConsultationKindResolver {
  @FieldResolver(() => [ConsultationKind], {
    description:
      'Appointment types that the caller may book with them, in order: visitors and patients those offered online, ' +
      'staff of the calendar all active ones. None: turnos have the usual fee and length.',
  })
  consultationKinds(@Ctx() ctx: Context, @Root() { id }: Professional): Promise<ConsultationKind[]> {
    return bookableKindsLoader(ctx).load(id);
  }

  @Allow(Admin, ProfessionalRole)
  @Query(() => [ConsultationKind], {
    description:
      'Every kind of turno of a professional, inactive ones too, in order. FORBIDDEN to other professionals.',
  })
  allConsultationKinds(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
  ): Promise<ConsultationKind[]> {
    return listKinds(ctx, professionalId);
  }

  @Allow(Admin, ProfessionalRole)
  @Mutation(() => ConsultationKind, {
    description:
      'Adds a kind of turno, after which bookings may name it. FORBIDDEN to other professionals; CONFLICT on name when ' +
      `another of theirs has it, and beyond ${MOST_KINDS} of a professional.`,
  })
  createConsultationKind(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('input', () => CreateConsultationKindInput, { description: 'Only the name is needed.' })
    input: CreateConsultationKindInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<ConsultationKind> {
    return createKind(ctx, professionalId, input, idempotencyKey);
  }

  @Allow(Admin, ProfessionalRole)
  @Mutation(() => ConsultationKind, {
    description:
      'Changes the given fields of a kind; turnos that were booked keep name, length and price. FORBIDDEN to other ' +
      'professionals; NOT_FOUND; CONFLICT on name when another of theirs has it, and when the version that it was made on ' +
      'no longer stands.',
  })
  updateConsultationKind(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('id', () => Int, KIND) id: number,
    @Arg('input', () => UpdateConsultationKindInput, { description: 'Only what changes.' })
    input: UpdateConsultationKindInput,
    @ExpectedVersion() expectedVersion?: number | null,
  ): Promise<ConsultationKind> {
    return updateKind(ctx, professionalId, id, input, expectedVersion);
  }

  @Allow(Admin, ProfessionalRole)
  @Mutation(() => Boolean, {
    description:
      'Removes a kind that no turno was booked as; otherwise CONFLICT says what to do instead. FORBIDDEN to other ' +
      'professionals; NOT_FOUND. Answers true.',
  })
  deleteConsultationKind(
    @Ctx() ctx: Context,
    @Arg('professionalId', () => Int, WHOSE) professionalId: number,
    @Arg('id', () => Int, KIND) id: number,
  ): Promise<true> {
    return deleteKind(ctx, professionalId, id);
  }
}
