import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

import { PlainIcon } from '../../kit/ui/icons';
import type { SeriesMarkFragment } from './series-place.generated';
import { seriesTexts } from './texts';

const Mark = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });

type Place = Omit<SeriesMarkFragment, 'id'>;

interface SignProps {
  series: Place;
  /** "Serie 3/10" */
  isNamed?: boolean;
  isHidden?: boolean;
}

/** "3/10", in full for screen readers and pointers. */
export function SeriesSign({ series, isNamed = false, isHidden = false }: SignProps) {
  const text = seriesTexts.place(series);
  return (
    <>
      {!isHidden && (
        <span className="series" aria-hidden="true" title={text}>
          {isNamed ? seriesTexts.namedSign(series) : seriesTexts.sign(series)}
        </span>
      )}
      <span style={visuallyHidden}>{text}</span>
    </>
  );
}

/** "Turno 3 de 10 de una serie semanal". */
export function SeriesMark({ series }: { series: Place }) {
  return (
    <Mark>
      <PlainIcon name="EventRepeat" />
      {seriesTexts.place(series)}
    </Mark>
  );
}
