import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { ClinicContact } from '../../../clinic/facts/ClinicContact';
import { ClinicZoneNote } from '../../../clinic/facts/ClinicZoneNote';
import { usePageTitle } from '../../../clinic/facts/useClinic';
import { MyAppointmentsLink } from '../../../clinic/mine/MyAppointmentsLink';
import { LOGIN_PATH } from '../../../clinic/paths';
import { namedPayerText } from '../../../clinic/payer/named-payer';
import { texts as payerTexts } from '../../../clinic/payer/texts';
import { MaskedNote } from '../../../clinic/receipt/MaskedNote';
import { HomeButton, PrintButton } from '../../../clinic/receipt/receipt-buttons';
import { ReceiptActions, ReceiptCard, ReceiptFrame, ReceiptInfo } from '../../../clinic/receipt/receipt-layout';
import { ReceiptFact } from '../../../clinic/receipt/ReceiptFact';
import { useViewer } from '../../../clinic/session/useViewer';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { longMoment } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { LANDING_PROFESSIONALS_PATH } from '../../landing/landing.paths';
import { preferredDateText, preferredTimeText, texts } from '../texts';
import { PatientFacts } from './PatientFacts';
import type { SentRequestQuery } from './sent-request.generated';

/** Number, status, content, next steps, and how to change it. */
export function SentRequest({ clinic, sentRequest }: SentRequestQuery) {
  const nextId = useId();
  const { number, withdrawnAt, patientEmail, answerCount } = sentRequest;
  const status = withdrawnAt === null ? sentRequest.status : 'withdrawn';
  const { title, tabTitle } = texts.sentRequest.titles[status];
  const isOwn = useViewer().viewer?.role === 'user' && sentRequest.isOwn;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, true, { preventScroll: true });
  usePageTitle(tabTitle);
  const isOpen = status === 'pending' || status === 'pending_assignment';
  const isOver = status === 'rejected' || status === 'withdrawn';
  return (
    <ReceiptFrame className="public">
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {status === 'assigned' && <p>{texts.sentRequest.assigned(patientEmail)}</p>}
      {isOver && <p>{texts.sentRequest[status]}</p>}
      <ReceiptCard aria-label={texts.sentRequest.card}>
        <div className="head">
          <p>{texts.sentRequest.number}</p>
          <p className="stressed">{number}</p>
          {isOpen && <Typography color="textSecondary">{texts.sentRequest.numberHint}</Typography>}
        </div>
        <dl>
          <ReceiptFact label={texts.fields.specialty} text={sentRequest.specialtyName} />
          <ReceiptFact label={texts.sentRequest.sent} text={longMoment(sentRequest.createdAt)} />
          <ReceiptFact label={texts.fields.preferredDate} text={preferredDateText(sentRequest)} />
          <ReceiptFact label={texts.fields.preferredTime} text={preferredTimeText(sentRequest)} />
          <PatientFacts {...sentRequest} />
          <ReceiptFact label={texts.fields.email} text={patientEmail} />
          <ReceiptFact label={texts.fields.phone} text={sentRequest.patientPhone} />
          {sentRequest.coverage && (
            <ReceiptFact label={payerTexts.coverage} text={namedPayerText(sentRequest.coverage)} />
          )}
          {answerCount > 0 && (
            <ReceiptFact label={texts.fields.answers} text={texts.sentRequest.answers(answerCount)} />
          )}
        </dl>
      </ReceiptCard>
      {sentRequest.isMasked && <MaskedNote loginPath={LOGIN_PATH} />}
      <ClinicZoneNote clinic={clinic} />
      <ReceiptInfo aria-labelledby={nextId}>
        <Typography variant="h2" id={nextId}>
          {isOpen ? texts.sentRequest.next : texts.sentRequest.questions}
        </Typography>
        {isOpen ? (
          <ul>
            {texts.sentRequest.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
            {isOwn && <li>{texts.sentRequest.withdrawHere}</li>}
            <li>
              <ClinicContact clinic={clinic} label={texts.sentRequest.change(number)} />
            </li>
          </ul>
        ) : (
          <p>
            <ClinicContact clinic={clinic} label={texts.sentRequest.ask(number)} />
          </p>
        )}
        <Typography color="textSecondary">
          {clinic.name}
          {clinic.address && `, ${clinic.address}`}
        </Typography>
      </ReceiptInfo>
      <ReceiptActions className="no-print">
        {isOver && <ButtonLink to={LANDING_PROFESSIONALS_PATH}>{texts.sentRequest.otherProfessionals}</ButtonLink>}
        <HomeButton variant={isOver ? 'outlined' : 'contained'} />
        <MyAppointmentsLink />
        <PrintButton />
      </ReceiptActions>
    </ReceiptFrame>
  );
}
