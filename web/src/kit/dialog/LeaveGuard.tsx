import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

import { focusArrived } from '../focus/focus-arrived';
import { VIEW_KEY } from '../place/query';
import { getToken } from '../session/token';
import { DialogFrame } from './DialogFrame';
import { addGuard, anyLoses, followGuards, topGuard, type Loses } from './leave-guards';

interface GuardProps {
  unsaved: boolean;
  /** Default: on other pages. */
  leaves?: Loses | undefined;
  /** Also asks for the page below, as only the top dialog can be answered. */
  inDialog?: boolean;
}

const toOtherPage: Loses = (from, to) => pageOf(from) !== pageOf(to);

const pageOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get(VIEW_KEY) ?? ''}`;

/**
 * Asks before unsaved values are left, as does the browser on closing; never after the session ended, as nothing
 * could be saved. The topmost guard asks for all.
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

/** The router supports a single blocker. */
function Blocker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => getToken() !== null && anyLoses(currentLocation, nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />;
}

interface Props {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ onStay, onLeave }: Props) {
  return (
    <DialogFrame isQuestion title="¿Salir sin guardar?" size="question" onClose={onStay}>
      <DialogContent>
        <p>Hay cambios sin guardar. Al salir se pierden.</p>
      </DialogContent>
      <DialogActions>
        <Button ref={focusArrived} onClick={onStay}>
          Seguir editando
        </Button>
        <Button variant="outlined" onClick={onLeave}>
          Salir sin guardar
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
