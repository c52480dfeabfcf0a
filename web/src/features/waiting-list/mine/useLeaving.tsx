import { useState, type ReactNode } from 'react';

import { Subject } from '../../../kit/dialog/QuestionDialog';
import { useQuestion } from '../../../kit/dialog/useQuestion';
import { bannerText } from '../../../kit/errors/banner-text';
import { notify } from '../../../kit/notify/notify';
import { texts } from '../texts';
import { useLeaveMyWaitingListEntryMutation, type OwnEntryFragment } from './my-waiting-list.generated';

interface Leaving {
  ask: (entryId: string) => void;
  dialog: ReactNode;
  /** Set once the question is closed. */
  leftId: string | undefined;
}

interface Uses {
  entries: readonly OwnEntryFragment[];
  /** Whether the entry has an open offer, so that the question can warn of its loss. */
  isOffered: (entryId: string) => boolean;
  onLeft: (entryId: string) => void;
}

/** Leaves the list after a question. */
export function useLeaving({ entries, isOffered, onLeft }: Uses): Leaving {
  const [leave] = useLeaveMyWaitingListEntryMutation();
  const [leftId, setLeftId] = useState<string>();
  const { ask, dialog } = useQuestion<string>((askedId) => {
    const entry = entries.find(({ id }) => id === askedId);
    if (!entry) return null;
    return {
      title: texts.mine.question,
      about: (
        <Subject>
          <strong>{entry.waitsFor}</strong>
        </Subject>
      ),
      consequences: [texts.mine.consequence, ...(isOffered(askedId) ? [texts.mine.offerGone] : [])],
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
  return { ask, dialog, leftId };
}
