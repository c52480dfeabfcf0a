import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { CrashBoundary } from '../../../kit/crash/CrashBoundary';
import { savesData } from '../../../kit/files/saves-data';
import { useLateFile } from '../../../kit/files/useLateFile';
import { whenIdle } from '../../../kit/files/when-idle';
import { SEARCH_KEY, type SearchBoxProps } from './search-box';
import { SearchForm } from './SearchForm';
import { SearchInput } from './SearchInput';

const load = () => import('./SuggestingBox').then((file) => file.SuggestingBox);
/** Plain until the lazy suggestions load and take over text and focus. */
export function SearchBox(props: SearchBoxProps) {
  const { search } = useLocation();
  const [text, setText] = useState(() => new URLSearchParams(search).get(SEARCH_KEY) ?? '');
  const [isFocused, setFocused] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  /** Each request retries a failed file. */
  const [needed, setNeeded] = useState(0);
  const need = () => setNeeded((times) => times + 1);
  useEffect(() => (savesData() ? undefined : whenIdle(need)), []);
  const { component: SuggestingBox, failure } = useLateFile(load, needed);
  const showSpecialties = useEffectEvent(() => {
    if (isSubmitted) props.onShowSpecialties();
  });
  useEffect(() => {
    if (failure) showSpecialties();
  }, [failure]);
  const submit = () => {
    if (text.trim() === '') return props.onShowSpecialties();
    setSubmitted(true);
    need();
  };
  const plain = (
    <SearchForm onSubmit={submit}>
      <SearchInput
        value={text}
        onChange={({ target }) => {
          setSubmitted(false);
          setText(target.value);
        }}
        onFocus={() => {
          setFocused(true);
          setSubmitted(false);
          need();
        }}
        onBlur={() => setFocused(false)}
      />
    </SearchForm>
  );
  if (!SuggestingBox) return plain;
  return (
    <CrashBoundary part="part" fallback={() => plain}>
      <SuggestingBox {...props} text={text} onText={setText} takesFocus={isFocused} isSubmitted={isSubmitted} />
    </CrashBoundary>
  );
}
