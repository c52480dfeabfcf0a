import { option } from '../../platform/option';

/** System of Argentina's DNI in the national FHIR guides. */
export const DNI_OF_ARGENTINA = 'http://www.renaper.gob.ar/dni';

/** System of patients' documents. */
export const DNI_SYSTEM = option(DNI_OF_ARGENTINA);

/** System of Argentina's register of health professionals in the national Practitioner profile. */
export const REFEPS_OF_ARGENTINA = 'https://sisa.msal.gov.ar/REFEPS';

/** System of professionals' register numbers. */
export const REFEPS_SYSTEM = option(REFEPS_OF_ARGENTINA);
