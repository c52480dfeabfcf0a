import type { UserEvent } from '@testing-library/user-event';

/** Writes where the cursor goes when somebody presses the field, in one go as from the clipboard: the whole page follows every letter. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
