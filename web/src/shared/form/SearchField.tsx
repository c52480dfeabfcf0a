import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useId } from 'react';


const Box = styled('div')({
  position: 'relative',
  '& svg': { position: 'absolute', left: 14, top: 14, color: 'var(--muted)', pointerEvents: 'none' },
  '& input': {
    width: '100%',
    minHeight: 48,
    padding: '0 14px 0 44px',
    border: '1px solid var(--control)',
    borderRadius: 8,
    background: 'var(--surface)',
    color: 'var(--ink)',
    font: 'inherit',
  },
  '& input::placeholder': { color: 'var(--muted)', opacity: 1 },
});

interface Props {
  /** Its name for screen readers; the placeholder shows what can be typed. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

/** A box to search a list by typing. On the first page, where MUI's input would weigh 8 KB more. */
export function SearchField({ label, placeholder, value, onChange }: Props) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <SearchIcon fontSize="small" />
      <input id={id} type="search" placeholder={placeholder} value={value} onChange={(event) => onChange(event.target.value)} />
    </Box>
  );
}
