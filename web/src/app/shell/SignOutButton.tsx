import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { HOME_PATH } from '../../shared/paths';
import { useSignOut } from '../../shared/session/useSignOut';
import { focusOnPage } from './useFocusOnNavigation';

/** Ends the session and returns to the landing. `onDone` closes the menu it stands in. */
export function SignOutButton({ onDone }: { onDone?: () => void }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
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
  return (
    <Button variant="outlined" disabled={leaving} onClick={() => void leave()}>
      Cerrar Sesión
    </Button>
  );
}
