import { option } from '../../platform/option';

/** Of Argentina's DNI, as the national guides of FHIR name it. */
export const DNI_OF_ARGENTINA = 'http://www.renaper.gob.ar/dni';

/** Whose numbers a patient's document is one of. */
export const DNI_SYSTEM = option(DNI_OF_ARGENTINA);
