import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { SpecialtyCardFragment } from '../../../clinic/people/cards.generated';
import { PhoneLink } from '../../../kit/contact/ContactLink';
import { EmptyState } from '../../../kit/states/EmptyState';
import { ButtonLink } from '../../../kit/ui/ButtonLink';
import { specialtyPagePath } from '../../directory/directory.paths';
import { texts } from '../texts';

const SHOWN = 12;

interface Props {
  search: string;
  /** Replaces "nothing found". */
  insurers: string | null;
  specialties: SpecialtyCardFragment[] | undefined;
  phone: string | null | undefined;
  onShowAll: () => void;
}

/** Offers the specialties and the phone. */
export function NothingFound({ search, insurers, specialties = [], phone, onShowAll }: Props) {
  return (
    <div className="below">
      <EmptyState
        title={insurers ?? texts.search.nothing(search)}
        action={
          <>
            <Typography color="textSecondary">
              {texts.search.instead({ hasSpecialties: specialties.length > 0, hasPhone: Boolean(phone) })}
              {phone && <PhoneLink phone={phone} />}.
            </Typography>
            <Stack
              component="ul"
              direction="row"
              spacing={2}
              aria-label={texts.specialtySection.title}
              sx={{ justifyContent: 'center' }}
            >
              {specialties.slice(0, SHOWN).map(({ id, slug, name }) => (
                <li key={id}>
                  <ButtonLink to={specialtyPagePath(slug)} variant="outlined" size="small">
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </Stack>
            {specialties.length > SHOWN && (
              <Button variant="text" onClick={onShowAll}>
                {texts.search.showAll}
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
