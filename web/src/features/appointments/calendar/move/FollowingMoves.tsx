import Typography from '@mui/material/Typography';

import { SeriesDateList } from '../../../../clinic/series/SeriesDateList';
import { SeriesDatesWaiting } from '../../../../clinic/series/SeriesDatesWaiting';
import { seriesTexts } from '../../../../clinic/series/texts';
import { Loaded } from '../../../../kit/states/Loaded';
import { followingTexts } from '../../series/texts';
import type { useFollowingMoves } from './useFollowingMoves';

interface Props {
  moves: ReturnType<typeof useFollowingMoves>;
  /** How many of the series are to come. */
  count: number;
}

/** Where each of a series would go, as that time stands, with the nearest other one. */
export function FollowingMoves({ moves: { isOn, query, rows, presentOf, pick }, count }: Props) {
  if (!isOn) return <Typography color="textSecondary">{followingTexts.chooseTime}</Typography>;
  return (
    <Loaded
      query={{ ...query, data: rows }}
      errorTitle={seriesTexts.failed}
      waiting={<SeriesDatesWaiting count={count} />}
    >
      {(known) => (
        <>
          <Typography color="textSecondary">{followingTexts.othersStay}</Typography>
          <SeriesDateList
            rows={known}
            noteOf={({ facts }) => followingTexts.present(seriesTexts.moment(presentOf(facts.startTime)))}
            onPick={pick}
          />
        </>
      )}
    </Loaded>
  );
}
