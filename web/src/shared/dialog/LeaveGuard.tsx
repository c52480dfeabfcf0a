import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';

import { getToken } from '../session/token';
import { DialogFrame } from './DialogFrame';
import { addGuard, anyLoses, followGuards, topGuard, type Loses } from './leave-guards';

interface GuardProps {
  unsaved: boolean;
  /** Whether what is not saved is gone there; default: on any other page. */
  leaves?: Loses | undefined;
  /** It stands in a dialog: what is unsaved in the page below is asked about there too, where it can be answered. */
  inDialog?: boolean;
}

const toOtherPage: Loses = (from, to) => from.pathname !== to.pathname;

/**
 * While something is not saved: asks before it is left, and has the browser ask before the page is closed. Once the
 * session has ended nothing could be saved any more, so nobody is held back. Of several, as in a page and in a dialog
 * over it, one asks for all.
 */
export function LeaveGuard({ unsaved, leaves = toOtherPage, inDialog = false }: GuardProps) {
  return unsaved || inDialog ? <Guard unsaved={unsaved} leaves={leaves} /> : null;
}

function Guard({ unsaved, leaves }: Required<Pick<GuardProps, 'unsaved' | 'leaves'>>) {
  const guard = useRef<Loses>(() => false);
  useEffect(() => {
    guard.current = (from, to) => unsaved && leaves(from, to);
  });
  useEffect(() => addGuard(guard), []);
  const isTop = useSyncExternalStore(followGuards, () => topGuard() === guard);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return isTop ? <Blocker /> : null;
}

/** Only one at a time: the router hears no other. */
function Blocker() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => getToken() !== null && anyLoses(currentLocation, nextLocation));
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
    <DialogFrame isQuestion title="¿Salir sin guardar?" size="question" onClose={onStay}>
      <DialogContent>
        <p>Hay cambios sin guardar. Al salir se pierden.</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStay}>Seguir editando</Button>
        <Button variant="outlined" onClick={onLeave}>
          Salir sin guardar
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
