import Typography from '@mui/material/Typography';
import { COVERAGE_WORDS, paysCopay } from '@turnero/api/domain/coverage-words';
import type { ReactNode } from 'react';

import { StatusBadge } from '../../clinic/appointment/StatusBadge';
import { useClinic } from '../../clinic/facts/useClinic';
import { formatFee } from '../../clinic/people/fee-text';
import { DatedReceiptCard } from '../../clinic/receipt/receipt-layout';
import { ReceiptFact } from '../../clinic/receipt/ReceiptFact';
import { SeriesMark } from '../../clinic/series/SeriesMark';
import { DirectionsLink } from '../../kit/contact/ContactLink';
import { clockTime, dayOf, longDate } from '../../kit/time/wall-time';
import { RemoveIcon } from '../../kit/ui/icons';
import { StatusChip } from '../../kit/ui/StatusChip';
import type { AppointmentDetailsFragment } from './appointments.generated';
import { patientStatusOf, type PatientStatus } from './patient-status';
import { shownCoverage } from './shown-coverage';
import { texts } from './texts';

interface Props {
  appointment: AppointmentDetailsFragment;
  /** On the clinic's clock. */
  now: string;
  /** Actions, between its time and the other facts. */
  children?: ReactNode;
}

export function Ticket({ appointment, now, children }: Props) {
  const { startTime, endTime, durationMinutes } = appointment;
  const clinic = useClinic();
  const coverage = shownCoverage(appointment, now, clinic?.currency);
  return (
    <DatedReceiptCard aria-label={texts.ticket.title}>
      <div className="head">
        <p className="date">{longDate(dayOf(startTime))}</p>
        <p>
          <span className="stressed">
            {clockTime(startTime)} - {clockTime(endTime)}
          </span>{' '}
          {texts.ticket.duration(durationMinutes)}
        </p>
        <p>
          <PatientStatusBadge patientStatus={patientStatusOf(appointment, now)} />
        </p>
        {appointment.series && (
          <Typography color="textSecondary">
            <SeriesMark series={appointment.series} />
          </Typography>
        )}
      </div>
      {children}
      <dl>
        <ReceiptFact label={texts.fields.professional} text={appointment.professionalName} />
        <ReceiptFact label={texts.fields.specialty} text={appointment.specialty} />
        <ReceiptFact label={texts.fields.kind} text={appointment.consultationKindName} />
        <ReceiptFact label={texts.fields.fee} text={feeText(appointment, now, clinic?.currency)} />
        {coverage && (
          <>
            <ReceiptFact label={COVERAGE_WORDS.payer} text={coverage.payer} />
            <ReceiptFact label={COVERAGE_WORDS.copay} text={coverage.copay} />
            <ReceiptFact label={COVERAGE_WORDS.bring} text={coverage.toBring} className="wide" />
          </>
        )}
        <ReceiptFact label={texts.fields.room} text={appointment.roomName} />
        <ReceiptFact
          className="wide"
          label={texts.fields.address}
          text={clinic?.address && <WithDirections address={clinic.address} />}
        />
        <ReceiptFact label={texts.fields.patient} text={appointment.patientName} />
        <ReceiptFact label={texts.fields.contact} text={appointment.contactName} />
        <ReceiptFact label={texts.fields.email} text={appointment.patientEmail} className="wide" />
        <ReceiptFact label={texts.fields.phone} text={appointment.patientPhone} className="wide" />
        <ReceiptFact label={texts.fields.notes} text={appointment.notes} className="notes" />
      </dl>
    </DatedReceiptCard>
  );
}

function WithDirections({ address }: { address: string }) {
  return (
    <>
      {address}
      <br />
      <DirectionsLink address={address} />
    </>
  );
}

/** Not beside a copay. A type keeps its price; without one it is the professional's present fee, for a turno to come. */
function feeText(
  { status, consultationKindName, price, professional, startTime, coverage }: AppointmentDetailsFragment,
  now: string,
  currency: string | undefined,
): string | null {
  if (status === 'cancelled' || paysCopay(coverage)) return null;
  if (consultationKindName !== null) return formatFee(price, currency);
  return professional && Date.parse(startTime) > Date.parse(now) ? formatFee(professional.fee, currency) : null;
}

/** As patients read it. */
function PatientStatusBadge({ patientStatus }: { patientStatus: PatientStatus }) {
  switch (patientStatus) {
    case 'reserved':
      return <StatusBadge status="pending" />;
    case 'unconfirmed':
      return <StatusChip icon={<RemoveIcon fontSize="inherit" />} colour="absent" label={texts.ticket.unconfirmed} />;
    default:
      return <StatusBadge status={patientStatus} />;
  }
}
