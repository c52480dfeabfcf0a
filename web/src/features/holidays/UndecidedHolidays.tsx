import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';

import { holidaysPath } from './holidays.paths';
import { texts } from './texts';

/** A line while the holidays of some years are undecided. */
export function UndecidedHolidays({ years }: { years: readonly number[] }) {
  if (years[0] === undefined) return null;
  return (
    <Typography variant="body2">
      {texts.toDecide(years)}{' '}
      <Link component={RouterLink} to={holidaysPath(years[0])}>
        {texts.decide}
      </Link>
    </Typography>
  );
}
