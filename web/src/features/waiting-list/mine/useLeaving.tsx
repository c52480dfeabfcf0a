import { useState, type ReactNode } from 'react';

import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import type { OfferFactsFragment } from '../offer/offer.generated';
import { texts } from '../texts';
import { useLeaveMyWaitingListEntryMutation, type OwnEntryFragment } from './my-waiting-list.generated';

interface Leaving {
  /** `shown`: what is offered, as it is on show. */
  ask: (entryId: string, shown?: OfferFactsFragment) => void;
  dialog: ReactNode;
  /** Set once the question is closed. */
  leftId: string | undefined;
}

interface Asked {
  askedId: string;
  /** And has not been answered. */
  isOffered: boolean;
}

/** Leaves the list after a question. */
export function useLeaving(entries: readonly OwnEntryFragment[], onLeft: (entryId: string) => void): Leaving {
  const [leave] = useLeaveMyWaitingListEntryMutation({ errorToast: false });
  const [leftId, setLeftId] = useState<string>();
  const { ask, dialog } = useQuestion<Asked>(({ askedId, isOffered }) => {
    const entry = entries.find(({ id }) => id === askedId);
    if (!entry) return null;
    return {
      title: texts.mine.question,
      about: (
        <Subject>
          <strong>{entry.waitsFor}</strong>
        </Subject>
      ),
      consequences: [texts.mine.consequence, ...(isOffered ? [texts.mine.offerGone] : [])],
      noLabel: texts.leave.no,
      yesLabel: texts.leave.yes,
      isDestructive: true,
      busyLabel: texts.leave.busy,
      onYes: async () => {
        const { error } = await leave({ id: askedId });
        return error && bannerText(error, texts.leave.unsure);
      },
      onDone: () => {
        setLeftId(askedId);
        onLeft(askedId);
        notify.success(texts.mine.done(entry.waitsFor));
      },
    };
  });
  return {
    ask: (askedId, shown) => ask({ askedId, isOffered: shown?.outcome === 'pending' }),
    dialog,
    leftId,
  };
}
