import type { DniScan } from '@turnero/api/domain/dni-scan';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

import type { ScannedPatientFragment } from './dni-scan.generated';

/** The owner of a DNI. */
export interface Scanned {
  scan: DniScan;
  /** null: none that the clinic knows. */
  patient: ScannedPatientFragment | null;
}

/** A part of the page that uses scanned DNIs. */
export interface ScanTarget {
  inDialog: boolean;
  onPerson?: (scanned: Scanned) => void;
  /** Instead of onPerson: takes the card itself, without looking for its owner. */
  onCard?: (scan: DniScan) => void;
  /** Codes of another kind, before they are read as a DNI. Returns whether it took the text. */
  onText?: (text: string) => boolean;
}

/** Reads DNIs for the panel; see ScanDesk. */
interface Desk {
  /** Undefined: the browser reads no bar codes. */
  openCamera: (() => void) | undefined;
  /** Adds the DNI to the patient of a turno that was made with it. */
  keepDni: (scan: DniScan, turnoId: string) => void;
}

/** In mounting order. */
const targets = new Set<{ current: ScanTarget }>();
let desk: Desk | null = null;
const listeners = new Set<() => void>();

/** Takes scanned DNIs while mounted; the last mounted part wins. */
export function useScanTarget(target: ScanTarget): void {
  const latest = useRef(target);
  useLayoutEffect(() => {
    latest.current = target;
  });
  useEffect(() => {
    targets.add(latest);
    return () => void targets.delete(latest);
  }, []);
}

export function scanTarget(): ScanTarget | undefined {
  return [...targets].at(-1)?.current;
}

export function openDesk(opened: Desk): () => void {
  const change = (next: Desk | null) => {
    desk = next;
    for (const listener of listeners) listener();
  };
  change(opened);
  return () => change(null);
}

/** null for accounts that may not see patients, and until it is loaded. */
export function useDesk(): Desk | null {
  return useSyncExternalStore(subscribe, () => desk);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
