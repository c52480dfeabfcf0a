/** npm run drill -- NAME: rehearses a rare operation and measures it; exits with 1 if a goal is missed. */
import 'reflect-metadata';

import { reportFaults, runCommand } from '../bench/support/trial';
import { drillPatientSearch } from './patients/drill-patient-search';
import { drillPatients } from './patients/drill-patients';
import { drillRestore } from './restore/drill-restore';
import { drillUpgrade } from './upgrade/drill-upgrade';

/** Return faults, in words. */
const DRILLS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  patients: drillPatients,
  'patient-search': drillPatientSearch,
  restore: drillRestore,
  upgrade: drillUpgrade,
};

runCommand(async () => {
  const drill = DRILLS[process.argv[2] ?? ''];
  if (!drill) throw new Error(`npm run drill -- one of: ${Object.keys(DRILLS).join(', ')}`);
  reportFaults(await drill(), 'The drill found no fault.');
});
