/** npm run drill -- NAME: something seldom and large is done once for real, and measured. Ends with 1 when a goal is missed. */
import 'reflect-metadata';

import { drillClinics } from './clinics/drill-clinics';

const DRILLS: Readonly<Record<string, () => Promise<boolean>>> = { clinics: drillClinics };

async function main(): Promise<void> {
  const drill = DRILLS[process.argv[2] ?? ''];
  if (!drill) throw new Error(`npm run drill -- one of: ${Object.keys(DRILLS).join(', ')}`);
  if (!(await drill())) process.exitCode = 1;
}

void main();
