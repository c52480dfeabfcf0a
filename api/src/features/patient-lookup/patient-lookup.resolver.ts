import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';

import { Admin, Allow, Professional } from '../../platform/access/allow';
import { PersonalData } from '../../platform/access/personal-data';
import type { Context } from '../../platform/context';
import { price } from '../../platform/graphql/max-root-price';
import { selectedFields } from '../../platform/graphql/selected-fields';
import { PatientErasure } from '../patients/erasure/patient-erasure.object';
import { Patient } from '../patients/patient.entity';
import { LastAppointment } from './last-appointment.object';
import * as lookup from './patient-lookup.service';
import { LEAST_LETTERS, MOST_FOUND, type Found } from './patient-lookup.service';

@Resolver(() => Patient)
export class PatientLookupResolver {
  @Allow(Admin('patients'), Professional)
  @PersonalData()
  @Extensions(price(4))
  @Query(() => [Patient], {
    description:
      'Finds patients, each once: exact matches first, newest first, then those with a typing error. ' +
      'Administrators find accounts and patients of all appointments and requests; professionals those of ' +
      'their own appointments. Excludes the caller.',
  })
  patients(
    @Ctx() ctx: Context,
    @Arg('search', () => String, {
      description:
        'Each of its words occurs in the name, the e-mail, the phone or the DNI of a request or an import, whatever ' +
        `case and accents; of a number only the digits count. ${LEAST_LETTERS} to 200 characters; shorter searches find nothing.`,
    })
    search: string,
    @Arg('first', () => Int, { defaultValue: 10, description: `Maximum number, 1 to ${MOST_FOUND}.` }) first: number,
  ): Promise<Found[]> {
    return lookup.findPatients(ctx, search, first);
  }

  @Allow(Admin('patients'), Professional)
  @PersonalData()
  @Query(() => Patient, {
    description: 'A patient. NOT_FOUND; for professionals also without an appointment with them.',
  })
  patient(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the patient.' }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Patient> {
    return lookup.readPatient(ctx, id, selectedFields(info));
  }

  @Allow(Admin('patients', 'security'), Professional)
  @Query(() => PatientErasure, {
    description:
      'Whether the data of a patient were erased. For a merged patient: of its survivor. NOT_FOUND; for professionals ' +
      'also without an appointment with them.',
  })
  patientErasure(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the patient.' }) id: string,
  ): Promise<PatientErasure> {
    return lookup.readErasure(ctx, id);
  }

  @FieldResolver(() => LastAppointment, {
    nullable: true,
    description: 'For professionals only their own; null without any.',
  })
  async lastAppointment(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<LastAppointment | null> {
    const { lastId } = await lookup.turnosLoader(ctx).load(id);
    return lastId === null ? null : lookup.lastAppointmentLoader(ctx).load(lastId);
  }

  @FieldResolver(() => Int, { description: 'Number of missed appointments; for professionals only their own.' })
  async noShows(@Ctx() ctx: Context, @Root() { id }: Patient): Promise<number> {
    return (await lookup.turnosLoader(ctx).load(id)).noShows;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it matches the search only with a typing error.' })
  isNear(@Root() patient: Patient & Partial<Found>): boolean {
    return patient.isNear ?? false;
  }
}
