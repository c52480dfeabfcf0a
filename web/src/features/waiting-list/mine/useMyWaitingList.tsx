import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';

import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { notify } from '../../../kit/notify/notify';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { dayOf } from '../../../kit/time/wall-time';
import { texts } from '../texts';
import {
  useLeaveMyWaitingListEntryMutation,
  useMyWaitingListQuery,
  type OwnEntryFragment,
} from './my-waiting-list.generated';
import { useOfferAnswers } from './useOfferAnswers';
import { WaitingPlace } from './WaitingPlace';

/**
 * What the patient waits for, as a part of a page that does not wait for it; nothing when they wait for nothing. Once
 * shown it stays: the focus may be in it. `onAnswered`: the patient's turnos may have changed.
 */
export function useMyWaitingList(): (props: { onAnswered: () => void }) => ReactNode {
  const id = useId();
  const { data, error, refetch } = useMyWaitingListQuery({
    fetchPolicy: 'cache-and-network',
    errorFallback: texts.mine.failed,
  });
  const { answered, shownOffer, forget } = useOfferAnswers();
  const [leave] = useLeaveMyWaitingListEntryMutation({ errorToast: false });
  const [leftId, setLeftId] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOn(title, leftId);
  const { ask, dialog } = useQuestion<string>((askedId) => {
    const entry = data?.myWaitingList.find((one) => one.id === askedId);
    if (!entry) return null;
    return {
      title: texts.mine.question,
      about: (
        <Subject>
          <strong>{entry.waitsFor}</strong>
        </Subject>
      ),
      consequences: [texts.mine.consequence, ...(entry.openOffer?.outcome === 'pending' ? [texts.mine.offerGone] : [])],
      noLabel: texts.leave.no,
      yesLabel: texts.leave.yes,
      isDestructive: true,
      busyLabel: texts.leave.busy,
      onYes: async () => (await leave({ id: askedId })).error?.textOr(texts.leave.notSent),
      onDone: () => {
        setLeftId(askedId);
        forget(askedId);
        notify.success(texts.mine.done(entry.waitsFor));
      },
    };
  });
  const entries = (data?.myWaitingList ?? []).filter(
    ({ id: entryId, status }) => status === 'active' || answered[entryId],
  );
  const [wasShown, setWasShown] = useState(false);
  if (!wasShown && (error !== undefined || entries.length > 0)) setWasShown(true);
  return ({ onAnswered }) => {
    const onSettled = () => {
      void refetch();
      onAnswered();
    };
    return (
      wasShown && (
        <Stack component="section" spacing={3} aria-labelledby={id}>
          <Typography variant="subtitle2" component="h3" id={id} ref={title} tabIndex={-1}>
            {texts.mine.title}
          </Typography>
          <Loaded
            query={{ data, error, refetch }}
            errorTitle={texts.mine.failed}
            waiting={<PageSpinner label={texts.mine.loading} />}
          >
            {({ clinic: { now } }) =>
              entries.length === 0 ? (
                <Typography color="textSecondary">{texts.mine.none}</Typography>
              ) : (
                <Stack component="ul" spacing={3} className="items">
                  {inOrder(entries).map((entry) => (
                    <li key={entry.id}>
                      <WaitingPlace
                        entry={entry}
                        shownOffer={shownOffer(entry, onSettled)}
                        today={dayOf(now)}
                        onLeave={() => ask(entry.id)}
                      />
                    </li>
                  ))}
                </Stack>
              )
            }
          </Loaded>
          {dialog}
        </Stack>
      )
    );
  };
}

/** The newest first, whatever becomes of them: what is answered stays where it is, with the focus in it. */
function inOrder(entries: readonly OwnEntryFragment[]): OwnEntryFragment[] {
  return entries.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}
