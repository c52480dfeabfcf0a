import Link from '@mui/material/Link';
import Tooltip from '@mui/material/Tooltip';

import { OffIconButton } from '../../../kit/ui/OffIconButton';
import { UnbrokenRow } from '../../../kit/ui/layout';
import { ZoomInIcon, ZoomOutIcon } from '../../../kit/ui/icons';
import type { AgendaUrlState, AgendaZoom } from '../agenda.paths';
import { texts } from '../texts';

type Value = Pick<AgendaUrlState, 'zoom' | 'hidesUnused'>;

interface Props {
  value: Value;
  /** Number of columns without appointments, hidden or not. */
  unused: number;
  onChange: (value: Value) => void;
}

/** In their order. */
const ZOOMS: readonly AgendaZoom[] = ['baja', 'normal', 'alta'];

/** Hides unused columns, and changes the height of the hours. */
export function GridTools({ value, unused, onChange }: Props) {
  const { zoom, hidesUnused } = value;
  const zoomBy = (by: -1 | 1) => ZOOMS[ZOOMS.indexOf(zoom) + by];
  const zoomButton = (by: -1 | 1, label: string, Icon: typeof ZoomInIcon) => {
    const next = zoomBy(by);
    return (
      <Tooltip title={label}>
        <OffIconButton
          aria-label={label}
          off={next === undefined}
          onClick={() => next && onChange({ ...value, zoom: next })}
        >
          <Icon fontSize="small" />
        </OffIconButton>
      </Tooltip>
    );
  };
  return (
    <>
      {unused > 0 && (
        <Link
          component="button"
          type="button"
          variant="body2"
          onClick={() => onChange({ ...value, hidesUnused: !hidesUnused })}
        >
          {hidesUnused ? texts.gridTools.showUnused(unused) : texts.gridTools.hideUnused(unused)}
        </Link>
      )}
      <UnbrokenRow>
        {zoomButton(-1, texts.gridTools.lower, ZoomOutIcon)}
        {zoomButton(1, texts.gridTools.higher, ZoomInIcon)}
      </UnbrokenRow>
    </>
  );
}
