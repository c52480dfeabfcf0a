import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, SignedIn } from '../../../platform/access/allow';
import { PersonalData } from '../../../platform/access/personal-data';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { IdempotencyKey } from '../../../platform/graphql/idempotency-key';
import { Patient } from '../patient.entity';
import { addFamilyMember } from './family-member.service';
import { PatientRelation } from './patient-relation.object';
import { AddRelationInput, FamilyMemberInput } from './relation.inputs';
import * as relations from './relations.service';

const ID_ARG = { description: 'Id of the relation; NOT_FOUND if unknown, and for relations of others.' };

@Resolver(() => Patient)
export class PatientRelationResolver {
  @Allow(Admin('patients'))
  @PersonalData()
  @Mutation(() => PatientRelation, {
    description:
      'Gives a patient rights over the turnos of another one, who agreed at the desk. NOT_FOUND; CONFLICT if they ' +
      'have a relation; BAD_REQUEST for a parent while the birth date is unknown.',
  })
  addRelation(
    @Ctx() ctx: Context,
    @Arg('input', () => AddRelationInput, { description: 'The two, and the rights.' }) input: AddRelationInput,
  ): Promise<PatientRelation> {
    return relations.addRelation(ctx, input);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Mutation(() => ID, {
    description: 'Ends a relation: by staff, or by the account of either side. Returns its id. NOT_FOUND.',
  })
  endRelation(@Ctx() ctx: Context, @Arg('id', () => ID, ID_ARG) id: string): Promise<string> {
    return relations.endRelation(ctx, id);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Mutation(() => PatientRelation, {
    description:
      "Agrees to a relation anew: by staff, or by the patient's account from 13 years on. NOT_FOUND; FORBIDDEN.",
  })
  confirmRelation(@Ctx() ctx: Context, @Arg('id', () => ID, ID_ARG) id: string): Promise<PatientRelation> {
    return relations.confirmRelation(ctx, id);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Query(() => [PatientRelation], {
    description: "Relations of the caller's account, as relative and as patient; empty for staff.",
  })
  myFamily(@Ctx() ctx: Context): Promise<PatientRelation[]> {
    return relations.myFamily(ctx);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Mutation(() => PatientRelation, {
    description:
      "Adds a minor to the family of the caller's account. BAD_REQUEST for adults; CONFLICT for a known one and beyond " +
      '12; FORBIDDEN for staff and unconfirmed accounts; TOO_MANY_REQUESTS.',
  })
  addFamilyMember(
    @Ctx() ctx: Context,
    @Arg('input', () => FamilyMemberInput, { description: 'The minor.' }) input: FamilyMemberInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<PatientRelation> {
    return addFamilyMember(ctx, input, idempotencyKey);
  }

  @PersonalData()
  @FieldResolver(() => [PatientRelation], {
    nullable: true,
    description: 'Relations in which the patient is patient or relative; null for professionals.',
  })
  relations(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<PatientRelation[] | null> {
    return relations.relationsLoader(ctx).load(id);
  }
}
