import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

import { focusArrived } from '../focus/focus-arrived';
import { VIEW_KEY } from '../url/query';
import { getToken } from '../session/token';
import { DialogFrame } from './DialogFrame';
import { addGuard, anyLoses, followGuards, topGuard, type Loses } from './leave-guards';

interface GuardProps {
  unsaved: boolean;
  /** Default: on other pages. */
  leaves?: Loses;
  /** Also asks for the page below. */
  inDialog?: boolean;
  words?: LeaveWords;
}

export interface LeaveWords {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

const WORDS: LeaveWords = {
  title: '¿Salir sin guardar?',
  text: 'Hay cambios sin guardar. Al salir se pierden.',
  stay: 'Seguir editando',
  leave: 'Salir sin guardar',
};

const toOtherPage: Loses = (from, to) => pageOf(from) !== pageOf(to);

const pageOf = ({ pathname, search }: Location): string =>
  `${pathname} ${new URLSearchParams(search).get(VIEW_KEY) ?? ''}`;

/**
 * Asks before unsaved values are lost, as does the browser on closing. Never after the session ended: nothing could be
 * saved. The topmost guard asks for all.
 */
export function LeaveGuard({ unsaved, leaves = toOtherPage, inDialog = false, words }: GuardProps) {
  return unsaved || inDialog ? <Guard unsaved={unsaved} leaves={leaves} words={words} /> : null;
}

function Guard({ unsaved, leaves, words }: Pick<GuardProps, 'unsaved' | 'words'> & { leaves: Loses }) {
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
  return isTop ? <Blocker words={words} /> : null;
}

/** The router supports a single blocker. */
function Blocker({ words }: Pick<GuardProps, 'words'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => getToken() !== null && anyLoses(currentLocation, nextLocation),
  );
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion words={words} onStay={blocker.reset} onLeave={blocker.proceed} />;
}

interface Props {
  words?: LeaveWords;
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveQuestion({ words = WORDS, onStay, onLeave }: Props) {
  return (
    <DialogFrame isQuestion title={words.title} size="question" onClose={onStay}>
      <DialogContent>
        <p>{words.text}</p>
      </DialogContent>
      <DialogActions>
        <Button ref={focusArrived} onClick={onStay}>
          {words.stay}
        </Button>
        <Button variant="outlined" onClick={onLeave}>
          {words.leave}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
