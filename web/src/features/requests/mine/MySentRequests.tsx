import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { OwnItem } from '../../../clinic/mine/OwnItem';
import { Loaded } from '../../../kit/states/Loaded';
import { shortDate, dayOf } from '../../../kit/time/wall-time';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { ScheduleIcon } from '../../../kit/ui/icons';
import { StatusChip } from '../../../kit/ui/StatusChip';
import { sentRequestPath } from '../requests.paths';
import { preferenceText, texts } from '../texts';
import { texts as mineTexts } from './texts';
import type { MySentRequestsList, OwnRequest } from './useMySentRequests';

/** The patient's requests without an answer. */
export function MySentRequests({ list: { query, open, withdrawing } }: { list: MySentRequestsList }) {
  return (
    <Loaded query={query} errorTitle={mineTexts.failed} waiting={null}>
      {() =>
        open.length > 0 && (
          <Stack component="ul" spacing={3} className="items">
            {open.map((request) => (
              <li key={request.id}>
                <RequestItem request={request} onWithdraw={() => withdrawing.ask(request)} />
              </li>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

interface ItemProps {
  request: OwnRequest;
  onWithdraw: () => void;
}

function RequestItem({ request, onWithdraw }: ItemProps) {
  const headingId = useId();
  const { id, number, specialtyName, patientName, contactName, createdAt } = request;
  return (
    <OwnItem
      headingId={headingId}
      heading={specialtyName}
      badge={<StatusChip icon={<ScheduleIcon fontSize="inherit" />} colour="pending" label={mineTexts.badge} />}
      actions={
        <>
          <ButtonLink to={sentRequestPath(id)} variant="outlined" size="small" aria-describedby={headingId}>
            {texts.sentNotice.open}
          </ButtonLink>
          <Button variant="outlined" size="small" aria-describedby={headingId} onClick={onWithdraw}>
            {mineTexts.withdrawal.yes}
          </Button>
        </>
      }
    >
      {contactName !== null && <Typography>{mineTexts.patient(patientName)}</Typography>}
      <Typography color="textSecondary">{mineTexts.sent(number, shortDate(dayOf(createdAt)))}</Typography>
      <Typography color="textSecondary">{mineTexts.preference(preferenceText(request))}</Typography>
      <Typography color="textSecondary">{texts.sentNotice.answer}</Typography>
    </OwnItem>
  );
}
