import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { withChosen } from '../../clinic/patient/lookup/patient-lookup';
import { usePatientsQuery, type FoundPatientFragment } from '../../clinic/patient/lookup/patients.generated';
import { useMay } from '../../clinic/session/useMay';
import { usePaused } from '../../kit/form/usePaused';
import { contactSearches, likelyPatients } from './likely-patients';
import { useAppointmentContext } from './new-appointment-context';
import { newTexts } from './texts';

const PAUSE_MS = 500;

export interface LikelyPatientsProps {
  onChosen: () => void;
}

/** Names known patients with the typed phone or e-mail, before a second one is saved; a press chooses one. */
export function LikelyPatients({ onChosen }: LikelyPatientsProps) {
  const { values, setValues } = useAppointmentContext().form;
  const sendsId = useMay('appointments');
  const searches = contactSearches(values);
  const found = { phone: useFound(searches.phone), email: useFound(searches.email) };
  const byPhone = likelyPatients(found.phone, 'phone', values);
  const likely = byPhone.length > 0 ? byPhone : likelyPatients(found.email, 'email', values);
  const choose = (patient: FoundPatientFragment) => {
    void setValues(withChosen(values, patient, sendsId));
    onChosen();
  };
  return (
    <div role="status" className="whole">
      {likely.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {byPhone.length > 0 ? newTexts.likely.samePhone : newTexts.likely.sameEmail}
          {likely.map((patient) => (
            <span key={patient.id}>
              {' '}
              <Link component="button" type="button" variant="body2" onClick={() => choose(patient)}>
                {newTexts.likely.isIt(patient.name)}
              </Link>
            </span>
          ))}
        </Typography>
      )}
    </div>
  );
}

function useFound(typed: string): readonly FoundPatientFragment[] {
  const search = usePaused(typed, PAUSE_MS);
  const isSearched = typed !== '' && search === typed;
  const { data } = usePatientsQuery({ variables: { search }, skip: !isSearched });
  return isSearched ? (data?.patients ?? []) : [];
}
