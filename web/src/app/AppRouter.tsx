import type { ReactNode } from 'react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

import { useWho } from '../clinic/session/useWho';
import { DraftOwner } from '../kit/draft/DraftOwner';

/**
 * Renders each navigation at once. As a transition (the default), rendering in pieces makes Apollo's useQuery
 * alternate between old and new variables, and it asks again and again.
 */
export function AppRouter({ router }: Pick<RouterProviderProps, 'router'>) {
  return (
    <DraftsOfWho>
      <RouterProvider router={router} useTransitions={false} />
    </DraftsOfWho>
  );
}

function DraftsOfWho({ children }: { children: ReactNode }) {
  return <DraftOwner value={useWho()?.id}>{children}</DraftOwner>;
}
