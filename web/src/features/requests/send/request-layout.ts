/** The form's heading, which takes the focus when the focused element disappears. */
export const TITLE_ID = 'solicitar-turno';

export function focusRequestTitle(): void {
  document.getElementById(TITLE_ID)?.focus();
}
