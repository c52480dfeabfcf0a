import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { dateText } from '@turnero/api/domain/date-text';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { SearchField } from '../../../kit/form/SearchField';
import { usePaused } from '../../../kit/form/usePaused';
import { ErrorState } from '../../../kit/states/ErrorState';
import { Loaded } from '../../../kit/states/Loaded';
import { PageSpinner } from '../../../kit/states/PageSpinner';
import { TimedRows } from '../patient-parts';
import { documentTexts } from '../patient-text';
import { mergePath } from '../patients.paths';
import { useAllPatientsQuery, type ListedPatientFragment } from '../patients.generated';
import { texts as patientTexts } from '../texts';
import { usePatientToMergeQuery } from './merge.generated';
import { texts } from './texts';

const PAUSE_MS = 300;
const LEAST_LETTERS = 2;
const MOST_SHOWN = 20;

/** Finds the other patient, and leads to the comparison. */
export function ChooseMergedPage() {
  const { patientId: id = '' } = useParams();
  const query = usePatientToMergeQuery({ variables: { id }, errorFallback: patientTexts.page.failed });
  return (
    <Loaded query={query} errorTitle={patientTexts.page.failed} waiting={<PageSpinner />}>
      {({ patient }) => <Search patient={patient} />}
    </Loaded>
  );
}

function Search({ patient: { id, name } }: { patient: Pick<ListedPatientFragment, 'id' | 'name'> }) {
  const [typed, setTyped] = useState(name);
  const search = usePaused(typed.trim(), PAUSE_MS);
  const skip = search.length < LEAST_LETTERS;
  const { data, error, refetch } = useAllPatientsQuery({
    variables: { search, page: 1, limit: MOST_SHOWN },
    skip,
    errorFallback: texts.choose.failed,
  });
  const found = skip ? undefined : data?.allPatients.items.filter((other) => other.id !== id);
  return (
    <Stack spacing={3} sx={{ maxWidth: 640 }}>
      <Typography variant="h2">{texts.choose.question(name)}</Typography>
      <Typography color="textSecondary">{texts.choose.hint}</Typography>
      <SearchField label={texts.choose.search} placeholder={texts.choose.search} value={typed} onChange={setTyped} />
      {error && !found && <ErrorState title={texts.choose.failed} onRetry={() => void refetch()} />}
      <div role="status">
        {found?.length === 0 && <Typography color="textSecondary">{texts.choose.none}</Typography>}
        {found && found.length > 0 && <span style={visuallyHidden}>{texts.choose.count(found.length)}</span>}
      </div>
      {found && found.length > 0 && (
        <TimedRows>
          {found.map((other) => (
            <li key={other.id}>
              <Link to={mergePath(id, other.id)}>{other.name}</Link>
              <span className="what">{aboutText(other)}</span>
            </li>
          ))}
        </TimedRows>
      )}
    </Stack>
  );
}

function aboutText(patient: ListedPatientFragment): string {
  const { birthDate, phone, email } = patient;
  const born = birthDate === null ? null : texts.list.born(dateText(birthDate));
  return [documentTexts(patient)[0], born, phone, email].filter(Boolean).join(' · ');
}
