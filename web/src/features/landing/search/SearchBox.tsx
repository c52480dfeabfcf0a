import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { SpecialtyCardFragment } from '../../../clinic/people/cards.generated';
import { CrashBoundary } from '../../../kit/crash/CrashBoundary';
import { savesData } from '../../../kit/files/saves-data';
import { useLateFile } from '../../../kit/files/useLateFile';
import { whenIdle } from '../../../kit/files/when-idle';
import { SearchForm } from './SearchForm';
import { SearchInput } from './SearchInput';

const load = () => import('./SuggestingBox').then((file) => file.SuggestingBox);
/** Of the address: what was searched stands in the box again when somebody comes back. */
export const SEARCH_KEY = 'buscar';

export interface SearchBoxProps {
  /** Undefined while they load. */
  specialties: SpecialtyCardFragment[] | undefined;
  phone: string | null | undefined;
  /** Scrolls to the specialties. */
  onShowSpecialties: () => void;
}

/** A plain box until the file of its suggestions is there, which takes over what was typed and the focus. */
export function SearchBox(props: SearchBoxProps) {
  const { search } = useLocation();
  const [text, setText] = useState(() => new URLSearchParams(search).get(SEARCH_KEY) ?? '');
  const [isFocused, setFocused] = useState(false);
  /** How often it was needed: each time asks for a file that failed again. */
  const [needed, setNeeded] = useState(0);
  const need = () => setNeeded((times) => times + 1);
  useEffect(() => (savesData() ? undefined : whenIdle(need)), []);
  const { component: SuggestingBox } = useLateFile(load, needed);
  const plain = (
    <SearchForm onSubmit={props.onShowSpecialties}>
      <SearchInput
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={() => {
          setFocused(true);
          need();
        }}
        onBlur={() => setFocused(false)}
      />
    </SearchForm>
  );
  if (!SuggestingBox) return plain;
  return (
    <CrashBoundary part="part" fallback={() => plain}>
      <SuggestingBox {...props} text={text} onText={setText} takesFocus={isFocused} />
    </CrashBoundary>
  );
}
