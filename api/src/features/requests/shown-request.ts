import { maskedEmail, maskedName, maskedPhone } from '../../domain/masked-contact';
import { granted } from '../../platform/access/judged';
import type { Context } from '../../platform/context';
import { canReadSentRequest } from './request.policy';

/** Facts for access checks. */
interface Facts {
  patientUserId: number | null;
  patientName: string;
  patientEmail: string;
  patientPhone: string | null;
  contactName: string | null;
}

/** Masks contact for others. */
export function shownSentRequest<Request extends Facts>({ actor }: Pick<Context, 'actor'>, request: Request): Request {
  if (canReadSentRequest(actor, request)) return request;
  const { patientName, patientEmail, patientPhone, contactName } = request;
  return {
    ...request,
    isMasked: true,
    patientName: maskedName(patientName),
    patientEmail: maskedEmail(patientEmail),
    patientPhone: maskedPhone(patientPhone),
    contactName: contactName && maskedName(contactName),
  };
}

/** For the response to sending: all fields, with receipt. */
export function asSent<Request extends Facts>(request: Request): Request {
  return granted({ ...request, isAnswer: true });
}
