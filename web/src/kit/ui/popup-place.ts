import { createContext, useContext, type RefObject } from 'react';

/** Container of popups: the surrounding dialog, or the page's `main`. */
export const PopupPlace = createContext<RefObject<HTMLElement | null>>({ current: null });

/** The `container` of a popup of MUI's. */
export function usePopupPlace(): () => HTMLElement {
  const place = useContext(PopupPlace);
  return () => place.current ?? document.body;
}
