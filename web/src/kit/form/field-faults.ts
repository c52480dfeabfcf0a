export interface FieldFault {
  field: HTMLElement;
  /** "Plan: No puede superar los 300 caracteres" */
  text: string;
}

/** The invalid fields in page order. A group of radios or checkboxes counts once. */
export function fieldFaults(form: HTMLElement): FieldFault[] {
  const invalid = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
  return invalid
    .filter((field, place) => field.name === '' || invalid.findIndex(({ name }) => name === field.name) === place)
    .map((field) => ({ field, text: faultText(nameOf(field), messageOf(field)) }));
}

/** Messages that don't name their field get its name as a prefix. */
function faultText(name: string, message: string): string {
  const plain = (text: string) => text.toLocaleLowerCase('es');
  const saysName = / es requerid[oa]$/.test(message) || plain(message).startsWith(plain(name));
  return saysName ? message : `${name}: ${message}`;
}

function nameOf(field: HTMLInputElement): string {
  const label = field.closest('[data-choice]')?.querySelector('legend') ?? field.labels?.[0];
  return (label?.textContent ?? '').replace(/ \(opcional\)$/, '').trim();
}

function messageOf(field: HTMLInputElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ').trim();
}
