import { useLocation } from 'react-router-dom';

import { useViewer } from '../../clinic/session/useViewer';
import { CONFIRM_EMAIL_PATH } from '../../features/accounts/accounts.paths';
import { LazyComponent } from '../../kit/lazy/LazyComponent';

const load = () => import('../../features/accounts/UnconfirmedNotice').then((file) => file.UnconfirmedNotice);

/**
 * For unconfirmed accounts, and for those confirmed without their session. Not on the confirming page. Nobody else
 * loads it.
 */
export function ConfirmationNotice() {
  const { viewer } = useViewer();
  const isConfirming = useLocation().pathname === CONFIRM_EMAIL_PATH;
  if (!viewer || (viewer.emailConfirmed && !viewer.bookingsWithheld) || isConfirming) return null;
  return <LazyComponent load={load} isNeeded props={{ email: viewer.email, isConfirmed: viewer.emailConfirmed }} />;
}
