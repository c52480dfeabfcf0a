import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';

import type { Ref } from 'react';

import { KeyMark } from '../keys/KeyMark';
import type { KeyName } from '../keys/key-names';
import { useKeysOn } from '../keys/keys-setting';
import { SearchIcon } from '../ui/icons';
import { memoWithHandlers } from '../ui/memo-with-handlers';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  onEnter?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** See useKeys. */
  shortcut?: KeyName;
}

export const SearchField = memoWithHandlers(function SearchField(props: Props) {
  const { label, placeholder, value, onChange, onEnter, inputRef, shortcut } = props;
  const offered = useKeysOn() ? shortcut : undefined;
  return (
    <OutlinedInput
      type="search"
      inputRef={inputRef}
      fullWidth
      sx={{ '& input': { textOverflow: 'ellipsis' } }}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnter?.();
      }}
      inputProps={{ 'aria-label': label, 'aria-keyshortcuts': offered }}
      endAdornment={offered && value === '' && <KeyMark name={offered} />}
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
    />
  );
});
