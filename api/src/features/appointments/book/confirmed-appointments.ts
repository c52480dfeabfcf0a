import { Arg, ID } from 'type-graphql';

import type { Confirmed } from './same-patient';

/** Answers the question of ADR 139. */
export function ConfirmedAppointments(): ParameterDecorator {
  return Arg('confirmedAppointments', () => [ID], {
    nullable: true,
    description:
      "The patient's other appointments at that time that may stand beside this one, by the ids of an earlier CONFLICT " +
      '(`unconfirmed`).',
  }) as ParameterDecorator;
}

export function IsUndo(): ParameterDecorator {
  return Arg('isUndo', () => Boolean, {
    defaultValue: false,
    description:
      'Whether it undoes a change that the caller has just made. It then asks nothing about other appointments of the ' +
      'patient.',
  }) as ParameterDecorator;
}

/** A question never stops an undo (ADR 139). */
export function asking(
  confirmedAppointments: Confirmed,
  isUndo = false,
): { confirmedAppointments: Confirmed; isUndo: boolean } {
  return { confirmedAppointments: isUndo ? undefined : (confirmedAppointments ?? null), isUndo };
}
