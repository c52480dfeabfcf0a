import { useRef, type RefObject } from 'react';

interface PopupPlace {
  /** Of what the list belongs to. */
  ref: RefObject<HTMLDivElement | null>;
  /** For the Popper of MUI's Autocomplete. */
  popper: { container: () => HTMLElement };
}

/** The list of an Autocomplete stands in the part of the page that its box stands in: the dialog, else the page's main part. */
export function usePopupPlace(): PopupPlace {
  const ref = useRef<HTMLDivElement>(null);
  return { ref, popper: { container: () => ref.current?.closest<HTMLElement>('[role="dialog"], main') ?? document.body } };
}
