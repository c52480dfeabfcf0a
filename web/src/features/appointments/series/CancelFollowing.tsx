import { seriesTexts } from '../../../clinic/series/texts';
import { followingTexts } from './texts';
import { FollowingChoice } from './FollowingChoice';
import type { useFollowing } from './useFollowing';

/** Only this one, or also the following, which are listed. */
export function CancelFollowing({ series }: { series: ReturnType<typeof useFollowing> }) {
  return (
    <FollowingChoice series={series}>
      <ul>
        {series.following?.map(({ id, startTime, viewerCan }) => (
          <li key={id}>
            {seriesTexts.moment(startTime)}
            {!viewerCan.cancel && ` (${followingTexts.stays})`}
          </li>
        ))}
      </ul>
    </FollowingChoice>
  );
}
