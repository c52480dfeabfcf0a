import { createContext, useContext, useLayoutEffect } from 'react';

type SetHeading = (heading: string | undefined) => void;

export const PanelHeading = createContext<SetHeading>(() => undefined);

/** Replaces the title of the panel's page, in its heading and in the browser's tab, while mounted. */
export function usePanelHeading(heading: string): void {
  const set = useContext(PanelHeading);
  useLayoutEffect(() => {
    set(heading);
    return () => set(undefined);
  }, [set, heading]);
}
