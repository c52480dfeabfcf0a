import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';

import { Allow, SignedIn } from '../../../platform/access/allow';
import { NotForKeys } from '../../../platform/access/scope';
import type { Context } from '../../../platform/context';
import { Patient } from '../patient.entity';
import { PatientReading } from './patient-read.object';
import * as reads from './patient-reads';

@Resolver(() => Patient)
export class PatientReadsResolver {
  @FieldResolver(() => [PatientReading], {
    nullable: true,
    description: 'Staff and programs that opened the patient, the 50 newest readings; null for professionals.',
  })
  reads(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<PatientReading[] | null> {
    return reads.readsLoader(ctx).load(id);
  }

  @Allow(SignedIn)
  @NotForKeys()
  @Query(() => [PatientReading], {
    description: 'Staff and programs that opened the data of the caller, the 50 newest readings; empty for staff.',
  })
  myPatientReads(@Ctx() ctx: Context): Promise<PatientReading[]> {
    return reads.myReads(ctx);
  }
}
