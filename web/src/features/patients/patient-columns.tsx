import Link from '@mui/material/Link';
import { ageText } from '@turnero/api/domain/birth-date';
import { Link as RouterLink } from 'react-router-dom';

import { patientHistory } from '../../clinic/patient/lookup/patient-history';
import { PhoneLink } from '../../kit/contact/ContactLink';
import type { Column } from '../../kit/list/DataTable';
import { dayOf } from '../../kit/time/wall-time';
import { documentTexts } from './patient-text';
import { patientPath } from './patients.paths';
import type { ListedPatientFragment } from './patients.generated';
import { texts } from './texts';

/** `now`: the clinic's. */
export const patientColumns = (now: string): readonly Column<ListedPatientFragment>[] => [
  {
    id: 'name',
    header: texts.fields.name,
    cell: ({ id, name }) => (
      <Link component={RouterLink} to={patientPath(id)}>
        {name}
      </Link>
    ),
    card: 'title',
  },
  {
    id: 'age',
    header: texts.fields.age,
    cell: ({ birthDate }) => (birthDate === null ? '—' : ageText(birthDate, dayOf(now))),
  },
  {
    id: 'document',
    header: texts.fields.document,
    cell: (patient) => documentTexts(patient)[0] ?? '—',
  },
  { id: 'phone', header: texts.fields.phone, cell: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : '—') },
  {
    id: 'turno',
    header: texts.fields.turno,
    cell: (patient) => patientHistory(patient, now).join(' · ') || '—',
    takesRest: 'cut',
    card: 'line',
  },
];
