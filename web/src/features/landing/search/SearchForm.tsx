import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode, Ref } from 'react';

import { HOME_PATH } from '../../../clinic/paths';
import { LARGE_TEXT } from '../../../kit/ui/breakpoints';
import { texts } from '../texts';

const Frame = styled('form')({
  position: 'relative',
  width: '100%',
  maxWidth: 480,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: '1fr auto',
  '& > .below': { gridColumn: '1 / -1' },
  [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface Props {
  ref?: Ref<HTMLFormElement>;
  onSubmit: () => void;
  children: ReactNode;
  /** The results; elements of class `below` get a row of their own. */
  found?: ReactNode;
}

export function SearchForm({ ref, onSubmit, children, found }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Frame ref={ref} role="search" action={HOME_PATH} onSubmit={submit}>
      {children}
      <Button type="submit" variant="outlined">
        {texts.search.submit}
      </Button>
      {found}
    </Frame>
  );
}
