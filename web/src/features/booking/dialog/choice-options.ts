import { texts } from '../texts';
import type { BookableProfessionalFragment } from './dialog.generated';

interface Option {
  value: string;
  label: string;
}

/** Whom a select offers, with what they do; nobody first. */
export function professionalOptions(professionals: readonly BookableProfessionalFragment[]): Option[] {
  const offered = professionals.map(({ id, name, specialty }) => ({
    value: String(id),
    label: specialty ? `${name} · ${specialty.name}` : name,
  }));
  return [{ value: '', label: texts.bothDialogs.chooseProfessional }, ...offered];
}

/** Which rooms a select offers; none first. */
export function roomOptions(rooms: readonly { id: number; name: string }[]): Option[] {
  return [{ value: '', label: texts.bothDialogs.chooseRoom }, ...rooms.map(({ id, name }) => ({ value: String(id), label: name }))];
}
