import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { Loaded } from '../../../kit/states/Loaded';
import { dayOf } from '../../../kit/time/wall-time';
import { WAITING_LIST_PATH } from '../../waiting-list/board/board.paths';
import type { ListedPatientFragment } from '../patients.generated';
import { Part, TimedRows } from '../patient-parts';
import { texts } from '../texts';
import { useWaitingOfPatientQuery } from './patient-page.generated';

/** Nothing for a patient who waits for nothing. */
export function WaitingOfPatient({ patient: { id, name } }: { patient: ListedPatientFragment }) {
  const titleId = useId();
  const query = useWaitingOfPatientQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.page.waitingFailed,
  });
  return (
    <Loaded query={query} errorTitle={texts.page.waitingFailed} waiting={null}>
      {({ waitingList: { edges } }) =>
        edges.length > 0 && (
          <Part aria-labelledby={titleId}>
            <Typography variant="h3" component="h2" id={titleId}>
              {texts.page.waiting}
            </Typography>
            <TimedRows>
              {edges.map(({ node }) => (
                <li key={node.id}>
                  <span className="what">
                    {[node.waitsFor, texts.page.waitsSince(dateText(dayOf(node.createdAt)))].join(' ')}
                    {node.isUrgent && ` · ${texts.page.urgent}`}
                  </span>
                  <Link to={`${WAITING_LIST_PATH}?buscar=${encodeURIComponent(name)}`}>{texts.page.openWaiting}</Link>
                </li>
              ))}
            </TimedRows>
          </Part>
        )
      }
    </Loaded>
  );
}
