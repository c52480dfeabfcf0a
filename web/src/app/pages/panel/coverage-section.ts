import { COPAYS_PATH, COVERAGE_RULES_PATH } from '../../../features/coverage-rules/coverage-rules.paths';
import { INSURERS_PATH } from '../../../features/insurers/insurers.paths';
import { page } from '../../arriving-page';

const part = (name: keyof typeof import('./coverage-pages')) =>
  page(async () => (await import('./coverage-pages'))[name]);

/** Insurers, the turnos that the clinic takes of each, and copays. */
export const COVERAGE = {
  path: INSURERS_PATH,
  label: 'Obras sociales',
  needs: ['prices'],
  title: 'Obras sociales',
  lazy: part('InsurersPage'),
  parts: [
    { path: INSURERS_PATH, label: 'Obras sociales' },
    { path: COVERAGE_RULES_PATH, label: 'Coberturas' },
    { path: COPAYS_PATH, label: 'Copagos' },
  ],
  below: [
    {
      path: COVERAGE_RULES_PATH,
      needs: ['prices'],
      title: 'Coberturas',
      isWide: true,
      lazy: part('CoverageRulesPage'),
    },
    { path: COPAYS_PATH, needs: ['prices'], title: 'Copagos', lazy: part('CopaysPage') },
  ],
} as const;
