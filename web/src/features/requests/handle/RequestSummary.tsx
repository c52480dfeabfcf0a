import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { readAnswer } from '@turnero/api/domain/request-form';

import { namedPayerText } from '../../../clinic/payer/named-payer';
import { texts as payerTexts } from '../../../clinic/payer/texts';
import { PhoneLink } from '../../../kit/contact/ContactLink';
import { down } from '../../../kit/ui/breakpoints';
import { Fact, Facts } from '../../../kit/ui/Facts';
import { theme } from '../../../kit/ui/theme';
import { preferenceText, preferredDateText, preferredTimeText, texts } from '../texts';
import type { RequestFactsFragment } from './requests.generated';

/** One line, as high as the dialog's scroll padding. */
const Wish = styled('p')({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  minHeight: 40,
  padding: '8px 0',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});

/** The answers would push the free times below the fold. */
const SMALL = `${down('md')}, (max-height: 899.98px)`;

const Answers = styled('details')({
  '& summary': { minHeight: 44, lineHeight: '44px', fontWeight: 600, cursor: 'pointer' },
});

/** For the assignment. The wish, and what the patient wrote, stay in sight while times are chosen. */
export function RequestSummary({ request }: { request: RequestFactsFragment }) {
  const isSmall = useMediaQuery(SMALL);
  const answers = request.formConfig.flatMap((field) => {
    const answer = readAnswer(request.formData, field);
    return answer === null ? [] : [{ ...field, answer }];
  });
  const reasons = answers.filter(({ type }) => type === 'textarea');
  return (
    <>
      <section aria-label={texts.assignForm.request}>
        <Facts>
          <Fact label={texts.fields.number}>{request.number}</Fact>
          <Fact label={texts.fields.patient}>{request.patientName}</Fact>
          {request.contactName !== null && <Fact label={texts.fields.contact}>{request.contactName}</Fact>}
          {request.coverage && <Fact label={payerTexts.coverage}>{namedPayerText(request.coverage)}</Fact>}
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
        {answers.length > 0 && (
          <Answers open={!isSmall}>
            <summary>{texts.fields.answers}</summary>
            <Facts>
              {answers.map(({ id, label, answer }) => (
                <Fact key={id} label={label}>
                  {answer}
                </Fact>
              ))}
            </Facts>
          </Answers>
        )}
      </section>
      <Wish aria-hidden="true">
        {texts.assignForm.wishes}: <strong>{preferenceText(request)}</strong>
        {reasons.map(({ answer }) => ` · ${answer}`)}
      </Wish>
    </>
  );
}
