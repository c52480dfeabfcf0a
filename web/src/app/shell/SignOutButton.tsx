import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { anyLoses, giveUpUnsaved } from '../../shared/dialog/leave-guards';
import { LeaveQuestion } from '../../shared/dialog/LeaveGuard';
import { HOME_PATH } from '../../shared/paths';
import { useSignOut } from '../../shared/session/useSignOut';
import { focusOnPage } from './useFocusOnNavigation';

/**
 * Ends the session and returns to the landing; asks first where the page would ask before it is left: nothing unsaved is kept for
 * whoever uses the computer next. `onDone` closes the menu it stands in.
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
      // At once: until the landing is drawn, the page before would see the session end.
      await navigate(HOME_PATH, { flushSync: true });
    });
    // The menu that had the focus is gone.
    focusOnPage();
  };
  const losesThere = () => anyLoses(location, { ...location, pathname: HOME_PATH, search: '', hash: '' });
  return (
    <>
      <Button variant="outlined" disabled={leaving} onClick={() => (losesThere() ? setAsking(true) : void leave())}>
        Cerrar Sesión
      </Button>
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
