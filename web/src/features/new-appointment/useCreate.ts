import {
  useBookAppointmentMutation,
  type BookAppointmentMutation,
  type MadeTurnoFragment,
} from '../../clinic/booking/send/book-appointment.generated';
import type { ConfirmedAttempt } from '../../clinic/booking/send/useBookOnce';
import type { Outcome } from '../../kit/graphql/hooks';
import type { NewInput } from './new-form';
import {
  useCreateAppointmentMutation,
  useCreateOverbookingMutation,
  type CreateAppointmentMutation,
  type CreateOverbookingMutation,
} from './new.generated';

export type Made = CreateAppointmentMutation | BookAppointmentMutation | CreateOverbookingMutation;

/** The mutation that creates an appointment: administrators have one of their own, as have overbookings. */
export function useCreate(isAdmin: boolean) {
  const [book] = useBookAppointmentMutation();
  const [create] = useCreateAppointmentMutation();
  const [overbook] = useCreateOverbookingMutation();
  return ({ input, ...others }: ConfirmedAttempt<NewInput>): Promise<Outcome<Made>> => {
    const { reason } = input;
    if (reason !== undefined) return overbook({ input: { ...input, reason }, ...others });
    return isAdmin ? create({ input, ...others }) : book({ input, ...others });
  };
}

export function turnoOf(made: Made): MadeTurnoFragment {
  if ('createOverbooking' in made) return made.createOverbooking;
  return 'createAppointment' in made ? made.createAppointment : made.bookAppointment;
}
