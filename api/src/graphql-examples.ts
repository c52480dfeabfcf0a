import type { GraphQLExample } from './platform/http/graphql-pages';

/** A session's token (signIn) or an API key. */
const AS_SOMEBODY = { Authorization: 'Bearer <token de signIn, o una clave de API>' };

/** A test validates them against the schema. */
export const GRAPHQL_EXAMPLES: readonly GraphQLExample[] = [
  {
    name: 'especialidades',
    title: 'Especialidades',
    document: `# Lo que la clínica atiende. No hace falta una sesión.
query Especialidades {
  specialties {
    id
    name
    professionalCount
    professionals {
      id
      name
    }
  }
}
`,
  },
  {
    name: 'horarios-libres',
    title: 'Horarios libres',
    document: `# Los próximos horarios de una especialidad, el más cercano primero.
query HorariosLibres($especialidad: Int!) {
  soonestSlots(specialtyId: $especialidad, first: 5) {
    startTime
    durationMinutes
    professional {
      id
      name
    }
    room {
      id
      name
    }
  }
}
`,
    variables: { especialidad: 1 },
  },
  {
    name: 'reservar',
    title: 'Reservar un turno',
    document: `# Con un horario de "Horarios libres". Al reintentar con la misma clave (idempotencyKey) no se
# reserva dos veces; para otro turno va otra clave.
mutation ReservarTurno($turno: BookAppointmentInput!, $clave: String) {
  bookAppointment(input: $turno, idempotencyKey: $clave) {
    id
    status
    startTime
    professionalName
    roomName
  }
}
`,
    variables: {
      turno: {
        professionalId: 1,
        roomId: 1,
        startTime: '2027-03-15T09:00:00-03:00',
        patientName: 'Ana Pérez',
        patientEmail: 'ana@ejemplo.example',
        patientPhone: '11 5555-0101',
      },
      clave: 'un-texto-al-azar-1',
    },
  },
  {
    name: 'iniciar-sesion',
    title: 'Iniciar sesión',
    document: `# El token va después en los encabezados: Authorization: Bearer <token>.
mutation IniciarSesion($correo: String!, $clave: String!) {
  signIn(email: $correo, password: $clave) {
    token
    user {
      name
      role
    }
  }
}
`,
    variables: { correo: 'profesional@clinica.example', clave: 'demo1234' },
  },
  {
    name: 'turnos-del-dia',
    title: 'Turnos de un día',
    document: `# Para administradores los de todos, para profesionales los propios. Quién pregunta lo dice el encabezado
# Authorization; en GraphiQL, sin él, la sesión que este navegador tiene abierta en Turnero.
query TurnosDelDia($dia: LocalDate!) {
  agendaDay(date: $dia) {
    appointments {
      id
      startTime
      endTime
      status
      patientName
      professionalName
      roomName
    }
  }
}
`,
    variables: { dia: '2027-03-15' },
    headers: AS_SOMEBODY,
  },
  {
    name: 'lista-por-partes',
    title: 'Una lista por partes',
    document: `# Todos los turnos, de a 20: pageInfo.endCursor es el after de la parte siguiente.
query ListaPorPartes($despuesDe: String) {
  appointmentsConnection(first: 20, after: $despuesDe, order: earliest) {
    edges {
      node {
        id
        startTime
        status
        professionalName
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: { despuesDe: null },
    headers: AS_SOMEBODY,
  },
  {
    name: 'errores',
    title: 'Errores',
    document: `# Todo error trae un texto para mostrar y, en extensions, un código estable (code), el estado HTTP que
# le corresponde (status) y, si es de un dato, cuál (field).
query Errores {
  appointment(id: "00000000-0000-4000-8000-000000000000") {
    id
  }
}
`,
  },
];
