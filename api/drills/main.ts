/** npm run drill -- NAME: what is large and seldom is done for real and measured; ends with 1 if a goal is missed. */
import 'reflect-metadata';

import { drillClinics } from './clinics/drill-clinics';
import { drillRestore } from './restore/drill-restore';
import { drillUpgrade } from './upgrade/drill-upgrade';
import { drillWaitingList } from './waiting-list/drill-waiting-list';

const DRILLS: Readonly<Record<string, () => Promise<boolean>>> = {
  clinics: drillClinics,
  restore: drillRestore,
  upgrade: drillUpgrade,
  'waiting-list': drillWaitingList,
};

async function main(): Promise<void> {
  const drill = DRILLS[process.argv[2] ?? ''];
  if (!drill) throw new Error(`npm run drill -- one of: ${Object.keys(DRILLS).join(', ')}`);
  if (!(await drill())) process.exitCode = 1;
}

void main();
