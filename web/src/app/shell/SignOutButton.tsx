import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { HOME_PATH } from '../../features/landing/landing.paths';
import { useSignOut } from '../../shared/session/useSignOut';
import { Button } from '../../shared/ui/Button';

/** Ends the session and returns to the landing. `onDone` closes the menu it stands in. */
export function SignOutButton({ onDone }: { onDone?: () => void }) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    onDone?.();
    await navigate(HOME_PATH);
  };
  return (
    <Button variant="outlined" disabled={leaving} onClick={() => void leave()}>
      Cerrar Sesión
    </Button>
  );
}
