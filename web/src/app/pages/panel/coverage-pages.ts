/** One file for all parts, because the first page lists every file. */
export { CopaysPage } from '../../../features/coverage-rules/copays/CopaysPage';
export { CoverageRulesPage } from '../../../features/coverage-rules/CoverageRulesPage';
export { InsurersPage } from '../../../features/insurers/InsurersPage';
