import { maskedEmail, maskedName, maskedPhone } from '../../domain/masked-contact';
import { granted, type Judgement } from '../../platform/access/judged';
import type { SentRequest } from './request.objects';
import { canReadSentRequest } from './request.policy';

/** Others get contact masked. */
export const shownSentRequest: Judgement<SentRequest> = ({ actor }, request) => {
  if (canReadSentRequest(actor, request)) return request;
  const { patientName, patientEmail, patientPhone } = request;
  return {
    ...request,
    isMasked: true,
    patientName: maskedName(patientName),
    patientEmail: maskedEmail(patientEmail),
    patientPhone: maskedPhone(patientPhone),
  };
};

/** For whoever sends it: all of it, with its receipt. */
export function asSent(request: SentRequest): SentRequest {
  return granted({ ...request, isAnswer: true });
}
