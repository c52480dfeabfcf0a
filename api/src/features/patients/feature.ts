import { statement } from '../../platform/database/statement';
import type { Feature } from '../../platform/feature';
import { expiry, REMOVED } from '../../platform/jobs/housekeeping';
import { BEFORE_THOSE_YEARS, keptYears } from '../audit/kept-years';
import { PatientCandidateRow, PatientComparison } from './candidates/candidate.entity';
import { CandidatesResolver } from './candidates/candidates.resolver';
import { CANDIDATES_ROUND } from './candidates/find-candidates';
import { CoveragesResolver } from './coverages/coverages.resolver';
import { PatientCoverageRow } from './coverages/patient-coverage.entity';
import { ANONYMIZING_ROUND } from './erasure/anonymize-erased';
import { PatientErasureResolver } from './erasure/erasure.resolver';
import { PatientErasureRow } from './erasure/patient-erasure.entity';
import { PatientMergeResolver } from './merge/merge.resolver';
import { PatientMergeRow } from './merge/patient-merge.entity';
import { PatientIdentifier } from './patient-identifier.entity';
import { Patient } from './patient.entity';
import { PatientResolver } from './patient.resolver';
import { PatientRead } from './reads/patient-read.entity';
import { PatientReadsResolver } from './reads/patient-reads.resolver';
import { PatientRelationRow } from './relations/patient-relation.entity';
import { PatientRelationResolver } from './relations/relation.resolver';

export const patients: Feature = {
  name: 'patients',
  scope: 'patients',
  entities: [
    Patient,
    PatientIdentifier,
    PatientMergeRow,
    PatientRelationRow,
    PatientCandidateRow,
    PatientComparison,
    PatientRead,
    PatientErasureRow,
    PatientCoverageRow,
  ],
  resolvers: [
    PatientResolver,
    PatientMergeResolver,
    PatientRelationResolver,
    CandidatesResolver,
    PatientReadsResolver,
    PatientErasureResolver,
    CoveragesResolver,
  ],
  rounds: [CANDIDATES_ROUND, ANONYMIZING_ROUND],
  expiries: [
    statement(
      'patients.merges-expire',
      expiry('patient_merges', 'made_at', "$1::timestamptz - interval '30 days'"),
      REMOVED,
    ),
    {
      batch: statement('patients.reads-expire', expiry('patient_reads', 'at', BEFORE_THOSE_YEARS), REMOVED),
      settings: keptYears,
    },
  ],
};
