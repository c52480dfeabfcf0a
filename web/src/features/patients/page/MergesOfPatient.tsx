import Typography from '@mui/material/Typography';
import { dateText } from '@turnero/api/domain/date-text';
import { useId } from 'react';

import { leaveFocusAbove } from '../../../kit/focus/leave-focus-above';
import { Rows } from '../../../kit/list/rows';
import { useSendingIds } from '../../../kit/send/useSendingIds';
import { dayOf } from '../../../kit/time/wall-time';
import { OffButton } from '../../../kit/ui/OffButton';
import { texts } from '../merge/texts';
import { useUndoMerge } from '../merge/useUndoMerge';
import type { PatientPageQuery } from './patient-page.generated';
import { Part } from '../patient-parts';

interface Props {
  merges: NonNullable<PatientPageQuery['patient']['merges']>;
}

/** Merges that can still be undone. */
export function MergesOfPatient({ merges }: Props) {
  const titleId = useId();
  const undo = useUndoMerge();
  const { sendingIds, sending } = useSendingIds();
  return (
    <Part aria-labelledby={titleId}>
      <Typography variant="h3" component="h2" id={titleId}>
        {texts.undo.title}
      </Typography>
      <Rows>
        {merges.map(({ id, mergedName, madeAt }) => (
          <li key={id}>
            <span style={{ flex: '1 1 200px' }}>{texts.undo.fact(mergedName, dateText(dayOf(madeAt)))}</span>
            <OffButton
              ref={leaveFocusAbove}
              variant="outlined"
              size="small"
              off={sendingIds.has(id)}
              aria-label={texts.undo.label(mergedName)}
              onClick={() => void sending(id, undo(id))}
            >
              {texts.undo.submit}
            </OffButton>
          </li>
        ))}
      </Rows>
    </Part>
  );
}
