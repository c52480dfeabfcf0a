import { readDniScan } from '@turnero/api/domain/dni-scan';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';

import { listenForScans } from '../../../kit/scanner/listen-for-scans';
import { texts } from '../texts';
import { ArrivalAnswer } from './ArrivalAnswer';
import { IdentityStep } from './IdentityStep';
import { useArrival } from './useArrival';
import { useIdle } from './useIdle';

interface Props {
  token: string;
  /** yyyy-MM-dd */
  today: string;
  onGone: () => void;
  /** The patient is done, or left. */
  onOver: () => void;
}

/** One patient, from the first digit to the code. */
export function ArrivalFlow({ token, today, onGone, onOver }: Props) {
  const arrival = useArrival(token, onGone);
  const { step, typed, patient, problem } = arrival;
  const onScan = useEffectEvent((text: string) => {
    const scan = readDniScan(text, today);
    if (typeof scan === 'string') return arrival.takeCard(null);
    const [, month = '', day = ''] = scan.birthDate.split('-');
    return arrival.takeCard({ dni: scan.number, birthDay: day + month });
  });
  const isCard = useEffectEvent((text: string) => readDniScan(text, today) !== 'unknown');
  useEffect(() => listenForScans({ onScan: (text) => onScan(text), isTaken: (text) => isCard(text) }), []);
  const isBegun = step !== 'dni' || typed.dni !== '' || arrival.fault !== null;
  const states = patient?.appointments.map(({ state }) => state) ?? [];
  // A patient with another turno may leave once one arrival is recorded.
  const isDone = states.includes('arrived') || (patient !== null && !states.includes('expected'));
  const isOver = isDone || problem?.retry === null;
  return (
    <>
      {patient || problem ? <ArrivalAnswer {...arrival} /> : <IdentityStep key={step} {...arrival} />}
      {isBegun && <StartOver label={texts.arrivals[isDone ? 'finish' : 'startOver']} isMain={isOver} onOver={onOver} />}
    </>
  );
}

/** Starts over on a press, and once the patient has left. */
function StartOver({ label, isMain, onOver }: { label: string; isMain: boolean; onOver: () => void }) {
  const isNear = useIdle(onOver);
  return (
    <footer>
      <Button size="large" variant={isMain ? 'contained' : 'text'} onClick={onOver}>
        {label}
      </Button>
      <p role="status">{isNear && texts.arrivals.idle}</p>
    </footer>
  );
}
