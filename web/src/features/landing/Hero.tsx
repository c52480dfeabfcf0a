import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { up } from '../../kit/ui/breakpoints';
import type { SearchBoxProps } from './search/search-box';
import { SearchBox } from './search/SearchBox';
import { texts } from './texts';

const Copy = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 12,
  '& h1': { overflowWrap: 'anywhere' },
  [up('md')]: { gap: 16 },
});

export function Hero(search: SearchBoxProps) {
  return (
    <Copy>
      <Typography variant="h1">{texts.hero.title}</Typography>
      <Typography color="textSecondary">{texts.hero.promise}</Typography>
      <SearchBox {...search} />
      <Button variant="outlined" onClick={search.onShowSpecialties}>
        {texts.hero.toSpecialties}
      </Button>
    </Copy>
  );
}
