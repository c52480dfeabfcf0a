import { createContext } from 'react';

/** The id of the signed-in user, whose drafts a form keeps; undefined: nobody, or not known yet. */
export const DraftOwner = createContext<number | undefined>(undefined);
