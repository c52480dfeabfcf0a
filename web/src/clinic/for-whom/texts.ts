export const texts = {
  question: '¿Para quién es el turno?',
  me: 'Para mí',
  member: (name: string) => `Para ${name}`,
  other: 'Para otra persona',
  familyKind: '¿Sumarla a tu familia?',
  familyKinds: {
    '': 'No, solo esta vez',
    mother: 'Sí, soy su madre',
    father: 'Sí, soy su padre',
    guardian: 'Sí, está a mi cargo',
  },
  familyHint: 'Solo menores de 18 años. La próxima vez la elegís de la lista.',
  name: 'Nombre y apellido del paciente',
  birthDate: 'Fecha de nacimiento',
  own: 'Tus datos',
  ownName: 'Tu nombre y apellido',
};
