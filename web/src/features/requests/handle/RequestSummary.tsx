import { PhoneLink } from '../../../kit/contact/ContactLink';
import { preferredDateText, preferredTimeText, texts } from '../texts';
import { Fact, Facts } from '../../../kit/ui/Facts';
import type { RequestFactsFragment } from './requests.generated';

/** For the assignment. */
export function RequestSummary({ request }: { request: RequestFactsFragment }) {
  return (
    <section aria-label={texts.assignForm.request}>
      <Facts>
        <Fact label={texts.fields.number}>{request.number}</Fact>
        <Fact label={texts.fields.patient}>{request.patientName}</Fact>
        <Fact label={texts.fields.specialty}>{request.specialtyName}</Fact>
        <Fact label={texts.fields.preferredDate}>{preferredDateText(request)}</Fact>
        <Fact label={texts.fields.preferredTime}>{preferredTimeText(request)}</Fact>
        {request.patientPhone !== null && (
          <Fact label={texts.fields.phone}>
            <PhoneLink phone={request.patientPhone} />
          </Fact>
        )}
        {request.adminNotes !== null && <Fact label={texts.fields.adminNotes}>{request.adminNotes}</Fact>}
      </Facts>
    </section>
  );
}
