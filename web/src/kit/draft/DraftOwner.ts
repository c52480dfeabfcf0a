import { createContext } from 'react';

/** Account id; undefined: a visitor, or unknown yet. */
export const DraftOwner = createContext<number | undefined>(undefined);
