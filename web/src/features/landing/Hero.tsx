import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { SearchField } from '../../kit/form/SearchField';
import { LARGE_TEXT } from '../../kit/ui/breakpoints';
import { texts } from './texts';

const Copy = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  gap: 16,
  '& h1': { overflowWrap: 'anywhere' },
  '& form': { width: '100%', maxWidth: 480, display: 'grid', gap: 8, gridTemplateColumns: '1fr auto' },
  [LARGE_TEXT]: { '& form': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

interface Props {
  clinicName: string | undefined;
  search: string;
  onSearch: (search: string) => void;
  /** Scrolls to the specialties. */
  onShowSpecialties: () => void;
}

/** The clinic's promise and two ways in: all specialties, or a search. */
export function Hero({ clinicName, search, onSearch, onShowSpecialties }: Props) {
  return (
    <Copy>
      <Typography variant="h1">{texts.hero.title}</Typography>
      <Typography color="textSecondary">{texts.hero.promise(clinicName)}</Typography>
      <Button onClick={onShowSpecialties}>{texts.hero.toSpecialties}</Button>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onShowSpecialties();
        }}
      >
        <SearchField
          label={texts.hero.search}
          placeholder={texts.hero.placeholder}
          value={search}
          onChange={onSearch}
        />
        <Button type="submit" variant="outlined">
          {texts.hero.submit}
        </Button>
      </form>
    </Copy>
  );
}
