import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import type { SearchBoxProps } from './search/search-box';
import { SearchBox } from './search/SearchBox';
import { texts } from './texts';

const Copy = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 16,
  '& h1': { overflowWrap: 'anywhere' },
});

interface Props extends SearchBoxProps {
  clinicName: string | undefined;
}

export function Hero({ clinicName, ...search }: Props) {
  return (
    <Copy>
      <Typography variant="h1">{texts.hero.title}</Typography>
      <Typography color="textSecondary">{texts.hero.promise(clinicName)}</Typography>
      <Button onClick={search.onShowSpecialties}>{texts.hero.toSpecialties}</Button>
      <SearchBox {...search} />
    </Copy>
  );
}
