import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';

import { Allow, Public } from '../../../platform/access/allow';
import type { Context } from '../../../platform/context';
import { DateTime } from '../../../platform/graphql/scalars';
import { ArrivalScreen, ArrivingPatient, ArrivingPatientInput } from './arrival.object';
import * as arrivals from './arrival.service';

const TOKEN = { description: 'Token of an arrival screen; NOT_FOUND if unknown or deleted.' };
const PATIENT = { description: 'The DNI that staff recorded for the patient, and the day of birth.' };
const NOBODY =
  'null if no patient with an appointment today has both. TOO_MANY_REQUESTS for minutes after 5 such tries at a screen.';

@Resolver()
export class ArrivalResolver {
  @Allow(Public)
  @Query(() => ArrivalScreen, { description: 'The arrival screen of a token. NOT_FOUND.' })
  arrivalScreen(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<ArrivalScreen> {
    return arrivals.getArrivalScreen(ctx, token);
  }

  @Allow(Public)
  @Mutation(() => ArrivingPatient, {
    nullable: true,
    description: `The patient at an arrival screen, with today's appointments. Changes none of them. NOT_FOUND; ${NOBODY}`,
  })
  identifyArrival(
    @Ctx() ctx: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('patient', () => ArrivingPatientInput, PATIENT) patient: ArrivingPatientInput,
  ): Promise<ArrivingPatient | null> {
    return arrivals.identifyArrival(ctx, token, patient);
  }

  @Allow(Public)
  @Mutation(() => ArrivingPatient, {
    nullable: true,
    description:
      'Records the arrival for an appointment of today and returns all of them. One that is no longer expected ' +
      `stays as it is. Idempotent. NOT_FOUND; ${NOBODY}`,
  })
  confirmArrival(
    @Ctx() ctx: Context,
    @Arg('token', () => String, TOKEN) token: string,
    @Arg('patient', () => ArrivingPatientInput, PATIENT) patient: ArrivingPatientInput,
    @Arg('startTime', () => DateTime, { description: 'Start of the appointment.' }) startTime: string,
  ): Promise<ArrivingPatient | null> {
    return arrivals.confirmArrival(ctx, token, patient, startTime);
  }
}
