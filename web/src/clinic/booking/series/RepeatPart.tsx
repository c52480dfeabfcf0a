import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';

import { SeriesDatesWaiting } from '../../series/SeriesDatesWaiting';
import { seriesTexts } from '../../series/texts';
import { SelectField } from '../../../kit/form/SelectField';
import { FormBanner } from '../../../kit/notify/FormBanner';
import { LazyComponent } from '../../../kit/lazy/LazyComponent';
import { Loaded } from '../../../kit/states/Loaded';
import { Fields } from '../fields';
import { repeatTexts } from './texts';
import type { useRepeat } from './useRepeat';

const loadDates = async () => (await import('../../series/SeriesDateList')).SeriesDateList;

interface Props {
  series: ReturnType<typeof useRepeat>;
  /** Per series. */
  most: number;
}

/** "Repetir": interval, count, and the status of each date. */
export function RepeatPart({ series, most }: Props) {
  const { repeat, isOn, query, rows, isHeld, notice } = series;
  const [isListMissing, setListMissing] = useState(false);
  const missList = useCallback(() => setListMissing(true), []);
  return (
    <Stack spacing={3}>
      <Fields>
        <SelectField
          label={repeatTexts.label}
          value={String(repeat.everyWeeks)}
          options={repeatTexts.rhythms.map((label, weeks) => ({ value: String(weeks), label }))}
          onChange={(weeks) => series.setRhythm(Number(weeks))}
        />
        {repeat.everyWeeks > 0 && (
          <SelectField
            label={repeatTexts.count}
            value={String(repeat.count)}
            options={countsTo(most)}
            onChange={(count) => series.setCount(Number(count))}
          />
        )}
      </Fields>
      {isOn && notice !== null && (
        <FormBanner kind="error" isWhole>
          {notice}
        </FormBanner>
      )}
      {isOn && (
        <Loaded
          query={{ ...query, data: rows }}
          errorTitle={seriesTexts.failed}
          waiting={<SeriesDatesWaiting count={repeat.count} />}
        >
          {(known) =>
            isListMissing ? (
              <FormBanner kind="error">{seriesTexts.failed}</FormBanner>
            ) : (
              <LazyComponent
                load={loadDates}
                isNeeded
                onFailure={missList}
                props={{ rows: known, isSent: isHeld, onPick: series.pick }}
              />
            )
          }
        </Loaded>
      )}
    </Stack>
  );
}

function countsTo(most: number) {
  return Array.from({ length: most - 1 }, (_, index) => {
    const label = String(index + 2);
    return { value: label, label };
  });
}
