import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';

import { useClinic, usePageTitle } from '../../shared/clinic/useClinic';
import { notify } from '../../shared/notify/notify';
import { HOME_PATH } from '../../shared/paths';
import { professionalCountText } from '../../shared/people/availability-text';
import { ProfessionalCard } from '../../shared/people/ProfessionalCard';
import { SpecialtyIcon } from '../../shared/specialty-icon/SpecialtyIcon';
import { EmptyState } from '../../shared/states/EmptyState';
import { PageSpinner } from '../../shared/states/PageSpinner';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { CardGrid, Muted, PageWidth } from '../../shared/ui/layout';
import { bookingPath } from '../booking/booking.paths';
import { PROFESSIONALS_PATH, SPECIALTIES_PATH } from '../landing/landing.paths';
import { useSpecialtyWithProfessionalsQuery, type SpecialtyWithProfessionalsQuery } from './request-page.generated';

const Page = styled(PageWidth)({ display: 'grid', gap: 24 });
const Back = styled(Link)({ display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 44, justifySelf: 'start' });
const Head = styled('div')({ display: 'flex', gap: 16, alignItems: 'center', '& p': { color: 'var(--muted)' } });

const FAILURE = 'Error al cargar la especialidad';

/** A specialty and who can be booked in it. One that cannot be loaded is told in a toast, and the landing opens. */
export function RequestPage() {
  const id = Number(useParams()['specialtyId']);
  const { data, error } = useSpecialtyWithProfessionalsQuery({ variables: { id }, skip: !isId(id), errorToast: false });
  const navigate = useNavigate();
  usePageTitle(data?.specialty.name ?? 'Especialidad');
  useEffect(() => {
    if (!error && isId(id)) return;
    notify.error(FAILURE);
    void navigate(HOME_PATH, { replace: true });
  }, [id, error, navigate]);
  return (
    <Page className="public">
      <Back to={SPECIALTIES_PATH}>
        <ChevronLeftIcon fontSize="small" />
        Volver a Especialidades
      </Back>
      {data ? <Content {...data} /> : <PageSpinner label="Cargando la especialidad…" />}
    </Page>
  );
}

/** Ids are positive and fit the API's Int. */
function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31;
}

function Content({ specialty, professionals }: SpecialtyWithProfessionalsQuery) {
  const currency = useClinic()?.currency;
  return (
    <>
      <Head>
        <SpecialtyIcon icon={specialty.icon} />
        <div>
          <h1>{specialty.name}</h1>
          <p>{professionalCountText(specialty.professionalCount)}</p>
        </div>
      </Head>
      {specialty.description && <Muted>{specialty.description}</Muted>}
      <h2>Elegir profesional</h2>
      {professionals.length === 0 && (
        <EmptyState
          title="No hay profesionales disponibles en esta especialidad"
          action={
            <ButtonLink to={PROFESSIONALS_PATH} variant="outlined">
              Ver todos los profesionales
            </ButtonLink>
          }
        />
      )}
      <CardGrid className="cards">
        {professionals.map((professional) => (
          <li key={professional.id}>
            <ProfessionalCard professional={professional} currency={currency} bookingTo={bookingPath(professional.id)} />
          </li>
        ))}
      </CardGrid>
    </>
  );
}
