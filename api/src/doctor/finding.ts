import type { Finding, Grade } from './facts';

export const GIB = 1024 ** 3;
export const MIB = 1024 ** 2;

export function finding(what: string, grade: Grade, says: string, todo: string | null = null): Finding {
  return { what, grade, says, todo };
}

export function amount(bytes: number): string {
  return bytes >= GIB ? `${(bytes / GIB).toFixed(1).replace('.', ',')} GB` : `${Math.round(bytes / MIB)} MB`;
}
