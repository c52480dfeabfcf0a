import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

import { Answers } from '../../shared/dialog/QuestionDialog';
import { getToken } from '../../shared/session/token';
import { Button } from '../../shared/ui/Button';
import { ModalDialog } from '../../shared/ui/ModalDialog';

/**
 * While something is not saved: asks before another page is opened, and has the browser ask before it is closed.
 * Once the session has ended nothing could be saved any more, so nobody is held back.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && getToken() !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />;
}

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

/** Whether what is not saved may be lost. */
export function LeaveQuestion({ onStay, onLeave }: Props) {
  return (
    <ModalDialog title="¿Salir sin guardar?" onClose={onStay}>
      <p>Hay cambios sin guardar. Al salir se pierden.</p>
      <Answers>
        <Button onClick={onStay}>Seguir editando</Button>
        <Button variant="outlined" onClick={onLeave}>
          Salir sin guardar
        </Button>
      </Answers>
    </ModalDialog>
  );
}
