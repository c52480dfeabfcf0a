import { Arg, ID } from 'type-graphql';

/** For mutations that ask when the patient has another turno at that time (ADR 139). */
export function ConfirmedAppointments(): ParameterDecorator {
  return Arg('confirmedAppointments', () => [ID], {
    nullable: true,
    description:
      "The patient's other appointments at that time that may stand beside this one, by the ids of an earlier CONFLICT " +
      '(`unconfirmed`).',
  }) as ParameterDecorator;
}
