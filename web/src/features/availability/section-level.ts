import { createContext, useContext } from 'react';

/** Of the headings of a page's sections. */
export const SectionLevel = createContext<'h2' | 'h3'>('h2');

/** Of the headings within a section. */
export function useInnerLevel(): 'h3' | 'h4' {
  return useContext(SectionLevel) === 'h2' ? 'h3' : 'h4';
}
