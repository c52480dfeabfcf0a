import { createContext, useContext } from 'react';

/** Heading level of a page's sections. */
export const SectionLevel = createContext<'h2' | 'h3'>('h2');

/** Heading level within a section. */
export function useInnerLevel(): 'h3' | 'h4' {
  return useContext(SectionLevel) === 'h2' ? 'h3' : 'h4';
}
