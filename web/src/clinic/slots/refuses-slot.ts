import type { ApiError } from '../../kit/errors/api-error';

const OTHER_CHOICES = /^(input\.)?(roomId|consultationKindId)$/;

/**
 * Whether a refused booking lost its time. A CONFLICT may also be about the room or the appointment type alone, or be
 * a question that the user said no to.
 */
export function refusesSlot({ code, field = '', unconfirmed }: ApiError): boolean {
  return code === 'CONFLICT' && unconfirmed.length === 0 && !OTHER_CHOICES.test(field);
}
