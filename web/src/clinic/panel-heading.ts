import { createContext, useContext, useLayoutEffect } from 'react';

/** The page's title is replaced; the note is a second line, on a phone. */
export interface Heading {
  title?: string;
  note?: string;
}

type SetHeading = (heading: Heading) => void;

export const PanelHeading = createContext<SetHeading>(() => undefined);

/** The panel's heading and, for a title, the browser's tab, while mounted. */
export function usePanelHeading({ title, note }: Heading): void {
  const set = useContext(PanelHeading);
  useLayoutEffect(() => {
    set({ title, note });
    return () => set({});
  }, [set, title, note]);
}
