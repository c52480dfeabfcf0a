import Skeleton from '@mui/material/Skeleton';

import { texts } from './texts';
import { PanelCard, Side, TodayColumns } from './today-styles';

/** As large as a usual day. */
export function TodayWaiting() {
  return (
    <TodayColumns aria-busy="true">
      <PanelCard>
        <Rows count={8} height={44} />
      </PanelCard>
      <Side className="side">
        {['confirm', 'close', 'requests'].map((panel) => (
          <PanelCard key={panel}>
            <Rows count={3} height={36} />
          </PanelCard>
        ))}
      </Side>
      <span className="visually-hidden">{texts.loading}</span>
    </TodayColumns>
  );
}

function Rows({ count, height }: { count: number; height: number }) {
  return Array.from({ length: count }, (_row, index) => <Skeleton key={index} variant="rounded" height={height} />);
}
