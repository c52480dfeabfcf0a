import { plural } from './plural';

/** '1 turno', '3 turnos'. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${plural(count, one, many)}`;
}

/** 'un turno, dos salas y tres horas'. */
export function enumerated(parts: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(parts);
}
