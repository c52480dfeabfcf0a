import type { Screen } from './screen';

export const DIRECTORY_SCREENS: Screen[] = [
  {
    name: 'directory-professional',
    path: '/profesionales/mariana-ferreyra',
    prepare: (page) => page.getByRole('list', { name: 'Próximos horarios de Mariana Ferreyra' }).waitFor(),
  },
  {
    name: 'directory-specialty',
    path: '/especialidades/cardiologia',
    prepare: (page) =>
      page
        .getByRole('list', { name: /^Próximos horarios de/ })
        .first()
        .waitFor(),
  },
  {
    name: 'directory-unknown',
    path: '/profesionales/nadie',
    prepare: (page) => page.getByRole('heading', { level: 1, name: 'No encontramos a ese profesional' }).waitFor(),
  },
  {
    name: 'directory-widget',
    path: '/widget?especialidad=cardiologia',
    prepare: (page) => page.getByRole('heading', { name: 'Próximos turnos de Cardiología' }).waitFor(),
  },
  {
    name: 'directory-widget-dark-site',
    path: '/widget?profesional=mariana-ferreyra&tema=oscuro',
    prepare: (page) => page.getByRole('heading', { name: 'Próximos turnos con Mariana Ferreyra' }).waitFor(),
  },
];
