export const texts = {
  failed: 'Error al cargar tus solicitudes',
  badge: 'Solicitud enviada',
  patient: (name: string) => `Paciente: ${name}`,
  sent: (number: number, day: string) => `N.º ${number}, enviada el ${day}`,
  preference: (preference: string) => `Preferencia: ${preference}`,
  withdrawal: {
    title: '¿Anular la solicitud?',
    consequence: 'La clínica deja de buscar este turno. Si hace falta, podés enviar otra solicitud.',
    no: 'Volver',
    yes: 'Anular solicitud',
    busy: 'Anulando...',
    done: (specialty: string) => `Solicitud de ${specialty} anulada`,
    unsure: (reason: string) =>
      `No sabemos si la solicitud quedó anulada: ${reason}. Volvé a tocar el botón: no cambia nada si ya lo está.`,
  },
};
