import { readDniScan, type DniScan } from '@turnero/api/domain/dni-scan';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import {
  useIdentifyPatientMutation,
  useScannedPatientLazyQuery,
  useScannedPatientsLazyQuery,
  useScannedTurnoLazyQuery,
  type ScannedPatientFragment,
} from '../../../clinic/dni/dni-scan.generated';
import { hasDni, identifying, mayOwn, nameSearches, possibleOwners } from '../../../clinic/dni/identity-of-scan';
import { openDesk, scanTarget, type ScanTarget, type Scanned } from '../../../clinic/dni/scan-targets';
import { scanTexts } from '../../../clinic/dni/texts';
import { useClinic } from '../../../clinic/facts/useClinic';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { useDialogLoadFailure } from '../../../kit/lazy/useDialogLoadFailure';
import { notify } from '../../../kit/notify/notify';
import { listenForScans } from '../../../kit/scanner/listen-for-scans';
import { canReadBarCodes } from '../../../kit/scanner/read-bar-codes';
import { dayOf } from '../../../kit/time/wall-time';
import { patientPath } from '../patients.paths';
import { useNewPatient } from '../useNewPatient';
import { OwnerDialog } from './OwnerDialog';

const loadCamera = async () => (await import('./CameraDialog')).CameraDialog;

/** Reads the DNIs that a scanner types or the camera sees, and hands their owners to the page (ADR 154). */
export function ScanDesk() {
  const now = useClinic()?.now;
  const navigate = useNavigate();
  const newPatient = useNewPatient();
  const owners = useOwners();
  const keepDni = useKeepDni();
  const [asked, setAsked] = useState<Asked>();
  const [hasCamera, setHasCamera] = useState(false);
  const [isSeeing, setSeeing] = useState(false);
  const close = useCallback(() => setSeeing(false), []);
  const onCameraFailure = useDialogLoadFailure(close);

  const elsewhere: ScanTarget = {
    inDialog: false,
    onPerson: ({ scan, patient }) => (patient ? void navigate(patientPath(patient.id)) : newPatient.create(scan)),
  };
  const read = (text: string) => (now === undefined ? 'damaged' : readDniScan(text, dayOf(now)));
  const faultOf = (text: string) => {
    const scan = read(text);
    return typeof scan === 'string' ? scanTexts[scan] : null;
  };
  const take = async (text: string, isInDialog: boolean) => {
    const target = scanTarget() ?? elsewhere;
    if (target.onText?.(text)) return undefined;
    if (isInDialog && !target.inDialog) return notify.error(scanTexts.behindDialog);
    const scan = read(text);
    if (typeof scan === 'string') return notify.error(scanTexts[scan]);
    if (target.onCard) return target.onCard(scan);
    const found = await owners(scan);
    if (!found) return undefined;
    if (found.owner || found.possible.length === 0) target.onPerson?.({ scan, patient: found.owner });
    else setAsked({ scan, patients: found.possible, onPerson: (scanned) => target.onPerson?.(scanned) });
    return undefined;
  };
  const isTaken = (text: string) => read(text) !== 'unknown';

  const latest = useRef({ take, isTaken, keepDni });
  useLayoutEffect(() => {
    latest.current = { take, isTaken, keepDni };
  });
  useEffect(
    () =>
      listenForScans({
        onScan: (text, isInDialog) => void latest.current.take(text, isInDialog),
        isTaken: (text) => latest.current.isTaken(text),
      }),
    [],
  );
  useEffect(
    () =>
      openDesk({
        openCamera: hasCamera ? () => setSeeing(true) : undefined,
        keepDni: (scan, turnoId) => void latest.current.keepDni(scan, turnoId),
      }),
    [hasCamera],
  );
  useEffect(() => {
    void canReadBarCodes().then(setHasCamera);
  }, []);
  return (
    <>
      {newPatient.dialog}
      {asked && <OwnerDialog {...asked} onClose={() => setAsked(undefined)} />}
      {isSeeing && (
        <LazyComponent
          load={loadCamera}
          isNeeded
          onFailure={onCameraFailure}
          props={{
            faultOf,
            onRead: (text) => {
              close();
              void take(text, false);
            },
            onClose: close,
          }}
        />
      )}
    </>
  );
}

interface Asked {
  scan: DniScan;
  patients: readonly ScannedPatientFragment[];
  onPerson: (scanned: Scanned) => void;
}

interface Found {
  owner: ScannedPatientFragment | null;
  /** Without an owner. */
  possible: readonly ScannedPatientFragment[];
}

/** The patient with that DNI, or else those who may own it. null: a later scan came, or the search failed with a toast. */
function useOwners() {
  const [search] = useScannedPatientsLazyQuery({ fetchPolicy: 'network-only' });
  const scans = useRef(0);
  return async (scan: DniScan): Promise<Found | null> => {
    scans.current += 1;
    const number = scans.current;
    const found: ScannedPatientFragment[] = [];
    // One after the other: the hook drops an answer once the next is asked for.
    for (const words of [scan.number, ...nameSearches(scan)]) {
      const { data, error } = await search({ search: words });
      if (number !== scans.current) return null;
      if (error) {
        notify.error(error.textOr(scanTexts.failed));
        return null;
      }
      const owner = data.patients.find((patient) => hasDni(patient, scan));
      if (owner) return { owner, possible: [] };
      found.push(...data.patients);
    }
    return { owner: null, possible: possibleOwners(found, scan) };
  };
}

/** Staff saw the notice in the form. A patient of another name, or with another DNI, is not changed. */
function useKeepDni() {
  const [readTurno] = useScannedTurnoLazyQuery();
  const [readPatient] = useScannedPatientLazyQuery({ fetchPolicy: 'network-only' });
  const [identify] = useIdentifyPatientMutation();
  return useCallback(
    async (scan: DniScan, turnoId: string) => {
      const turno = await readTurno({ id: turnoId });
      const id = turno.data?.appointment.patientId;
      const patient = id ? (await readPatient({ id })).data?.patient : undefined;
      if (patient && hasDni(patient, scan)) return;
      const saved = patient && mayOwn(patient, scan) ? await identify(identifying(patient, scan)) : undefined;
      if (!saved?.data) notify.error(scanTexts.notKept(scan.number));
    },
    [readTurno, readPatient, identify],
  );
}
