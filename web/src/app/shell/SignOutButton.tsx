import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { HOME_PATH } from '../../clinic/paths';
import { useSignOut } from '../../clinic/session/useSignOut';
import { anyLoses, giveUpUnsaved } from '../../kit/dialog/leave-guards';
import { LeaveQuestion } from '../../kit/dialog/LeaveGuard';
import { OffButton } from '../../kit/ui/OffButton';
import { focusOnPage } from './useFocusOnNavigation';

/**
 * Signs out to the landing. Asks first when unsaved work would be lost, because nothing of it stays for the next
 * user. `onDone` closes the surrounding menu.
 */
export function SignOutButton({ onDone }: { onDone?: () => void }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const location = useLocation();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut(async () => {
      onDone?.();
      // Synchronous, so that the current page doesn't see the session end.
      await navigate(HOME_PATH, { flushSync: true });
    });
    // The menu took the focus with it.
    focusOnPage();
  };
  const losesThere = () => anyLoses(location, { ...location, pathname: HOME_PATH, search: '', hash: '' });
  return (
    <>
      <OffButton variant="outlined" off={leaving} onClick={() => (losesThere() ? setAsking(true) : void leave())}>
        Cerrar Sesión
      </OffButton>
      {asking && (
        <LeaveQuestion
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            giveUpUnsaved();
            void leave();
          }}
        />
      )}
    </>
  );
}
