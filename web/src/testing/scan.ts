import { createEvent, fireEvent } from '@testing-library/react';

/** Types as a scanner does, with Enter at the end. */
export function scan(text: string): void {
  typeFast(`${text}\n`);
}

/** Wherever the focus is. The focused field gets what the page lets through. */
export function typeFast(keys: Iterable<string | KeyboardEventInit>): void {
  // Rendering each letter takes jsdom longer than a scanner's pause.
  let at = performance.now();
  for (const pressed of keys) {
    at += 2;
    const target = document.activeElement ?? document.body;
    const init = typeof pressed === 'string' ? { key: pressed === '\n' ? 'Enter' : pressed } : pressed;
    const { key } = init;
    const down = createEvent.keyDown(target, init);
    Object.defineProperty(down, 'timeStamp', { value: at });
    const isLeft = fireEvent(target, down);
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isLeft && isText && key?.length === 1) fireEvent.input(target, { target: { value: `${target.value}${key}` } });
    fireEvent.keyUp(target, init);
  }
}

/** Nora Ñandú's card. */
export const NORA_CARD = '00123456789@ÑANDÚ@NORA INÉS@F@30111222@A@09/04/1983@11/02/2015';
