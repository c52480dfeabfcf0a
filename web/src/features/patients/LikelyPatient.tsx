import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Link as RouterLink } from 'react-router-dom';

import { usePatientsQuery } from '../../clinic/patient/lookup/patients.generated';
import { usePaused } from '../../kit/form/usePaused';
import { findByText } from '../../kit/text/text-search';
import type { PatientValues } from './patient-fields';
import { patientPath } from './patients.paths';
import { texts } from './texts';

const PAUSE_MS = 300;
/** Digits of a number in its area and country, however it is written. */
const LOCAL_DIGITS = 8;

/** Links a known patient with the typed phone and nearly the typed name, before a second one is saved. */
export function LikelyPatient() {
  const { name, phone } = useFormikContext<PatientValues>().values;
  const typed = searchOf(name, phone);
  const search = usePaused(typed, PAUSE_MS);
  const isIdle = search === '' || search !== typed;
  const { data } = usePatientsQuery({ variables: { search }, skip: isIdle });
  // The search also finds children by the name of their contact.
  const [patient] = isIdle ? [] : findByText(data?.patients ?? [], (found) => found.name, name);
  return (
    <div role="status">
      {patient && (
        <Typography variant="body2" color="textSecondary">
          {texts.form.samePhone}{' '}
          <Link component={RouterLink} to={patientPath(patient.id)}>
            {texts.form.isIt(patient.name)}
          </Link>
        </Typography>
      )}
    </div>
  );
}

/** '' until both are whole. */
function searchOf(name: string, phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-LOCAL_DIGITS);
  const words = name.trim().split(/\s+/);
  return digits.length < LOCAL_DIGITS || words.length < 2 ? '' : [...words, digits].join(' ');
}
