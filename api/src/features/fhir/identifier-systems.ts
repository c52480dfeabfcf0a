import { option } from '../../platform/option';

/** Of Argentina's DNI, as the national guides of FHIR name it. */
export const DNI_OF_ARGENTINA = 'http://www.renaper.gob.ar/dni';

/** Whose numbers a patient's document is one of. */
export const DNI_SYSTEM = option(DNI_OF_ARGENTINA);

/** Of Argentina's register of professionals of health, as its profile of Practitioner names it. */
export const REFEPS_OF_ARGENTINA = 'https://sisa.msal.gov.ar/REFEPS';

/** Which register a professional's number is of. */
export const REFEPS_SYSTEM = option(REFEPS_OF_ARGENTINA);
