import { notify } from '../notify/notify';

/** Returns whether the text was copied. If the browser refuses, or without https, selects it in `box`. */
export async function copyText(
  text: string,
  box: HTMLInputElement | HTMLTextAreaElement | null,
  words: { copied: string; notCopied: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(words.copied);
    return true;
  } catch {
    box?.focus();
    box?.select();
    notify.error(words.notCopied);
    return false;
  }
}
