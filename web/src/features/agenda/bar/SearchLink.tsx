import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { KeyTip } from '../../../kit/keys/KeyTip';
import { useKeys } from '../../../kit/keys/useKeys';
import { SearchIcon } from '../../../kit/ui/icons';
import { SEARCHING } from '../../appointments/calendar/calendar.paths';
import { texts } from '../texts';

/** Leads to the search of the month, which keeps this view behind it. */
export function SearchLink() {
  const { search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  useKeys({ '/': { label: texts.bar.search, run: () => link.current?.click() } });
  return (
    <KeyTip shortcut="/" label={texts.bar.search}>
      <IconButton
        component={Link}
        ref={link}
        to={{ search }}
        // Back leads to the view, although the address stays.
        replace={false}
        state={SEARCHING}
        preventScrollReset
        aria-label={texts.bar.search}
      >
        <SearchIcon fontSize="small" />
      </IconButton>
    </KeyTip>
  );
}
