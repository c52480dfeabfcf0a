import { option } from '../../platform/option';

/** As in the national FHIR guides. */
export const DNI_OF_ARGENTINA = 'http://www.renaper.gob.ar/dni';

export const DNI_SYSTEM = option(DNI_OF_ARGENTINA);

/** Other spellings of the same register, to read. */
export const DNI_ALIASES: readonly string[] = ['https://www.renaper.org.ar/dni', 'http://renaper.gob.ar/dni'];

/** No register has published one; this is the one in use. */
export const CUIL_SYSTEM = 'http://www.renaper.gob.ar/cuil';
export const CUIL_ALIASES: readonly string[] = ['http://www.afip.gob.ar/cuil'];

/** As in the national profile of a prescription's Coverage. */
export const RNAS_SYSTEM = 'http://ssalud.gob.ar/coberturas';

/** As in the national Practitioner profile. */
export const REFEPS_OF_ARGENTINA = 'https://sisa.msal.gov.ar/REFEPS';

export const REFEPS_SYSTEM = option(REFEPS_OF_ARGENTINA);
