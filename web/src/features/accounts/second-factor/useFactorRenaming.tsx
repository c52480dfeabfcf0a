import { useState } from 'react';

import { RenameDialog } from './RenameDialog';
import type { SecondFactorFactsFragment } from './second-factor.generated';

/** A dialog for the name of a second factor. */
export function useFactorRenaming(reload: () => Promise<void>) {
  const [{ factor, open }, setState] = useState<{ factor?: SecondFactorFactsFragment; open: boolean }>({ open: false });
  return {
    ask: (chosen: SecondFactorFactsFragment) => setState({ factor: chosen, open: true }),
    dialog: factor && (
      <RenameDialog {...{ factor, open, reload }} onClose={() => setState((it) => ({ ...it, open: false }))} />
    ),
  };
}
