import { plural } from '../domain/plural';
import type { DatabaseFacts, Facts, Finding } from './facts';
import { amount, finding, GIB, MIB } from './finding';
import { ofBackups } from './judge-backups';
import type { Names } from './names';

/** Temporary connections of a start and of `npm run migrate`. */
const STARTING = 2;
const NEEDED_EXTENSIONS = ['btree_gist', 'pg_trgm'];

export const GRANTS = 'Los GRANT de docs/operations.md, Two roles.';

/** Includes healthy findings. */
export function judge(facts: Facts, names: Names): Finding[] {
  return [
    ...ofDatabase(facts, names),
    ofMail(facts, names),
    ofMailDomain(facts, names),
    ofSpace(facts),
    ...ofBackups(facts, names),
    ...ofMachine(facts),
    ...ofWeb(facts, names),
  ];
}

function ofDatabase({ database, ...facts }: Facts, names: Names): Finding[] {
  if ('fault' in database)
    return [
      finding(
        'Base de datos',
        'mal',
        database.fault,
        database.todo ?? `Fijate que PostgreSQL esté en marcha, y que ${names.database} lleve a él desde esta máquina.`,
      ),
    ];
  const isPooled = database.isPooled ? ', por un pooler' : '';
  return [
    finding('Base de datos', 'ok', `PostgreSQL ${database.version}${isPooled}`),
    ofSchema(database, names),
    ofRights(database),
    ofText(database),
    ofConnections(database, facts),
    ofStandbys(database),
    ofClock(database),
    ofDemo(database, facts.isProduction),
  ];
}

function ofSchema({ schemaFault, pending, extensions }: DatabaseFacts, { migration }: Names): Finding {
  const what = 'Esquema';
  if (schemaFault !== null) return finding(what, 'mal', schemaFault, 'Usá la versión que dice, o una posterior.');
  if (pending > 0)
    return finding(
      what,
      'aviso',
      `${plural(pending, 'Falta', 'Faltan')} ${pending} ${plural(pending, 'migración', 'migraciones')}`,
      `${migration}.`,
    );
  const missing = NEEDED_EXTENSIONS.filter((name) => !extensions.includes(name));
  if (missing.length > 0)
    return finding(what, 'mal', `Faltan extensiones: ${missing.join(', ')}`, 'CREATE EXTENSION, como superusuario.');
  return finding(what, 'ok', 'Al día');
}

function ofRights({ closedTables, mayChangeTables }: DatabaseFacts): Finding {
  if (closedTables.length > 0)
    return finding(
      'Permisos',
      'mal',
      `El usuario no puede leer y escribir en ${closedTables.slice(0, 3).join(', ')}${closedTables.length > 3 ? '…' : ''}`,
      GRANTS,
    );
  return finding(
    'Permisos',
    'ok',
    mayChangeTables ? 'El usuario puede todo, también migrar' : 'El usuario puede todo menos migrar; para eso hay otro',
  );
}

function ofText({ encoding, hasCollationChanged, knowsZone }: DatabaseFacts): Finding {
  const what = 'Textos y horas';
  if (encoding !== 'UTF8')
    return finding(
      what,
      'mal',
      `La base guarda textos en ${encoding}`,
      'Hace falta una base en UTF8: creala y pasá los datos.',
    );
  if (hasCollationChanged)
    return finding(
      what,
      'mal',
      'El sistema ordena los textos de otro modo que cuando se hicieron los índices: pueden no encontrar lo que está',
      'REINDEX DATABASE, y después ALTER DATABASE … REFRESH COLLATION VERSION.',
    );
  if (!knowsZone)
    return finding(
      what,
      'mal',
      'PostgreSQL no conoce las zonas horarias de Argentina',
      'Instalá tzdata en su máquina.',
    );
  return finding(what, 'ok', 'UTF8, y conoce las zonas horarias');
}

function ofConnections(
  { maxConnections, isPooled }: DatabaseFacts,
  { poolSize, replicas }: Pick<Facts, 'poolSize' | 'replicas'>,
): Finding {
  const wanted = poolSize * replicas + STARTING;
  const says = `${replicas} × DATABASE_POOL_SIZE ${poolSize}, de ${maxConnections} conexiones`;
  if (isPooled || wanted <= maxConnections - 3) return finding('Conexiones', 'ok', says);
  return finding(
    'Conexiones',
    'mal',
    `${says}: no alcanzan`,
    'Bajá DATABASE_POOL_SIZE, o subí max_connections y reiniciá PostgreSQL.',
  );
}

function ofStandbys({ standbys, waitingCommits }: DatabaseFacts): Finding {
  if (waitingCommits > 0)
    return finding(
      'Réplicas de la base',
      'mal',
      'Lo que se guarda espera a una réplica sincrónica que no contesta: por ahora solo se puede consultar',
      'Levantá esa réplica, o sacala de synchronous_standby_names y recargá.',
    );
  return finding('Réplicas de la base', 'ok', standbys === '' ? 'Ninguna sincrónica' : `Sincrónicas: ${standbys}`);
}

function ofClock({ clockAheadMs }: DatabaseFacts): Finding {
  const seconds = Math.abs(clockAheadMs) / 1000;
  if (seconds < 2) return finding('Relojes', 'ok', 'El del servidor y el de la base van juntos');
  return finding(
    'Relojes',
    seconds < 30 ? 'aviso' : 'mal',
    `El de la base ${clockAheadMs > 0 ? 'adelanta' : 'atrasa'} ${Math.round(seconds)} segundos frente al de esta máquina`,
    'Prendé NTP (chrony, systemd-timesyncd) en las dos.',
  );
}

function ofDemo({ demoAccounts }: DatabaseFacts, isProduction: boolean): Finding {
  if (demoAccounts.length === 0) return finding('Cuentas de demostración', 'ok', 'Ninguna con la clave pública');
  return finding(
    'Cuentas de demostración',
    isProduction ? 'mal' : 'aviso',
    `Con una clave que es pública: ${demoAccounts.length}`,
    'Cambiales la clave o suspendelas antes de que alguien más llegue a este servidor.',
  );
}

function ofMail({ mail, isProduction }: Facts, { smtpUrl }: Names): Finding {
  if (mail === null)
    return finding(
      'Correo',
      isProduction ? 'mal' : 'aviso',
      `Sin ${smtpUrl} los correos no salen`,
      `Poné ${smtpUrl}, por ejemplo smtp://usuario:clave@servidor:587.`,
    );
  if (mail.fault !== null)
    return finding(
      'Correo',
      'mal',
      `El servidor no deja entrar: ${mail.fault}`,
      `Revisá ${smtpUrl}: servidor, puerto, usuario y clave.`,
    );
  return finding('Correo', 'ok', 'El servidor deja entrar (no se mandó nada)');
}

function ofMailDomain({ mail, mailDomain: { name, isKnown } }: Facts, { mailFrom }: Names): Finding {
  if (mail === null) return finding('Remitente', 'ok', 'No sale ningún correo');
  if (isKnown === null)
    return finding(
      'Remitente',
      'aviso',
      `No se pudo preguntar por el dominio ${name}`,
      'Revisá el DNS de esta máquina.',
    );
  if (isKnown) return finding('Remitente', 'ok', `El dominio ${name} existe`);
  return finding(
    'Remitente',
    'mal',
    `El dominio ${name} no existe: los correos van a rebotar`,
    `Poné en ${mailFrom} una dirección de la clínica.`,
  );
}

function ofSpace({ space: { folder, freeBytes, isWritable }, database }: Facts): Finding {
  const what = 'Espacio';
  if (isWritable === null) return finding(what, 'mal', `${folder} no contesta`, 'Revisá el disco o la red donde está.');
  if (!isWritable)
    return finding(
      what,
      'mal',
      `No se puede escribir en ${folder}`,
      'Dale permiso al usuario del servidor, o elegí otra carpeta con DATA_DIR.',
    );
  const size = 'fault' in database ? '' : `; la base ocupa ${amount(database.bytes)}`;
  const says = `Libres en DATA_DIR: ${amount(freeBytes)}${size}`;
  if (freeBytes >= 2 * GIB) return finding(what, 'ok', says);
  return finding(what, freeBytes < GIB / 4 ? 'mal' : 'aviso', says, 'Hacé lugar antes de que se llene.');
}

function ofMachine({ machine: { openFiles, memoryBytes, knowsZone }, poolSize }: Facts): Finding[] {
  const needed = 1_000 + poolSize;
  const files =
    openFiles === null || openFiles >= needed
      ? finding('Archivos abiertos', 'ok', openFiles === null ? 'Sin límite conocido' : `Hasta ${openFiles}`)
      : finding(
          'Archivos abiertos',
          'aviso',
          `Hasta ${openFiles}: con mucha gente no alcanzan`,
          'ulimit -n 65536, o LimitNOFILE en systemd.',
        );
  const memory =
    memoryBytes >= 384 * MIB
      ? finding('Memoria', 'ok', `Hasta ${amount(memoryBytes)}`)
      : finding('Memoria', 'aviso', `Hasta ${amount(memoryBytes)}: es poco`, 'Dale 512 MB o más.');
  const zones = knowsZone
    ? finding('Zonas horarias', 'ok', 'Node las conoce')
    : finding('Zonas horarias', 'mal', 'Node no conoce las de Argentina', 'Usá Node con ICU completo, como viene.');
  return [files, memory, zones];
}

function ofWeb(
  { publicUrl, isProduction, trustedProxies, webhookLocalTargets, outbound }: Facts,
  names: Names,
): Finding[] {
  const isHttps = publicUrl?.startsWith('https://') ?? false;
  const web = isHttps
    ? finding('Dirección pública', 'ok', publicUrl!)
    : finding(
        'Dirección pública',
        isProduction ? 'mal' : 'aviso',
        publicUrl === null
          ? `Sin ${names.publicUrl} los enlaces de los correos llevan a localhost`
          : `${publicUrl} no es https`,
        `Poné ${names.publicUrl}, https://turnos.clinica.com.ar.`,
      );
  // TLS ends at a proxy, the only place here.
  const proxies =
    isHttps && trustedProxies === 0
      ? finding(
          'Proxy',
          'aviso',
          'Con https hay un proxy delante, y TRUST_PROXY es 0: todos comparten los límites de una persona',
          'TRUST_PROXY=1, o los que haya.',
        )
      : finding('Proxy', 'ok', trustedProxies === 0 ? 'Ninguno' : `Se les cree a ${trustedProxies}`);
  const mode = isProduction
    ? finding('Modo', 'ok', 'NODE_ENV=production')
    : finding(
        'Modo',
        'aviso',
        'Sin NODE_ENV=production: los correos se pueden leer en /dev/mail',
        'NODE_ENV=production, si atiende a pacientes.',
      );
  const local = webhookLocalTargets
    ? [
        finding(
          'Avisos',
          'aviso',
          'WEBHOOK_LOCAL_TARGETS deja llamar a esta máquina',
          'Sacala cuando termine la prueba.',
        ),
      ]
    : [];
  if (outbound === null) return [web, proxies, mode, ...local];
  const { target, fault } = outbound;
  const out = fault
    ? finding('Salida', 'mal', `No se llega a ${target}: ${fault}`, 'Abrí el puerto 443 hacia afuera en el firewall.')
    : finding('Salida', 'ok', `Se llega a ${target}`);
  return [web, proxies, mode, ...local, out];
}
