import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import type { Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { CopayFactsFragment, InsurerToRuleFragment, RuleFactsFragment } from './coverage-rules.generated';

const NO_KEY = { planId: null, specialtyId: null, professionalId: null, appointmentTypeId: null };

export const aRule = (facts: Partial<RuleFactsFragment>): RuleFactsFragment & { __typename: 'CoverageRule' } => ({
  __typename: 'CoverageRule',
  id: 1,
  insurerId: 1,
  ...NO_KEY,
  outcome: 'yes',
  validFrom: '2026-01-01',
  validTo: null,
  version: 1,
  ...facts,
});

export const aCopay = (facts: Partial<CopayFactsFragment>): CopayFactsFragment & { __typename: 'CopayAmount' } => ({
  __typename: 'CopayAmount',
  id: 1,
  insurerId: 1,
  ...NO_KEY,
  amount: 3500,
  validFrom: '2026-01-01',
  version: 1,
  ...facts,
});

const anInsurer = (facts: Partial<InsurerToRuleFragment>) => ({
  __typename: 'Insurer' as const,
  id: 1,
  name: 'OSDE',
  kind: 'national' as const,
  aliases: [],
  isAccepted: true,
  plans: [{ __typename: 'InsurerPlan' as const, id: 10, name: '210', isActive: true }],
  ...facts,
});

/** On 21-11-2026. Ana Paz is a cardiologist with one appointment type. */
export const NAMES = {
  clinic: { ...aClinic(), now: '2026-11-21T09:00:00-03:00' },
  insurers: [
    anInsurer({}),
    anInsurer({ id: 2, name: 'PAMI', aliases: ['INSSJP'], plans: [] }),
    anInsurer({ id: 3, name: 'Galeno', isAccepted: false }),
    anInsurer({ id: 4, name: 'Particular', kind: 'private_pay', plans: [] }),
  ],
  allSpecialties: [
    { __typename: 'Specialty', id: 1, name: 'Cardiología', isActive: true },
    { __typename: 'Specialty', id: 2, name: 'Pediatría', isActive: true },
    { __typename: 'Specialty', id: 3, name: 'Cirugía', isActive: false },
  ],
  allProfessionals: [
    {
      __typename: 'Professional',
      id: 5,
      name: 'Ana Paz',
      specialtyId: 1,
      consultationKinds: [{ __typename: 'ConsultationKind', id: 50, name: 'Control' }],
    },
  ],
};

export async function openPanel(path: string, answers: Answers) {
  localStorage.setItem('token', 'abc');
  return renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: NAMES.clinic },
    Viewer: { viewer: aUser('admin') },
    ...answers,
  });
}
