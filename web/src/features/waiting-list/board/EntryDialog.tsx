import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { wishedHoursText } from '@turnero/api/domain/wished-hours';

import { namedPayerText } from '../../../clinic/payer/named-payer';
import { texts as payerTexts } from '../../../clinic/payer/texts';
import { MailLink, PhoneLink } from '../../../kit/contact/ContactLink';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogFrame } from '../../../kit/dialog/DialogFrame';
import { dayOf, longMoment } from '../../../kit/time/wall-time';
import { Fact, Facts } from '../../../kit/ui/Facts';
import { confirmationPath } from '../../appointments/appointments.paths';
import { periodText } from '../period-text';
import type { WaitingEntryFragment } from './board.generated';
import { EntryBadge } from './EntryBadge';
import type { EntryDialogProps } from './entry-dialogs';
import { offerText, texts } from './texts';

/** Details of an entry: patient, available hours and offers. */
export const EntryDialog = asDialog(function EntryDialog({ open, entry, onClose, onGone }: EntryDialogProps) {
  const offersId = useId();
  return (
    <DialogFrame open={open} title={texts.details.title} size="wide" fullOnPhone onClose={onClose} onGone={onGone}>
      <DialogContent dividers>
        <EntryFacts entry={entry} />
        <Stack component="section" spacing={3} aria-labelledby={offersId}>
          <Typography variant="h3" id={offersId}>
            {texts.fields.offers}
          </Typography>
          {entry.offers.length === 0 ? (
            <p>{noOffersText(entry)}</p>
          ) : (
            <Stack component="ul" spacing={2} className="entries">
              {entry.offers.map((offer) => (
                <li key={offer.id}>{offerText(offer)}</li>
              ))}
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {texts.details.close}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
});

function noOffersText({ status, patientEmail }: WaitingEntryFragment): string {
  if (status !== 'active') return texts.details.neverOffered;
  return patientEmail === null ? texts.details.noEmail : texts.details.noOffers;
}

function EntryFacts({ entry }: { entry: WaitingEntryFragment }) {
  const { contactName, coverage, patientEmail, patientPhone, keptAppointment, urgentReason, endedAt, endNote } = entry;
  return (
    <Facts>
      <Fact label={texts.fields.patient}>{entry.patientName}</Fact>
      {contactName !== null && <Fact label={texts.fields.contact}>{contactName}</Fact>}
      {coverage && <Fact label={payerTexts.coverage}>{namedPayerText(coverage)}</Fact>}
      <Fact label={texts.fields.status}>
        <EntryBadge entry={entry} />
      </Fact>
      {urgentReason !== null && <Fact label={texts.fields.urgentReason}>{urgentReason}</Fact>}
      {endedAt !== null && <Fact label={texts.fields.endedAt}>{longMoment(endedAt)}</Fact>}
      {endNote !== null && <Fact label={texts.fields.endNote}>{endNote}</Fact>}
      <Fact label={texts.fields.waitsFor}>{entry.waitsFor}</Fact>
      <Fact label={texts.fields.since}>{longMoment(entry.createdAt)}</Fact>
      <Fact label={texts.fields.when}>{wishedHoursText(entry.hours)}</Fact>
      <Fact label={texts.fields.period}>{periodText(entry, dayOf(entry.createdAt))}</Fact>
      <Fact label={texts.fields.notice}>{texts.notice(entry.noticeHours)}</Fact>
      {keptAppointment && (
        <Fact label={texts.fields.kept}>
          <Link to={confirmationPath(keptAppointment.id)}>{texts.kept(keptAppointment)}</Link>
        </Fact>
      )}
      <Fact label={texts.fields.email}>{patientEmail === null ? null : <MailLink email={patientEmail} />}</Fact>
      <Fact label={texts.fields.phone}>{patientPhone && <PhoneLink phone={patientPhone} />}</Fact>
    </Facts>
  );
}
