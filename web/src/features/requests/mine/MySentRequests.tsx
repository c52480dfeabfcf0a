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
import { useMySentRequestsQuery, type MySentRequestsQuery } from './my-sent-requests.generated';

/** The query of Mis Citas. */
export function useMySentRequests() {
  return useMySentRequestsQuery({ fetchPolicy: 'cache-and-network', errorFallback: texts.mine.failed });
}

/** The patient's requests without an answer. */
export function MySentRequests({ query }: { query: ReturnType<typeof useMySentRequests> }) {
  return (
    <Loaded query={query} errorTitle={texts.mine.failed} waiting={null}>
      {({ mySentRequests }) =>
        mySentRequests.length > 0 && (
          <Stack component="ul" spacing={3} className="items">
            {mySentRequests.map((request) => (
              <li key={request.id}>
                <RequestItem request={request} />
              </li>
            ))}
          </Stack>
        )
      }
    </Loaded>
  );
}

function RequestItem({ request }: { request: MySentRequestsQuery['mySentRequests'][number] }) {
  const headingId = useId();
  const { id, number, specialtyName, patientName, contactName, createdAt } = request;
  return (
    <OwnItem
      headingId={headingId}
      heading={specialtyName}
      badge={<StatusChip icon={<ScheduleIcon fontSize="inherit" />} colour="pending" label={texts.mine.badge} />}
      actions={
        <ButtonLink to={sentRequestPath(id)} variant="outlined" size="small" aria-describedby={headingId}>
          {texts.sentNotice.open}
        </ButtonLink>
      }
    >
      {contactName !== null && <Typography>{texts.mine.patient(patientName)}</Typography>}
      <Typography color="textSecondary">{texts.mine.sent(number, shortDate(dayOf(createdAt)))}</Typography>
      <Typography color="textSecondary">{texts.mine.preference(preferenceText(request))}</Typography>
      <Typography color="textSecondary">{texts.sentNotice.answer}</Typography>
    </OwnItem>
  );
}
