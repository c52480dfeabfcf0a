import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import { useId, type ReactNode } from 'react';

import { seriesTexts } from '../../../clinic/series/texts';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { followingTexts } from './texts';
import type { useFollowing } from './useFollowing';

interface Props {
  series: ReturnType<typeof useFollowing>;
  /** Consequences for all. */
  children: ReactNode;
}

/** "Solo este", or also the following. */
export function FollowingChoice({ series: { query, following, takesAll, setTakesAll }, children }: Props) {
  const id = useId();
  return (
    <LoadedOnce
      query={{ ...query, data: following }}
      errorTitle={seriesTexts.failed}
      waiting={<Skeleton style={{ height: 84 }} />}
    >
      {(turnos) =>
        turnos.length > 1 && (
          <FormControl>
            <FormLabel id={id}>{followingTexts.question}</FormLabel>
            <RadioGroup
              aria-labelledby={id}
              value={takesAll ? 'all' : 'one'}
              onChange={(_, value) => setTakesAll(value === 'all')}
            >
              <FormControlLabel value="one" control={<Radio />} label={followingTexts.one} />
              <FormControlLabel value="all" control={<Radio />} label={followingTexts.all(turnos.length - 1)} />
            </RadioGroup>
            {takesAll && children}
          </FormControl>
        )
      }
    </LoadedOnce>
  );
}
