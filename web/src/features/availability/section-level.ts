import { createContext, useContext } from 'react';

export const SectionLevel = createContext<'h2' | 'h3'>('h2');

export function useInnerLevel(): 'h3' | 'h4' {
  return useContext(SectionLevel) === 'h2' ? 'h3' : 'h4';
}
