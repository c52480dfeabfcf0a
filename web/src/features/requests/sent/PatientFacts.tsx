import { ReceiptFact } from '../../../clinic/receipt/ReceiptFact';
import { texts } from '../texts';
import type { SentRequestCardFragment } from './sent-request.generated';

/** The sender, and the patient if that is another person. */
export function PatientFacts({
  patientName,
  contactName,
}: Pick<SentRequestCardFragment, 'patientName' | 'contactName'>) {
  return (
    <>
      {contactName !== null && <ReceiptFact label={texts.fields.patient} text={patientName} />}
      <ReceiptFact label={texts.fields.sender} text={contactName ?? patientName} />
    </>
  );
}
