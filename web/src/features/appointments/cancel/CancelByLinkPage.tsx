import { ByLinkPage } from '../by-link/ByLinkPage';
import { texts } from '../texts';
import { CancelByLink } from './CancelByLink';

/** Asks before cancelling. */
export function CancelByLinkPage() {
  return (
    <ByLinkPage
      title={texts.cancelByLink.title}
      doneTitle={texts.cancellation.done}
      isDone={({ status }) => status === 'cancelled'}
    >
      {(loaded) => <CancelByLink {...loaded} />}
    </ByLinkPage>
  );
}
