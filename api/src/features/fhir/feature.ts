import type { Feature } from '../../platform/feature';

/** Its addresses are no rows of REST: fhir-listener answers them, and loads with the first. */
export const fhir: Feature = { name: 'fhir' };
