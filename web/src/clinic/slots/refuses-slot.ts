import type { ApiError } from '../../kit/errors/api-error';

const OTHER_CHOICES = /^(input\.)?(roomId|consultationKindId)$/;

/** Whether a refused booking lost its time. A CONFLICT may also be about the room or the appointment type alone. */
export function refusesSlot({ code, field = '' }: ApiError): boolean {
  return code === 'CONFLICT' && !OTHER_CHOICES.test(field);
}
