import { Field, InputType, Int } from 'type-graphql';

import type { CoverageKey } from '../../domain/coverage-rules';

@InputType()
export abstract class CoverageKeyInput {
  @Field(() => Int, { description: 'Id of an insurer; NOT_FOUND if unknown.' })
  insurerId!: number;

  @Field(() => Int, { nullable: true, description: "Id of one of the insurer's plans; absent or null: all." })
  planId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Id of a specialty; absent or null: all.' })
  specialtyId?: number | null;

  @Field(() => Int, { nullable: true, description: 'Id of a professional, instead of a specialty.' })
  professionalId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Id of an appointment type, instead of its professional or a specialty.',
  })
  appointmentTypeId?: number | null;
}

export function keyOf(given: CoverageKeyInput | CoverageKey): CoverageKey {
  const { insurerId, planId = null, specialtyId = null, professionalId = null, appointmentTypeId = null } = given;
  return { insurerId, planId, specialtyId, professionalId, appointmentTypeId };
}

/** Equal for equal keys. */
export function keyText(given: CoverageKeyInput | CoverageKey): string {
  return Object.values(keyOf(given)).join();
}
