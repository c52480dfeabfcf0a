/** npm run drill -- NAME: rehearses a rare operation and measures it; exits with 1 if a goal is missed. */
import 'reflect-metadata';

import { drillRestore } from './restore/drill-restore';
import { drillUpgrade } from './upgrade/drill-upgrade';

const DRILLS: Readonly<Record<string, () => Promise<boolean>>> = {
  restore: drillRestore,
  upgrade: drillUpgrade,
};

async function main(): Promise<void> {
  const drill = DRILLS[process.argv[2] ?? ''];
  if (!drill) throw new Error(`npm run drill -- one of: ${Object.keys(DRILLS).join(', ')}`);
  if (!(await drill())) process.exitCode = 1;
}

void main();
