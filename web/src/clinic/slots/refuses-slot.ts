import type { ApiError } from '../../kit/errors/api-error';

const OTHER_CHOICES = /^(input\.)?(roomId|consultationKindId)$/;

/**
 * Whether a refused booking lost its time. A CONFLICT may also concern the room or type alone, or a declined question.
 */
export function refusesSlot({ code, field = '', unconfirmed }: ApiError): boolean {
  return code === 'CONFLICT' && unconfirmed.length === 0 && !OTHER_CHOICES.test(field);
}
