import type { Table } from './table.ts';

/** What `npm run host` and the other commands of a hosted league print. */
export const hostSentences = {
  // Signing in, and a forgotten password

  hostSupabaseSilent: {
    es: 'Supabase no responde. Ejecutar el comando otra vez.\n  {reason}',
    en: 'Supabase does not answer. Run the command again.\n  {reason}',
  },
  hostUnknownHere: {
    es: 'Supabase no sabe quién ejecuta esto: poner en SUPABASE_ACCESS_TOKEN un token de https://supabase.com/dashboard/account/tokens.',
    en: 'Supabase does not know you: set SUPABASE_ACCESS_TOKEN to a token of https://supabase.com/dashboard/account/tokens.',
  },
  hostSignIn: {
    es: 'Supabase todavía no conoce esta computadora:',
    en: 'Supabase does not know this machine yet:',
  },
  hostNobodySignedIn: {
    es: 'Nadie entró a Supabase. Ejecutar npm run host otra vez.',
    en: 'Nobody signed in to Supabase. Run npm run host again.',
  },
  hostPasswordRenewed: {
    es: '{email} tiene otra contraseña: {password}  ← anotarla, no se muestra otra vez. Las sesiones abiertas terminan dentro de una hora.',
    en: '{email} has another password: {password}  ← write it down, it is not shown again. Open sessions end within an hour.',
  },
  hostNoSuchUser: {
    es: 'En ese proyecto no hay ninguna cuenta con el correo {email}: npm run host la crea.',
    en: 'That project has no account with the e-mail {email}: npm run host makes it.',
  },
  hostPasswordStays: {
    es: 'La contraseña sigue siendo la de antes: Supabase no la cambió ({reason}).',
    en: 'The password is the one of before: Supabase did not change it ({reason}).',
  },
  hostSecretKeyRefused: {
    es: 'Auth no aceptó la clave secreta: copiarla otra vez de la configuración del proyecto, API Keys.',
    en: 'Auth refused the secret key: copy it again from the project’s settings, API Keys.',
  },
  hostNoUserMade: {
    es: 'Auth no pudo crear la cuenta ({reason}). Ejecutar el comando otra vez.',
    en: 'Auth could not make the user ({reason}). Run the command again.',
  },

  // Questions

  hostProjectQuestion: {
    es: 'El proyecto: sus 20 letras, o su dirección en supabase.com',
    en: 'The project: its 20 letters, or its address at supabase.com',
  },
  hostNoProject: {
    es: 'Eso no es un proyecto: copiar las 20 letras que siguen a supabase.com/dashboard/project/.',
    en: 'That is no project: copy the 20 letters after supabase.com/dashboard/project/.',
  },
  hostPublishableKeyQuestion: {
    es: 'Su clave publicable (configuración del proyecto, API Keys, Publishable key)',
    en: 'Its publishable key (project settings, API Keys)',
  },
  hostNoPublishableKey: {
    es: 'Esa no es una clave publicable: empieza con {prefix}.',
    en: 'That is no publishable key: it begins with {prefix}.',
  },
  hostSecretKeyQuestion: {
    es: 'Una clave secreta suya, de la misma página (Secret keys); no se guarda',
    en: 'A secret key of it, from the same page; it is not stored',
  },
  hostNoSecretKey: {
    es: 'Esa no es una clave secreta: empieza con {prefix}.',
    en: 'That is no secret key: it begins with {prefix}.',
  },
  hostHookQuestion: {
    es: 'La dirección que vuelve a construir y publicar el sitio (build hook), si hay una',
    en: 'A hook that builds and publishes the site again, if there is one',
  },
  hostNoHook: {
    es: 'Tiene que ser una dirección que empieza con https://, sin espacios, tildes, comillas ni contraseña.',
    en: 'A hook is an address that begins with https://, without spaces, accents, quotes or a password.',
  },
  hostHookTokenQuestion: {
    es: 'Su token, si lo pide (el de GitHub sí); lo guarda la base de datos',
    en: 'Its token, if it needs one (GitHub’s does); the database keeps it',
  },
  hostNoToken: {
    es: 'Un token no tiene espacios ni tildes.',
    en: 'A token has neither spaces nor accents.',
  },
  hostFileQuestion: {
    es: 'El archivo de una copia con la que empieza la liga nueva, si hay una',
    en: 'The file of a backup with which a new league begins, if there is one',
  },
  hostReplacingFileQuestion: {
    es: 'El archivo de la copia que reemplaza a la liga',
    en: 'The file of the backup that replaces the league',
  },
  hostNoSuchFile: { es: 'Ese archivo no existe.', en: 'There is no such file.' },
  hostDatabaseQuestion: {
    es: 'La dirección de su base de datos con la contraseña (Connect, Session pooler); no se guarda',
    en: 'The address of its database with the password (Connect, Session pooler); it is not stored',
  },
  hostNoDatabase: {
    es: 'Esa no es la dirección de una base de datos con su contraseña: empieza con postgresql://.',
    en: 'That is no address of a database with its password: it begins with postgresql://.',
  },
  hostOtherDatabase: {
    es: 'Esa no es una base de datos de supabase.com.',
    en: 'That is no database of supabase.com.',
  },
  hostTransactionPooler: {
    es: 'Esa es la dirección del Transaction pooler: copiar la del Session pooler.',
    en: 'That is the transaction pooler: copy the one of the session pooler.',
  },
  hostDatabaseOfOther: {
    es: 'Esa es la base de datos de otro proyecto, no de {ref}.',
    en: 'That is the database of another project than {ref}.',
  },

  // The steps, each with what became of it

  hostStep: { es: '… {title}', en: '… {title}' },
  hostDone: { es: '✓ {what}', en: '✓ {what}' },
  hostFailed: { es: '✗ {what}', en: '✗ {what}' },
  hostCommandFailed: {
    es: '{what}: {reason}\n  Ejecutar el comando otra vez.',
    en: '{what}: {reason}\n  Run the command again.',
  },
  hostNothingNew: { es: 'no hay nada nuevo', en: 'there is nothing new' },
  hostMigrations: {
    es: 'Migraciones: las tablas y los permisos de la liga',
    en: 'Migrations: the tables and policies of the league',
  },
  hostMigrationsApplied: {
    es: ['{count} aplicada', '{count} aplicadas'],
    en: ['{count} applied', '{count} applied'],
  },
  hostMigrationsFailed: {
    es: 'Las migraciones no se aplicaron',
    en: 'The migrations were not applied',
  },
  hostFunctions: {
    es: 'Funciones: lo que la liga hace',
    en: 'Functions: what the league does',
  },
  hostFunctionsApplied: { es: 'aplicadas', en: 'applied' },
  hostFunctionsFailed: {
    es: 'No se terminó: las funciones son las de antes; {reason}',
    en: 'Not finished: the functions are those of before; {reason}',
  },
  hostOtherFunctions: {
    es: 'la base de datos sigue con otras. Ejecutar el comando otra vez.',
    en: 'the database still has others. Run the command again.',
  },
  hostConfiguration: {
    es: 'Configuración: sin registro de cuentas, esquemas, límites',
    en: 'Configuration: sign-up closed, schemas, limits',
  },
  hostConfigured: { es: 'como en supabase/config.toml', en: 'as in supabase/config.toml' },
  hostConfigurationFailed: {
    es: 'La configuración no se aplicó',
    en: 'The configuration was not applied',
  },
  hostStatementRefused: {
    es: 'La base de datos no aceptó «{statement}…»',
    en: 'The database refused “{statement}…”',
  },
  hostRestore: { es: 'Copia: «{league}» del {at}', en: 'Backup: “{league}” of {at}' },
  hostRestored: {
    es: 'recuperada, con {pictures}; todos entran con la contraseña de antes',
    en: 'restored, with {pictures}; everybody signs in with the password of before',
  },
  hostProjectHasLeague: {
    es: 'El proyecto tiene una liga: «{name}».',
    en: 'The project has a league: “{name}”.',
  },
  hostReplacedBackup: {
    es: 'La copia de «{name}», que se reemplaza, es {path}.',
    en: 'The backup of “{name}”, which is replaced, is {path}.',
  },
  hostAdministrator: {
    es: 'Quien administra: la cuenta {email}',
    en: 'Administrator: the user {email}',
  },
  hostUserMade: {
    es: 'creada, con la contraseña {password}  ← anotarla, no se muestra otra vez',
    en: 'made, with the password {password}  ← write it down, it is not shown again',
  },
  hostUserThere: {
    es: 'ya estaba, con la contraseña de antes',
    en: 'was there already, its password stays',
  },
  hostUserNotConfirmed: {
    es: 'ya estaba, pero su correo no está confirmado: antes de entrar, confirmarlo en supabase.com, Authentication',
    en: 'was there already, but its e-mail is not confirmed: confirm it in the dashboard, Authentication, before signing in',
  },
  hostRight: {
    es: 'Permiso: escribir, que solo tiene quien administra',
    en: 'Right: to write, which only administrators have',
  },
  hostRightGiven: { es: 'dado', en: 'given' },
  hostRightOfOthers: {
    es: 'dado; también lo tiene: {emails} (para quitarlo, borrar sus filas de private.admins)',
    en: 'given; so it is to {emails} (delete their rows of private.admins to take it away)',
  },
  hostVariables: {
    es: 'Variables de la construcción: {file}',
    en: 'Variables of the build: {file}',
  },
  hostVariablesWritten: {
    es: 'escritas; ninguna de las cuatro es secreta',
    en: 'written; none of the four is a secret',
  },
  hostHook: {
    es: 'Publicación: la base de datos hace publicar el sitio después de un cambio',
    en: 'Hook: the database has the site published after a change',
  },
  hostHookInstalled: {
    es: 'instalada; se llama unos minutos después del último cambio',
    en: 'installed; it is called a few minutes after the last change',
  },
  hostBuild: {
    es: 'Construcción: el sitio con los ajustes de la liga',
    en: 'Build: the site with the settings of the league',
  },
  hostBuilt: { es: 'construido en dist/', en: 'built in dist/' },
  hostBuildFailed: {
    es: 'El sitio no se construyó; las líneas de arriba dicen por qué. Ejecutar el comando otra vez.',
    en: 'The site was not built; the lines above say why. Run the command again.',
  },
  hostWhatIsLeft: {
    es: `
La liga está en {url}, su sitio en dist/. Lo que falta:

  1. Publicar dist/: arrastrar la carpeta a https://app.netlify.com/drop, o a cualquier
     hospedaje de archivos (README.es.md).
  2. Abrir /admin del sitio publicado y entrar. Una liga vacía empieza con una guía.
  3. Escribir ahí la dirección del sitio (La liga), y construirlo una vez más:
     {build}
     {later}
`,
    en: `
The league is at {url}, its site in dist/. What is left:

  1. Publish dist/: drag the folder to https://app.netlify.com/drop, or any host of static files
     (README, Your own league, hosted).
  2. Open /admin of the published site and sign in. An empty league begins with a guide.
  3. Enter the site's address there (La liga), and build once more:
     {build}
     {later}
`,
  },
  hostWithHook: {
    es: 'Los cambios que siguen se publican solos.',
    en: 'Later changes are published by the hook.',
  },
  hostWithoutHook: {
    es: 'Los cambios que siguen los publica .github/workflows/publish.yml, o ese comando.',
    en: 'Without a hook, .github/workflows/publish.yml or that command publishes later changes.',
  },

  // The key of the backups

  hostKey: { es: 'Clave: con ella se cifran las copias', en: 'Key: backups are encrypted to it' },
  hostKeyThere: { es: 'ya estaba, {fingerprint}', en: 'was there already, {fingerprint}' },
  hostKeyInstead: {
    es: 'ya estaba, {fingerprint}; {file} tenía otra, {other}',
    en: 'was there already, {fingerprint}; {file} had another one, {other}',
  },
  hostKeyMade: {
    es: '{fingerprint}; npm run backup -- --hosted escribe una copia. Anotar en /admin dónde está la clave privada',
    en: '{fingerprint}; npm run backup -- --hosted writes a backup. Note at /admin where the private key is',
  },
  hostNoKeyMade: {
    es: 'no se hizo: acá no hay quien guarde su mitad privada. Ejecutar el comando en una terminal',
    en: 'not made: nobody is here to keep its private half. Run the command on a terminal',
  },
  hostWrongKey: {
    es: 'BACKUP_KEY de {file} no es una clave pública.',
    en: 'BACKUP_KEY of {file} is no public key.',
  },
  hostNoLastProject: {
    es: '{file} no nombra un proyecto: ejecutar primero npm run host.',
    en: '{file} names no project: run npm run host first.',
  },
  hostNoBackupKey: {
    es: 'La liga no tiene una clave para sus copias: ejecutar npm run host en una terminal, que hace una.',
    en: 'The league has no key for backups: run npm run host on a terminal, which makes one.',
  },
  hostOtherBackupKey: {
    es: 'La clave de las copias de la liga es {key}, y {file} tiene otra: ejecutar npm run host, que toma la de la liga.',
    en: 'The key of the league’s backups is {key}, and {file} has another one: run npm run host, which takes the league’s.',
  },
  privateKeyQuestion: {
    es: 'La clave privada del archivo (AGE-SECRET-KEY-1…)',
    en: 'The private key of the file (AGE-SECRET-KEY-1…)',
  },
  noPrivateKey: {
    es: 'Esa no es una clave privada: empieza con AGE-SECRET-KEY-1.',
    en: 'That is no private key: it begins with AGE-SECRET-KEY-1.',
  },
  publicKeyQuestion: {
    es: 'La clave pública de sus copias (age1…), si hay una de antes; sin ella se hace una',
    en: 'The public key of its backups (age1…), if you have one from before; without it one is made',
  },
  noPublicKey: {
    es: 'Esa no es una clave pública: empieza con age1 y tiene 62 letras.',
    en: 'That is no public key: it begins with age1 and has 62 letters.',
  },
  newBackupKey: {
    es: `
  Esta es la clave privada de las copias de la liga. Sin ella no se puede abrir ninguna copia, y
  no se guarda en ningún lado: anotarla, en un administrador de contraseñas o en papel. No se
  muestra otra vez.

     {privateKey}

  Su mitad pública es {publicKey}.
`,
    en: `
  This is the private key of the league's backups. Without it no backup can be opened, and
  it is stored nowhere: write it down, in a password manager or on paper. It is not shown again.

     {privateKey}

  Its public half is {publicKey}.
`,
  },
  lastLettersQuestion: {
    es: 'Sus últimas {count} letras, de donde se anotó',
    en: 'Its last {count} letters, from where you have written it',
  },
  otherLastLetters: {
    es: 'Esas no son sus últimas letras.',
    en: 'Those are not its last letters.',
  },

  // The check of what a visitor may do

  hostCheck: {
    es: 'Control: qué puede hacer quien visita el sitio, y qué no',
    en: 'Check: what a visitor may and may not do',
  },
  hostNotBuilt: {
    es: 'El sitio no se construye, porque el control de arriba encontró algo.',
    en: 'The site is not built, since the check above found something.',
  },
  checkReads: {
    es: 'quien visita lee resultados, partidos, parejas y ajustes',
    en: 'visitors read results, matches, pairs and settings',
  },
  checkRowMissing: { es: '{table}: falta su fila', en: '{table}: its row is missing' },
  checkNotRead: {
    es: 'No se lee: {problems}. Revisar la clave publicable, esperar un minuto y ejecutar el comando otra vez.',
    en: 'Not read: {problems}. Check the publishable key, wait a minute and run the command again.',
  },
  checkWrites: {
    es: 'quien visita no escribe en ninguna de {tables} tablas, ni llama a ninguna de {functions} funciones',
    en: 'visitors write none of {tables} tables, and call none of {functions} functions',
  },
  checkAdd: { es: 'agregar a {table}', en: 'add to {table}' },
  checkChange: { es: 'cambiar {table}', en: 'change {table}' },
  checkDelete: { es: 'borrar de {table}', en: 'delete from {table}' },
  checkRead: { es: 'leer {table}', en: 'read {table}' },
  checkCall: { es: 'llamar a {name}', en: 'call {name}' },
  checkAnybodyMay: {
    es: 'Cualquiera puede {rights}. Alguien cambió a mano los permisos de esta base de datos: compararlos con supabase/migrations antes de publicar la liga.',
    en: 'Anybody may {rights}. Somebody changed the rights of this database by hand: compare them with supabase/migrations before the league is published.',
  },
  checkSignUp: { es: 'nadie se registra', en: 'nobody signs up' },
  checkSignUpOpen: {
    es: 'El registro está abierto. Ejecutar el comando otra vez, o cerrarlo en la configuración del proyecto, Authentication.',
    en: 'Sign-up is open. Run the command again, or switch it off in the project’s settings, Authentication.',
  },
  checkAuthSilent: {
    es: 'Auth no responde ({reason}). Ejecutar el comando otra vez.',
    en: 'Auth does not answer ({reason}). Run the command again.',
  },
  checkAnnounced: {
    es: 'los cambios de {tables} se anuncian',
    en: 'changes of {tables} are announced',
  },
  checkNotAnnounced: {
    es: 'Realtime no confirma la suscripción ({reason}). Mirar en la configuración del proyecto, Realtime, y en Database, Publications: supabase_realtime tiene esas tablas.',
    en: 'Realtime does not confirm the subscription ({reason}). See the project’s settings, Realtime, and Database, Publications: supabase_realtime holds these tables.',
  },
  checkPictures: { es: 'quien visita ve las imágenes', en: 'visitors read pictures' },
  checkNoPicture: {
    es: 'Storage no da {path} del depósito pictures (estado {status}). Ejecutar el comando otra vez; las migraciones crean el depósito.',
    en: 'Storage does not give {path} of the bucket pictures (status {status}). Run the command again; the bucket comes with the migrations.',
  },
  checkUpload: { es: 'quien visita no sube imágenes', en: 'visitors upload no pictures' },
  checkAnybodyUploads: {
    es: 'Cualquiera puede subir imágenes ({reason}). Borrar {path} del depósito pictures, y comparar los permisos de storage.objects con supabase/migrations.',
    en: 'Anybody may upload pictures ({reason}). Delete {path} in the bucket pictures, and compare the policies of storage.objects with supabase/migrations.',
  },
} as const satisfies Table;
