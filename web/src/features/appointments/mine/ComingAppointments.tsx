import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { restOf, searchOf } from '../../../kit/url/query';
import { useUrlState } from '../../../kit/url/useUrlState';
import { texts } from '../texts';

/** More would push the history out of reach on a phone. */
const SHOWN = 6;

const KEY = 'proximas';
const ALL = 'todas';

const readUrl = (query: URLSearchParams) => ({ isUnfolded: query.get(KEY) === ALL, rest: restOf(query, [KEY]) });
const writeUrl = ({ isUnfolded, rest }: ReturnType<typeof readUrl>) => searchOf([[KEY, isUnfolded ? ALL : null]], rest);

interface Props {
  /** Cards of turnos after the next one, earliest first. */
  items: readonly { id: string; card: ReactNode }[];
  /** Never folded. */
  bookedId: string | undefined;
  /** Called with the first of the cards that the patient asked for. */
  onUnfold: (firstId: string) => void;
}

/** Later turnos; those of a long series stay folded until asked for. The URL remembers it for Back. */
export function ComingAppointments({ items, bookedId, onUnfold }: Props) {
  const id = useId();
  const { urlState, go } = useUrlState(readUrl, writeUrl);
  const folded = items.slice(SHOWN);
  const [firstFolded] = folded;
  const isAllShown = urlState.isUnfolded || folded.some((item) => item.id === bookedId);
  if (items.length === 0) return null;
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <Typography variant="subtitle2" component="h2" id={id}>
        {texts.myAppointments.coming}
      </Typography>
      <Stack component="ul" spacing={3} className="items">
        {(isAllShown ? items : items.slice(0, SHOWN)).map((item) => (
          <li key={item.id}>{item.card}</li>
        ))}
      </Stack>
      {firstFolded && !isAllShown && (
        <Button
          variant="outlined"
          onClick={() => {
            go({ ...urlState, isUnfolded: true }, { replace: true });
            onUnfold(firstFolded.id);
          }}
        >
          {texts.myAppointments.moreComing(folded.length)}
        </Button>
      )}
    </Stack>
  );
}
