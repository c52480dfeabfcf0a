import { INSURERS_PATH } from '../insurers/insurers.paths';

export const COVERAGE_RULES_PATH = `${INSURERS_PATH}/coverage`;
export const COPAYS_PATH = `${INSURERS_PATH}/copays`;

/** `professionalId`: with their own rules. */
export const rulesOfProfessionalPath = (professionalId: number): string =>
  `${COVERAGE_RULES_PATH}?profesional=${professionalId}`;
