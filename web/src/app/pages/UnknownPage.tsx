import Typography from '@mui/material/Typography';
import { UNKNOWN_PAGE_WORDS } from '@turnero/api/domain/unknown-page';
import { useNavigate } from 'react-router-dom';

import { useClinic, usePageTitle } from '../../clinic/facts/useClinic';
import { HOME_PATH } from '../../clinic/paths';
import { SPECIALTIES_PATH } from '../../features/landing/landing.paths';
import { SearchBox } from '../../features/landing/search/SearchBox';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { WordsPage } from '../shell/ErrorPage';

/** For unknown addresses. The documents give the heading, in English. */
export function UnknownPage() {
  usePageTitle(UNKNOWN_PAGE_WORDS.tabTitle);
  const phone = useClinic()?.phone;
  const navigate = useNavigate();
  return (
    <WordsPage>
      <Typography variant="h1">{UNKNOWN_PAGE_WORDS.title}</Typography>
      <p>{UNKNOWN_PAGE_WORDS.sentence}</p>
      <p>{UNKNOWN_PAGE_WORDS.hint}</p>
      <SearchBox specialties={undefined} phone={phone} onShowSpecialties={() => void navigate(SPECIALTIES_PATH)} />
      <ButtonLink to={HOME_PATH}>{UNKNOWN_PAGE_WORDS.home}</ButtonLink>
    </WordsPage>
  );
}
