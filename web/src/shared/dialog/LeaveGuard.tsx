import { useEffect } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

import { Answers } from './QuestionDialog';
import { getToken } from '../session/token';
import { Button } from '../ui/Button';
import { ModalDialog } from '../ui/ModalDialog';

interface GuardProps {
  unsaved: boolean;
  /** Whether what is not saved is gone there; default: on any other page. */
  leaves?: (from: Location, to: Location) => boolean;
}

const toOtherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/**
 * While something is not saved: asks before it is left, and has the browser ask before the page is closed. Once the
 * session has ended nothing could be saved any more, so nobody is held back. One at a time.
 */
export function LeaveGuard({ unsaved, leaves = toOtherPage }: GuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && getToken() !== null && leaves(currentLocation, nextLocation));
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
