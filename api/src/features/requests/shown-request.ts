import { maskedEmail, maskedName, maskedPhone } from '../../domain/masked-contact';
import { granted } from '../../platform/access/judged';
import type { Context } from '../../platform/context';
import { canReadSentRequest } from './request.policy';

/** Those of a SentRequest that its judgement looks at. */
interface Facts {
  patientUserId: number | null;
  patientName: string;
  patientEmail: string;
  patientPhone: string | null;
}

/** Others get contact masked. */
export function shownSentRequest<Request extends Facts>({ actor }: Pick<Context, 'actor'>, request: Request): Request {
  if (canReadSentRequest(actor, request)) return request;
  const { patientName, patientEmail, patientPhone } = request;
  return {
    ...request,
    isMasked: true,
    patientName: maskedName(patientName),
    patientEmail: maskedEmail(patientEmail),
    patientPhone: maskedPhone(patientPhone),
  };
}

/** The answer to sending a request: all fields, with its receipt. */
export function asSent<Request extends Facts>(request: Request): Request {
  return granted({ ...request, isAnswer: true });
}
