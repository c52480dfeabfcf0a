import type { ReactNode } from 'react';

import { useCardDialogs } from './useCardDialogs';

type Options = Parameters<typeof useCardDialogs>[0];
type Actions = Omit<ReturnType<typeof useCardDialogs>, 'dialogs'>;

/** For other features' pages. */
export function CardDialogs({ children, ...options }: Options & { children: (actions: Actions) => ReactNode }) {
  const { dialogs, ...actions } = useCardDialogs(options);
  return (
    <>
      {children(actions)}
      {dialogs}
    </>
  );
}
