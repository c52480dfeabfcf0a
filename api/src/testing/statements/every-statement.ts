/** Loads every module with statements. */
import '../../app';
import '../../demo/known-passwords';
import '../../demo/seed-demo-clinic';
import '../../features/fhir/fhir-listener';
import '../../jobs';

import { allStatements, type Statement } from '../../platform/database/statement';

export const everyStatement = (): readonly Statement<unknown>[] => allStatements();
