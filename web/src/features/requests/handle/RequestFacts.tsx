import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';
import { readAnswer } from '@turnero/api/domain/request-form';
import { Link } from 'react-router-dom';
import { useId } from 'react';

import { StatusBadge } from '../../../clinic/appointment/StatusBadge';
import { namedPayerText } from '../../../clinic/payer/named-payer';
import { texts as payerTexts } from '../../../clinic/payer/texts';
import { MailLink, PhoneLink } from '../../../kit/contact/ContactLink';
import { longMoment } from '../../../kit/time/wall-time';
import { confirmationPath } from '../../appointments/appointments.paths';
import { preferredDateText, preferredTimeText, texts } from '../texts';
import { Fact, Facts } from '../../../kit/ui/Facts';
import type { RequestFactsFragment } from './requests.generated';
import { RequestStatusBadge } from './RequestStatusBadge';

/** With the form's questions of that time. */
export function RequestFacts({ request }: { request: RequestFactsFragment }) {
  const answersId = useId();
  const {
    number,
    patientName,
    patientEmail,
    patientPhone,
    patientBirthDate,
    contactName,
    coverage,
    specialtyName,
    createdAt,
    formConfig,
    formData,
    appointment,
    rejectionReason,
    rejectionTold,
    withdrawnAt,
  } = request;
  return (
    <>
      <Facts>
        <Fact label={texts.fields.number}>{number}</Fact>
        <Fact label={texts.fields.status}>
          <RequestStatusBadge request={request} />
        </Fact>
        <Fact label={texts.fields.specialty}>{specialtyName}</Fact>
        <Fact label={texts.fields.received}>{longMoment(createdAt)}</Fact>
        <Fact label={texts.fields.patient}>{patientName}</Fact>
        {patientBirthDate !== null && <Fact label={texts.fields.birthDate}>{dateText(patientBirthDate)}</Fact>}
        {contactName !== null && <Fact label={texts.fields.contact}>{contactName}</Fact>}
        {coverage && <Fact label={payerTexts.coverage}>{namedPayerText(coverage)}</Fact>}
        <Fact label={texts.fields.email}>
          <MailLink email={patientEmail} />
        </Fact>
        <Fact label={texts.fields.phone}>{patientPhone && <PhoneLink phone={patientPhone} />}</Fact>
        <Fact label={texts.fields.preferredDate}>{preferredDateText(request)}</Fact>
        <Fact label={texts.fields.preferredTime}>{preferredTimeText(request)}</Fact>
        {rejectionReason !== null && (
          <Fact label={texts.fields.rejection}>{texts.rejection.why(rejectionReason, rejectionTold)}</Fact>
        )}
        {withdrawnAt !== null && <Fact label={texts.fields.withdrawn}>{longMoment(withdrawnAt)}</Fact>}
        {appointment && (
          <Fact label={texts.fields.appointment}>
            <Link to={confirmationPath(appointment.id)}>
              {longMoment(appointment.startTime)} · {appointment.professionalName} · {appointment.roomName}
            </Link>{' '}
            <StatusBadge status={appointment.status} />
          </Fact>
        )}
      </Facts>
      {formConfig.length > 0 && (
        <Stack component="section" spacing={3} aria-labelledby={answersId}>
          <Typography variant="h3" id={answersId}>
            {texts.fields.answers}
          </Typography>
          <Facts>
            {formConfig.map((field) => (
              <Fact key={field.id} label={field.label}>
                {readAnswer(formData, field) ?? texts.noAnswer}
              </Fact>
            ))}
          </Facts>
        </Stack>
      )}
    </>
  );
}
