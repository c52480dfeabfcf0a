import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';

import { homeOf } from '../../../clinic/session/role-home';
import { ViewerDocument, type SessionUserFragment } from '../../../clinic/session/session.generated';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { AccountPage } from '../AccountPage';
import { SecurityPanel } from './SecurityPanel';
import { texts } from './texts';

/** Administrators are kept here if the clinic requires a second factor. */
export function SecurityPage({ viewer }: { viewer: SessionUserFragment }) {
  const client = useApolloClient();
  const [cameToSetUp] = useState(viewer.mustSetUpSecondFactor);
  const isDone = cameToSetUp && !viewer.mustSetUpSecondFactor;
  const lookAgain = () => void client.refetchQueries({ include: [ViewerDocument] }).catch(() => undefined);
  return (
    <AccountPage title={texts.page.title} isWide>
      {viewer.mustSetUpSecondFactor && <FormBanner kind="info">{texts.page.needed}</FormBanner>}
      {isDone && (
        <>
          <FormBanner kind="success">{texts.page.done}</FormBanner>
          <ButtonLink to={homeOf(viewer)}>{texts.page.goOn}</ButtonLink>
        </>
      )}
      <SecurityPanel level="h2" email={viewer.email} onAdded={lookAgain} />
    </AccountPage>
  );
}
