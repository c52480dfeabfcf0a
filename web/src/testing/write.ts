import type { UserEvent } from '@testing-library/user-event';

/** Pastes, because the page renders per letter. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  const isReady = field === document.activeElement && field instanceof HTMLInputElement && field.value === '';
  if (!isReady) await user.click(field);
  await user.paste(text);
}
