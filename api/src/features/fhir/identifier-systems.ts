import { option } from '../../platform/option';

/** As in the national FHIR guides. */
export const DNI_OF_ARGENTINA = 'http://www.renaper.gob.ar/dni';

export const DNI_SYSTEM = option(DNI_OF_ARGENTINA);

/** As in the national Practitioner profile. */
export const REFEPS_OF_ARGENTINA = 'https://sisa.msal.gov.ar/REFEPS';

export const REFEPS_SYSTEM = option(REFEPS_OF_ARGENTINA);
