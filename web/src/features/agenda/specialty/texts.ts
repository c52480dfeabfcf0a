interface Practice {
  name: string;
  specialtyName: string | null;
}

export const texts = {
  title: '¿Pasar el turno a otra especialidad?',
  summary: (patient: string, from: Practice, to: Practice) =>
    `${patient} tiene turno con ${from.name}, de ${from.specialtyName}. ${to.name} atiende ${to.specialtyName}.`,
  no: 'No mover',
  yes: 'Mover igual',
};
