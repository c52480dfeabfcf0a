export const soonestTexts = {
  label: 'Primeros horarios libres',
  preferred: 'preferido',
  noneEver:
    'Hace falta que el profesional atienda y que la sala abra: configuralo en Disponibilidad, o elegí otro horario.',
};
