/** Of the form's heading, which takes the focus when what had it is gone. */
export const TITLE_ID = 'solicitar-turno';

export function focusRequestTitle(): void {
  document.getElementById(TITLE_ID)?.focus();
}
