import { PlainIcon } from '../../kit/ui/icons';
import type { SeriesMarkFragment } from './series-place.generated';
import { seriesTexts } from './texts';

/** "Turno 3 de 10 de una serie semanal", discreetly. */
export function SeriesMark({ series }: { series: SeriesMarkFragment }) {
  return (
    <>
      <PlainIcon name="EventRepeat" /> {seriesTexts.place(series)}
    </>
  );
}
