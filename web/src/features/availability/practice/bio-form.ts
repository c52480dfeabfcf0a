import { object, string } from 'yup';

export interface BioValues {
  bio: string;
}

/** The length that the server accepts. */
const MAX_BIO = 2000;
const count = new Intl.NumberFormat('es-AR', { useGrouping: 'always' });

export const bioSchema = object({
  bio: string().trim().max(MAX_BIO, `No puede superar los ${count.format(MAX_BIO)} caracteres`),
});

/** "12 de 2.000 caracteres": as many as would be stored. */
export function bioCount(bio: string): string {
  return `${count.format(bio.trim().length)} de ${count.format(MAX_BIO)} caracteres`;
}
