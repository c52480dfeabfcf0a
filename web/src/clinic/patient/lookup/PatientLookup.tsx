import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState, type Ref } from 'react';

import type { DniScan } from '@turnero/api/domain/dni-scan';

import { ScanButton } from '../../dni/ScanButton';
import { useScanTarget } from '../../dni/scan-targets';
import type { SessionUserFragment } from '../../session/session.generated';
import { useViewer } from '../../session/useViewer';
import { viewerMay } from '../../session/viewer-may';
import { usePaused } from '../../../kit/form/usePaused';
import { countOrNear } from '../../../kit/list/near-text';
import { usePopupAnchor } from '../../../kit/ui/popup-anchor';
import { patientHistory } from './patient-history';
import { LEAST_LETTERS, withChosen, withNew, withTyped, type LookupValues } from './patient-lookup';
import { usePatientsQuery, type FoundPatientFragment } from './patients.generated';
import { texts } from './texts';

const PAUSE_MS = 300;

/** Numbers don't wrap. */
const Contact = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  '& > span + span': { whiteSpace: 'nowrap' },
  '&:empty': { display: 'none' },
});

interface Props {
  /** The clinic's. */
  now: string;
  inputRef?: Ref<HTMLInputElement>;
  onTyped?: () => void;
  onChosen?: () => void;
  /** With a new patient's DNI; null: another patient was chosen or typed. */
  onScanned?: (scan: DniScan | null) => void;
}

/**
 * Finds a known patient and fills the Formik form. Text without matches becomes a new patient's. Takes the focus on
 * mount, unless the focus has moved on.
 */
export function PatientLookup({ now, inputRef, onTyped, onChosen, onScanned }: Props) {
  const { values, setValues } = useFormikContext<LookupValues>();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<FoundPatientFragment | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRefs = useForkRef(input, inputRef);
  const popper = { container: usePopupAnchor() };
  const { viewer } = useViewer();
  const canSearch = maySearch(viewer);
  const { found, failed, waiting } = usePatientSearch(chosen || !canSearch ? null : text);
  useEffect(() => {
    if (input.current && hasGoneNowhere(input.current)) input.current.focus();
  }, []);

  const type = (next: string) => {
    setText(next);
    setChosen(null);
    void setValues(withTyped(values, next));
    onScanned?.(null);
    onTyped?.();
  };
  const choose = (patient: FoundPatientFragment) => {
    setText(patient.name);
    setChosen(patient);
    void setValues(withChosen(values, patient, viewerMay(viewer, 'appointments')));
    onScanned?.(null);
    onChosen?.();
  };
  useScanTarget({
    inDialog: true,
    onPerson: ({ scan, patient }) => {
      if (patient) return choose(patient);
      const name = scan.fullName ?? '';
      setText(name);
      setChosen(null);
      void setValues(withNew(values, name, scan.birthDate));
      onTyped?.();
      onScanned?.(scan);
    },
  });
  const isNew = found?.length === 0;
  const isNear = found?.[0]?.isNear === true;
  /** Enter chooses it. */
  const only = found?.length === 1 && !isNear ? found[0]! : null;
  return (
    <div>
      <Autocomplete
        slotProps={{ popper }}
        freeSolo
        options={found ?? []}
        // The box holds text; the form holds the patient.
        value={null}
        inputValue={text}
        onInputChange={(_event, next, reason) => {
          if (reason === 'input' || reason === 'clear') type(next);
        }}
        onChange={(_event, option) => {
          // Text: Enter without an option chosen by arrows.
          const patient = typeof option === 'string' ? only : option;
          if (patient) choose(patient);
        }}
        onKeyDown={(event) => {
          // Enter chooses a patient; only the button sends the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        getOptionKey={(option) =>
          typeof option === 'string' ? option : [option.name, option.email, option.phone].join(' ')
        }
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
        filterOptions={(all) => all}
        autoHighlight={only !== null}
        loading={waiting}
        loadingText={texts.waiting}
        clearText={texts.clear}
        renderOption={({ key, ...option }, patient) => (
          <li key={key} {...option}>
            <div>
              {patient.name}
              <Contact variant="body2" color="textSecondary">
                {patient.email !== null && <span>{patient.email}</span>}
                {patient.phone !== null && <span>{patient.phone}</span>}
                {patient.documentNumber !== null && <span>{texts.document(patient.documentNumber)}</span>}
              </Contact>
              <Contact variant="body2" color="textSecondary">
                {patientHistory(patient, now).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </Contact>
            </div>
          </li>
        )}
        renderInput={({ slotProps, ...field }) => (
          <MuiTextField
            {...field}
            inputRef={inputRefs}
            label={texts.label}
            placeholder={texts.placeholder}
            helperText={canSearch ? hintOf({ chosen, now, isNew, isNear, failed }) : texts.noSearch}
            slotProps={slotProps}
          />
        )}
      />
      <ScanButton sx={{ marginTop: 2 }} />
      <p role="status" style={visuallyHidden}>
        {found && (isNew ? texts.isNew : countOrNear(texts.found(found.length), isNear))}
        {failed && texts.failed}
      </p>
    </div>
  );
}

/** The focus is outside of the form, nowhere, or on the frame around `lookup`. */
function hasGoneNowhere(lookup: HTMLInputElement): boolean {
  const active = document.activeElement;
  return active === null || active.contains(lookup) || lookup.form?.contains(active) === false;
}

function hintOf({
  chosen,
  now,
  isNew,
  isNear,
  failed,
}: {
  chosen: FoundPatientFragment | null;
  now: string;
  isNew: boolean;
  isNear: boolean;
  failed: boolean;
}): string {
  if (chosen) return patientHistory(chosen, now).join(' · ') || texts.firstTime;
  if (failed) return texts.failed;
  if (isNear) return texts.near;
  return isNew ? texts.isNew : texts.hint;
}

/** Without the permission the box only takes a new patient's data. */
function maySearch(viewer: SessionUserFragment | undefined): boolean {
  return viewer?.role !== 'admin' || viewerMay(viewer, 'patients');
}

/** Debounced; null: no search. */
function usePatientSearch(text: string | null) {
  const typed = text?.trim() ?? '';
  const search = usePaused(typed, PAUSE_MS);
  const idle = typed.length < LEAST_LETTERS;
  const { data, error } = usePatientsQuery({
    variables: { search },
    skip: idle || search !== typed,
    fetchPolicy: 'cache-and-network',
  });
  const found = idle || search !== typed ? undefined : data?.patients;
  const failed = !idle && search === typed && error !== undefined && !found;
  return {
    found,
    failed,
    waiting: !idle && !found && !failed,
  };
}
