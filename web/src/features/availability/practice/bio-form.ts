import { object, string } from 'yup';

import { formatCount } from '../../../shared/text/count-text';

export interface BioValues {
  bio: string;
}

/** The length that the server accepts. */
const MAX_BIO = 2000;

export const bioSchema = object({
  bio: string().trim().max(MAX_BIO, `No puede superar los ${formatCount(MAX_BIO)} caracteres`),
});

/** "12 de 2.000 caracteres": as many as would be stored. */
export function bioCount(bio: string): string {
  return `${formatCount(bio.trim().length)} de ${formatCount(MAX_BIO)} caracteres`;
}
