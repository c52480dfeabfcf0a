import { ByLinkPage } from '../by-link/ByLinkPage';
import { texts } from '../texts';
import { CancelByLink } from './CancelByLink';

/** Asks before cancelling. */
export function CancelByLinkPage() {
  return (
    <ByLinkPage
      title={texts.cancelByLink.title}
      outcomeTitle={({ status }) => (status === 'cancelled' ? texts.cancellation.done : undefined)}
    >
      {(loaded) => <CancelByLink {...loaded} />}
    </ByLinkPage>
  );
}
