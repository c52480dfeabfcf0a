import { createContext } from 'react';

/** Id of the account that owns a form's drafts; undefined: a visitor, or not known yet. */
export const DraftOwner = createContext<number | undefined>(undefined);
