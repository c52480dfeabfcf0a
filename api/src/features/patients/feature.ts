import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { expiry, REMOVED } from '../../platform/jobs/housekeeping';
import { PatientCandidateRow, PatientComparison } from './candidates/candidate.entity';
import { CandidatesResolver } from './candidates/candidates.resolver';
import { CANDIDATES_ROUND } from './candidates/find-candidates';
import { PatientMergeResolver } from './merge/merge.resolver';
import { PatientMergeRow } from './merge/patient-merge.entity';
import { PatientIdentifier } from './patient-identifier.entity';
import { Patient } from './patient.entity';
import { PatientResolver } from './patient.resolver';
import { PatientRelationRow } from './relations/patient-relation.entity';
import { PatientRelationResolver } from './relations/relation.resolver';

export const patients: Feature = {
  name: 'patients',
  scope: 'patients',
  entities: [Patient, PatientIdentifier, PatientMergeRow, PatientRelationRow, PatientCandidateRow, PatientComparison],
  resolvers: [PatientResolver, PatientMergeResolver, PatientRelationResolver, CandidatesResolver],
  rounds: [CANDIDATES_ROUND],
  expiries: [
    statement(
      'patients.merges-expire',
      expiry('patient_merges', 'made_at', "$1::timestamptz - interval '30 days'"),
      REMOVED,
    ),
  ],
};
