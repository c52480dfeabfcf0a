import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';

import { ReceiptFact } from '../../../clinic/receipt/ReceiptFact';
import { ReceiptCard } from '../../../clinic/receipt/receipt-layout';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { CloseIcon } from '../../../kit/ui/icons';
import { sentRequestPath } from '../requests.paths';
import { preferenceText, texts } from '../texts';
import { PatientFacts } from './PatientFacts';
import type { SentRequestCardFragment } from './sent-request.generated';

const Notice = styled(ReceiptCard)({
  display: 'grid',
  '& .head': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  '& .foot': { display: 'grid', gap: 16, padding: '0 20px 20px', justifyItems: 'start' },
});

interface Props {
  sentRequest: SentRequestCardFragment;
  onHide: () => void;
}

/** On the home page after sending, with a link to the request. */
export function SentRequestNotice({ sentRequest, onHide }: Props) {
  const { id, number, specialtyName, patientName, contactName, patientEmail } = sentRequest;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOn(title, true, { preventScroll: true });
  return (
    <Container sx={{ paddingBottom: 0 }}>
      <Notice aria-labelledby={titleId}>
        <div className="head">
          <div>
            <Typography variant="h2" id={titleId} ref={title} tabIndex={-1}>
              {texts.sentRequest.titles.pending.title}
            </Typography>
            <p>
              {texts.sentRequest.number}: <strong>{number}</strong>
            </p>
          </div>
          <IconButton aria-label={texts.sentNotice.hide} onClick={onHide}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </div>
        <dl>
          <ReceiptFact label={texts.fields.specialty} text={specialtyName} />
          <ReceiptFact label={texts.fields.preference} text={preferenceText(sentRequest)} />
          <PatientFacts patientName={patientName} contactName={contactName} />
          <ReceiptFact label={texts.fields.email} text={patientEmail} />
        </dl>
        <div className="foot">
          <p>{texts.sentNotice.answer}</p>
          <ButtonLink to={sentRequestPath(id)}>{texts.sentNotice.open}</ButtonLink>
        </div>
      </Notice>
    </Container>
  );
}
