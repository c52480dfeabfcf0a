import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { DniScan } from '@turnero/api/domain/dni-scan';
import { useState } from 'react';

import { useIdentifyPatientMutation, type ScannedPatientFragment } from '../../../clinic/dni/dni-scan.generated';
import { identifying } from '../../../clinic/dni/identity-of-scan';
import type { Scanned } from '../../../clinic/dni/scan-targets';
import { scanTexts } from '../../../clinic/dni/texts';
import { useClinic } from '../../../clinic/facts/useClinic';
import { patientHistory } from '../../../clinic/patient/lookup/patient-history';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { DialogFrame } from '../../../kit/dialog/DialogFrame';
import { focusArrived } from '../../../kit/focus/focus-arrived';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { theme } from '../../../kit/ui/theme';

const Owners = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& button': { display: 'grid', width: '100%', justifyItems: 'start', textAlign: 'left', overflowWrap: 'anywhere' },
  '& .facts': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', fontWeight: 400 },
});

interface Props {
  scan: DniScan;
  patients: readonly ScannedPatientFragment[];
  onPerson: (scanned: Scanned) => void;
  onClose: () => void;
}

/** Asks which patient of that name owns the DNI, and records it. */
export const OwnerDialog = asDialog(function OwnerDialog({ scan, patients, onPerson, onClose }: Props) {
  const now = useClinic()?.now ?? '';
  const [identify, { loading }] = useIdentifyPatientMutation();
  const [failure, setFailure] = useState<string>();
  const { question } = scanTexts;
  const choose = async (patient: ScannedPatientFragment) => {
    if (loading) return;
    setFailure(undefined);
    const { data, error } = await identify(identifying(patient, scan));
    if (error) return setFailure(error.textOr(question.failed));
    onClose();
    onPerson({ scan, patient: { ...patient, ...data.updatePatient } });
  };
  return (
    <DialogFrame isQuestion title={question.title} size="question" busy={loading} onClose={onClose}>
      <DialogContent>
        <p>
          <strong>{question.itsOf(scan.number, scan.fullName)}</strong>
        </p>
        <p>{question.text}</p>
        <Owners>
          {patients.map((patient, index) => (
            <li key={patient.id}>
              <Button
                ref={index === 0 ? focusArrived : undefined}
                variant="outlined"
                onClick={() => void choose(patient)}
              >
                {patient.name}
                <span className="facts">
                  {[patient.phone, patient.email, ...patientHistory(patient, now)].filter(Boolean).join(' · ')}
                </span>
              </Button>
            </li>
          ))}
        </Owners>
        {failure !== undefined && (
          <FormBanner kind="error" isWhole>
            {failure}
          </FormBanner>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {question.cancel}
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            onClose();
            onPerson({ scan, patient: null });
          }}
        >
          {question.none}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
});
