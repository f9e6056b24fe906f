import { buildSentences } from './buildSentences.ts';
import { hostSentences } from './hostSentences.ts';
import type { Table } from './table.ts';

/**
 * All that the commands of a league print, in the two languages of the terminal; `{name}` is a value. What nobody can
 * mend but who changes the program stays in English, wherever it is printed.
 */
export const sentences = {
  ...buildSentences,
  ...hostSentences,

  // The command line

  noLanguage: {
    es: '--lang es «{language}»: tiene que ser es o en.',
    en: '--lang is "{language}": it must be es or en.',
  },
  noSuchOption: {
    es: '{argument} no es una opción. Las opciones son {options}.',
    en: '{argument} is no option. The options are {options}.',
  },
  optionWithoutValue: {
    es: 'Falta el valor de {argument}. Las opciones son {options}.',
    en: 'The value of {argument} is missing. The options are {options}.',
  },
  optionWithValue: {
    es: '{argument} no lleva un valor. Las opciones son {options}.',
    en: '{argument} takes no value. The options are {options}.',
  },
  wrongYesOrNo: {
    es: '{variable} es «{value}»: tiene que ser yes o no.',
    en: '{variable} is "{value}": it must be yes or no.',
  },
  wrongPort: {
    es: 'PORT es «{value}»: tiene que ser un número entero de 0 a 65535.',
    en: 'PORT is "{value}": it must be a whole number from 0 to 65535.',
  },

  systemAnswered: {
    es: 'El sistema no lo hizo ({reason}).',
    en: 'The system did not do it ({reason}).',
  },

  // Questions

  question: { es: '{text}:', en: '{text}:' },
  questionWithAnswer: { es: '{text} [{proposed}]:', en: '{text} [{proposed}]:' },
  questionWithoutAnswer: { es: '{text} [Enter: nada]:', en: '{text} [Enter: none]:' },
  typeYes: { es: '{text} [escribir sí]', en: '{text} [type yes]' },
  wrongAnswer: { es: '  {problem}', en: '  {problem}' },
  wrongVariable: { es: '{variable}: {problem}', en: '{variable}: {problem}' },
  nobodyToAsk: {
    es: 'Acá no hay a quién preguntar: indicar {variable} ({text}).',
    en: 'Nobody can be asked here: set {variable} ({text}).',
  },

  // The start

  openingDatabase: { es: 'Abriendo la base de datos…', en: 'Opening the database…' },
  bundling: { es: 'Preparando el código del sitio…', en: 'Bundling the site’s code…' },
  buildingPages: { es: 'Construyendo las páginas del sitio…', en: 'Building the site’s pages…' },
  codeChanged: {
    es: 'El programa cambió: el sitio se construye otra vez…',
    en: 'The code has changed: the site is built again…',
  },
  siteDamaged: {
    es: 'El sitio guardado no está entero: se construye otra vez…',
    en: 'The kept site is not whole: it is built again…',
  },
  buildEnded: {
    es: 'La construcción del sitio se detuvo por {signal}.',
    en: 'The build of the site was ended by {signal}.',
  },
  noSite: {
    es: '{folder} no tiene un sitio construido (index.html).',
    en: '{folder} holds no built site (index.html).',
  },
  startedDemo: {
    es: `
  Dirección del sitio: {address}
  Dirección de la API: {api}
      Clave publicable: {key}
                Correo: {email}
            Contraseña: {password}

  Entrar en {admin}. Ctrl-C detiene la liga.
`,
    en: `
         Site URL: {address}
          API URL: {api}
  Publishable key: {key}
     Admin e-mail: {email}
   Admin password: {password}

  Sign in at {admin}. Ctrl-C stops the league.
`,
  },
  startedOwn: {
    es: `
  Dirección del sitio: {address}
  Dirección de la API: {api}
      Clave publicable: {key}
                Correo: {email}

  Entrar en {admin}. Ctrl-C detiene la liga.
`,
    en: `
         Site URL: {address}
          API URL: {api}
  Publishable key: {key}
     Admin e-mail: {email}

  Sign in at {admin}. Ctrl-C stops the league.
`,
  },
  developmentAdministrator: {
    es: 'Correo: {email}, contraseña: {password}',
    en: 'Admin: {email}, password: {password}',
  },
  ownPassword: { es: 'la que se eligió en /admin', en: 'the one that was chosen at /admin' },
  openDemo: {
    es: 'Atención: con HOST={host} otras computadoras alcanzan esta liga de demostración, cuya contraseña es pública.',
    en: 'Warning: HOST={host} lets other machines reach this demo league, whose password is public.',
  },
  openWithoutHttps: {
    es: 'Atención: con HOST={host} otras computadoras alcanzan esta liga sin https: quien comparte la red puede leer la contraseña al entrar.',
    en: 'Warning: HOST={host} lets other machines reach this league without https: who shares their network can read the password when you sign in.',
  },
  portTaken: {
    es: 'El puerto {port} está ocupado. Detener lo que lo usa, o indicar otro con PORT.',
    en: 'Port {port} is taken. Stop what uses it, or set PORT to another one.',
  },
  portNeedsRights: {
    es: 'El puerto {port} pide permisos que este usuario no tiene. Indicar con PORT uno mayor que 1023.',
    en: 'Port {port} needs rights that this user does not have. Set PORT to one above 1023.',
  },
  cannotListen: {
    es: 'No se puede usar {host}:{port} ({reason}).',
    en: 'Cannot listen on {host}:{port} ({reason}).',
  },
  newAdministrator: {
    es: `
                Correo: {email}
            Contraseña: {password}

  La contraseña se muestra esta única vez. Se puede cambiar en /admin.
`,
    en: `
     Admin e-mail: {email}
   Admin password: {password}

  The password is shown this once. You can change it at /admin.
`,
  },
  emailQuestion: { es: 'Correo de quien administra', en: 'E-mail of the administrator' },
  noEmail: { es: 'Eso no es un correo.', en: 'That is no e-mail address.' },
  wrongAdminEmail: {
    es: 'ADMIN_EMAIL es «{email}»: tiene que ser un correo.',
    en: 'ADMIN_EMAIL is "{email}": it must be an e-mail address.',
  },
  administratorNeeded: {
    es: 'Una liga nueva necesita quien la administre. Indicar su correo con ADMIN_EMAIL la primera vez.',
    en: 'A new league needs an administrator. Set ADMIN_EMAIL to their e-mail address for the first start.',
  },
  noLivePages: {
    es: 'Las páginas se sirven sin resultados, que cada visita pide después: {reason}',
    en: 'Pages are served without rows, which each visit asks for afterwards: {reason}',
  },
  pageFailed: {
    es: 'Una página no se pudo preparar con sus resultados: {reason}',
    en: 'A page could not be made with its rows: {reason}',
  },
  databaseOpenAgain: {
    es: 'La base de datos está abierta otra vez.',
    en: 'The database is open again.',
  },
  databaseCannotBeOpened: {
    es: 'La base de datos no se puede abrir: {reason}',
    en: 'The database cannot be opened: {reason}',
  },
  databaseCannotBeOpenedNow: {
    es: 'La base de datos de {folder} no se puede abrir ahora ({reason}). No cambió nada: empezar otra vez. Si no alcanza:\n{way}',
    en: 'The database in {folder} cannot be opened now ({reason}). Nothing was changed: start again. If that is not enough:\n{way}',
  },
  postgresHasEnded: { es: 'Postgres terminó: {reason}', en: 'Postgres has ended: {reason}' },

  // The data folder

  dataDirEmpty: {
    es: 'DATA_DIR está vacío: tiene que nombrar una carpeta.',
    en: 'DATA_DIR is empty: it must name a folder.',
  },
  folderIsFile: {
    es: 'La carpeta de datos {folder} es un archivo. Indicar otra con DATA_DIR o --data-dir.',
    en: 'The data folder {folder} is a file. Name another one with DATA_DIR or --data-dir.',
  },
  folderHasDemo: {
    es: 'La carpeta de datos {folder} tiene la liga de demostración. Indicar con DATA_DIR otra para la liga propia.',
    en: 'The data folder {folder} holds the demo league. Set DATA_DIR to another one for your own.',
  },
  folderHasOwn: {
    es: 'La carpeta de datos {folder} tiene una liga que no es la de demostración. Empezarla con DEMO=no, o indicar otra con DATA_DIR.',
    en: 'The data folder {folder} holds a league that is not the demo. Start it with DEMO=no, or set DATA_DIR to another one.',
  },
  folderInUse: {
    es: 'Otro proceso está usando la carpeta de datos {folder}. Detenerlo, o indicar otra con DATA_DIR.',
    en: 'The data folder {folder} is in use by another process. Stop it, or set DATA_DIR to another one.',
  },
  noLeague: { es: 'No hay una liga en {folder}.', en: 'There is no league in {folder}.' },

  // Damage

  leagueCannotBeOpened: {
    es: 'La liga de {folder} no se puede abrir: {reason}. No se movió, borró ni llenó nada.\n{way}',
    en: 'The league in {folder} cannot be opened: {reason}. Nothing was moved, deleted or filled.\n{way}',
  },
  leagueDidNotOpen: {
    es: 'La liga de {folder} no se puede abrir: {reason}.\n{way}',
    en: 'The league in {folder} cannot be opened: {reason}.\n{way}',
  },
  folderGone: {
    es: 'La carpeta de datos {folder} ya no está en su lugar: con la liga abierta se movió, se borró o se reemplazó. No se puede guardar nada hasta que vuelva. Si vuelve y esto sigue, detener la liga y empezarla otra vez.',
    en: 'The data folder {folder} is not in its place any more: it was moved, removed or replaced while the league is open. Nothing can be saved until it is back. If it is back and this goes on, stop the league and start it again.',
  },
  rescued: {
    es: 'Lo guardado hasta ahora está en la copia {path}.',
    en: 'What was saved until now is in the backup {path}.',
  },
  folderBack: {
    es: 'La carpeta de datos {folder} está otra vez en su lugar.',
    en: 'The data folder {folder} is in its place again.',
  },
  databaseGone: {
    es: 'falta su base de datos, y todavía tiene {remains}',
    en: 'its database is gone, and it still has {remains}',
  },
  itsSecret: { es: 'su secreto', en: 'its secret' },
  itsOwnMark: {
    es: 'la marca de una liga propia',
    en: 'the mark of a league of your own',
  },
  itsPictures: { es: 'imágenes', en: 'pictures' },
  itsBackups: { es: 'copias al lado', en: 'backups beside it' },
  secretGone: {
    es: 'falta su secreto {file}, que firma las sesiones (sus filas están: npm run backup -- --data-dir "{folder}" las escribe en un archivo)',
    en: 'its secret {file}, which signs the sessions, is gone (its rows are there: npm run backup -- --data-dir "{folder}" writes them into a file)',
  },
  secretDamaged: {
    es: 'está dañado su secreto {file}, que firma las sesiones (sus filas están: npm run backup -- --data-dir "{folder}" las escribe en un archivo)',
    en: 'its secret {file}, which signs the sessions, is damaged (its rows are there: npm run backup -- --data-dir "{folder}" writes them into a file)',
  },
  versionMissing: { es: 'falta el archivo PG_VERSION', en: 'the file PG_VERSION is missing' },
  versionDamaged: {
    es: 'su archivo PG_VERSION está dañado',
    en: 'its file PG_VERSION is damaged',
  },
  lockDamaged: {
    es: 'su archivo server.lock no se puede usar ({reason})',
    en: 'its file server.lock cannot be used ({reason})',
  },
  filesUnreadable: {
    es: 'no se pueden leer sus archivos ({reason})',
    en: 'its files cannot be read ({reason})',
  },
  postgresCannotRead: {
    es: 'Postgres no puede leer su base de datos',
    en: 'Postgres cannot read its database',
  },
  postgresSays: {
    es: 'Postgres no puede leer su base de datos ({reason})',
    en: 'Postgres cannot read its database ({reason})',
  },
  otherPostgres: {
    es: 'La liga de {folder} no se puede abrir: la escribió Postgres {version}, y este es Postgres {known}. Está entera, y no cambió nada: ejecutar npm run backup con la versión de este proyecto que la escribió, y recuperar ese archivo con esta.\n{way}',
    en: 'The league in {folder} cannot be opened: it was written by Postgres {version}, and this is Postgres {known}. It is whole, and nothing was changed: run npm run backup with the version of this project that wrote it, and restore that file with this one.\n{way}',
  },
  noBackup: {
    es: 'No hay ninguna copia en {folder}; con un archivo propio esto recupera la liga: {command}',
    en: 'There is no backup in {folder}; with a file of yours this brings the league back: {command}',
  },
  copiesAre: {
    es: 'Copias, la más nueva primero:\n  {copies}\nEsto recupera la primera: {command}',
    en: 'Backups, the newest first:\n  {copies}\nThis brings the first one back: {command}',
  },
  copyIs: { es: '{time}: {contents} ({path})', en: '{time}: {contents} ({path})' },
  fileOfYours: { es: 'ARCHIVO', en: 'FILE' },
  diskFull: {
    es: 'El disco de la carpeta de datos {folder} está lleno ({reason}). Hacer lugar y empezar otra vez: lo guardado está. Si no alcanza:\n{way}',
    en: 'The disk of the data folder {folder} is full ({reason}). Make room on it and start again: what was saved is there. If that is not enough:\n{way}',
  },
  pathClosed: {
    es: 'Este usuario no puede leer y escribir {path} ({reason}). Darle el permiso, o empezar como el usuario dueño de la carpeta de datos {folder}: lo guardado está. Si no alcanza:\n{way}',
    en: '{path} may not be read and written by this user ({reason}). Give them the right, or start as the user that the data folder {folder} belongs to: what was saved is there. If that is not enough:\n{way}',
  },
  cannotBeRead: {
    es: 'No se puede leer: {what}. Lo demás se muestra, no cambió nada.\n{way}',
    en: 'Cannot be read: {what}. The rest is served, nothing was changed.\n{way}',
  },
  stopFirst: { es: 'Detener primero la liga.\n{way}', en: 'Stop the league first.\n{way}' },
  picturesWithoutFile: {
    es: [
      '{count} imagen, cuyo archivo falta o está cortado',
      '{count} imágenes, cuyos archivos faltan o están cortados',
    ],
    en: [
      '{count} picture, whose file is gone or cut',
      '{count} pictures, whose files are gone or cut',
    ],
  },
  rowsLost: {
    es: '{lost} de {before} filas de {table}, que nadie borró',
    en: '{lost} of {before} rows of {table}, which nobody deleted',
  },
  whatWasThere: { es: 'Lo que había está en {path}.', en: 'What was there is in {path}.' },
  newSecretQuestion: {
    es: '¿Hacer un secreto nuevo? Cada quien tiene que entrar otra vez',
    en: 'Make a new secret? Everybody signs in again',
  },
  copyQuestion: {
    es: 'Número de la copia para recuperar; lo que hay ahora se mueve a otra carpeta (Enter: ninguna)',
    en: 'Number of the backup to restore; what is there is moved aside (Enter: none)',
  },
  noSuchCopy: {
    es: 'Escribir solo el número que está delante de una copia.',
    en: 'Type the number before a backup, and nothing else.',
  },
  nothingRestored: {
    es: 'No se recuperó nada, y la liga sigue como estaba. Para elegir otra vez, empezarla de nuevo con el mismo comando.',
    en: 'Nothing was restored, and the league is as it was. To choose again, start it with the same command.',
  },
  beginning: {
    es: 'O empezar una liga nueva en su lugar; lo que queda y sus copias se mueven a otra carpeta (Enter: no).',
    en: 'Or begin a new league in its place; what is left and its backups are moved aside (Enter: no).',
  },
  newBegins: {
    es: 'Con --new empieza una liga nueva en su lugar, y lo que queda se mueve a otra carpeta.',
    en: 'With --new a new league begins in its place, and what is left is moved aside.',
  },
  newButThere: {
    es: '{folder} ya tiene una liga, y --new no empieza otra encima: quitar --new, o nombrar otra carpeta con --data-dir.',
    en: '{folder} has a league already, and --new begins none over it: leave --new out, or name another folder with --data-dir.',
  },

  // Backups

  leagueBackedUp: {
    es: 'La liga de {where} está en {path} ({size} kB).',
    en: 'The league in {where} is in {path} ({size} kB).',
  },
  pictureNotInBackup: {
    es: 'Falta en la copia: la imagen {picture} no tiene archivo.',
    en: 'Not in it: the picture {picture} has no file.',
  },
  copyNotWritten: {
    es: 'La copia de la liga no se pudo escribir en {folder}: {reason}',
    en: 'The backup of the league could not be written to {folder}: {reason}',
  },
  notEncrypted: {
    es: 'El archivo no está cifrado: tiene el correo y el hash de la contraseña de quien entra.',
    en: 'The file is not encrypted: it has the e-mail and the hash of the password of who signs in.',
  },
  encryptedTo: {
    es: 'Solo la clave privada de {key} lo abre.',
    en: 'Only the private key of {key} opens it.',
  },
  noBackupGiven: {
    es: 'La liga en {url} no dio una copia ({status}).',
    en: 'The league at {url} gave no backup ({status}).',
  },
  pictureNotGiven: {
    es: 'Storage no da la imagen {name} (estado {status}).',
    en: 'Storage does not give the picture {name} (status {status}).',
  },

  // A backup's file, and what becomes of it

  fileUnreadable: {
    es: '{path} no se puede leer ({reason}).',
    en: '{path} cannot be read ({reason}).',
  },
  fileMissing: {
    es: 'No existe el archivo {path}.',
    en: 'There is no file {path}.',
  },
  noFile: {
    es: '{path} no es un archivo.',
    en: '{path} is no file.',
  },
  fileTooLong: {
    es: 'El archivo es demasiado grande para ser una copia de una liga.',
    en: 'The file is too large for a backup of a league.',
  },
  rowsRefused: {
    es: 'El archivo no se pudo recuperar ({reason}): no cambió nada.',
    en: 'The file could not be restored ({reason}): nothing was changed.',
  },
  restoreRunning: {
    es: 'Otro proceso está recuperando una copia en {folder}: no cambió nada. Esperar a que termine.',
    en: 'Another process restores a backup in {folder}: nothing was changed. Wait until it has ended.',
  },
  folderCannotMove: {
    es: 'La carpeta {folder} no se puede mover ({reason}), como la de un disco montado: no se recuperó nada, y lo que había está. Indicar con --data-dir una carpeta dentro de ella.',
    en: 'The folder {folder} cannot be moved ({reason}), as that of a mounted disk: nothing was restored, and what was there is there. Name a folder inside it with --data-dir.',
  },
  folderBelowFile: {
    es: 'No puede haber una carpeta {folder}: {file} es un archivo. Indicar otra con DATA_DIR o --data-dir.',
    en: 'There can be no folder {folder}: {file} is a file. Name another one with DATA_DIR or --data-dir.',
  },
  severalAdministrators: {
    es: 'Con este archivo pueden entrar y cambiar todo {count} personas: {emails}.',
    en: 'With this file {count} people may sign in and change everything: {emails}.',
  },
  administratorsQuestion: {
    es: '¿Recuperarlo con todas? Si no, no cambia nada [escribir sí]',
    en: 'Restore it with all of them? If not, nothing changes [type yes]',
  },
  notAgreed: {
    es: 'Sin un sí no se recupera nada.',
    en: 'Without a yes nothing is restored.',
  },
  noBackupFile: {
    es: 'El archivo no es una copia de una liga.',
    en: 'The file is no backup of a league.',
  },
  encryptedFile: {
    es: 'El archivo está cifrado: solo su clave lo abre.',
    en: 'The file is encrypted: only its key opens it.',
  },
  newerBackup: {
    es: 'La copia es de una versión más nueva de este proyecto: actualizar primero el proyecto.',
    en: 'The backup is of a newer version of this project: update the project first.',
  },
  damagedFile: {
    es: 'El archivo está dañado o cortado.',
    en: 'The file is damaged or cut short.',
  },
  otherKey: {
    es: 'Esa clave no abre el archivo: se cifró para otra.',
    en: 'That key does not open the file: it was encrypted to another one.',
  },
  looseRows: {
    es: 'Filas de {table} se refieren a otras que la copia no tiene.',
    en: 'Rows of {table} refer to others that the backup does not have.',
  },
  leagueIsThere: {
    es: 'Ya hay una liga: no se recuperó nada.',
    en: 'There is a league already: nothing was restored.',
  },
  leagueChangedMeanwhile: {
    es: 'La liga cambió después de hacer su copia: no se recuperó nada. Ejecutar el comando otra vez.',
    en: 'The league was changed after its backup was made: nothing was restored. Run the command again.',
  },
  projectHasLeague: {
    es: 'El proyecto ya tiene una liga, «{name}»: no se recuperó nada. Para seguir con ella, ejecutar npm run host sin archivo; npm run host -- --replace la reemplaza, después de guardar una copia.',
    en: 'The project has a league already, “{name}”: nothing was restored. To go on with it, run npm run host without a file; npm run host -- --replace replaces it, after a backup.',
  },
  projectIsNewer: {
    es: 'El proyecto tiene migraciones de una versión más nueva: actualizar primero este. No se recuperó nada.',
    en: 'The project has migrations of a newer version: update this project first. Nothing was restored.',
  },
  projectIsOlder: {
    es: 'Al proyecto le faltan migraciones: ejecutar npm run host, que las aplica. No se recuperó nada.',
    en: 'The project does not have all migrations: run npm run host, which applies them. Nothing was restored.',
  },
  storageRefusedPicture: {
    es: 'Storage no aceptó {name}: {reason}',
    en: 'Storage did not take {name}: {reason}',
  },
  authKeptUser: {
    es: 'Auth no quitó a {email}: {reason}',
    en: 'Auth did not remove {email}: {reason}',
  },
  authRefusedUser: {
    es: 'Auth no aceptó a {email}: {reason}',
    en: 'Auth did not take {email}: {reason}',
  },
  authRefusedPassword: {
    es: 'Auth no aceptó la contraseña de {email}.',
    en: 'Auth did not take the password of {email}.',
  },
  databaseRefuses: {
    es: 'La base de datos de {host} no deja entrar ({reason}).',
    en: 'The database at {host} lets nobody in ({reason}).',
  },
  hostedRestore: {
    es: 'Una liga publicada se recupera con npm run host, que pide el archivo; npm run host -- --replace la pone en el lugar de la que hay.',
    en: 'A hosted league is restored by npm run host, which asks for the file; npm run host -- --replace puts it in the place of a league that is there.',
  },
  nameTheFile: {
    es: 'Nombrar el archivo de la copia: npm run restore copia-liga-2026-11-27.gz',
    en: 'Name the file of the backup: npm run restore copia-liga-2026-11-27.gz',
  },
  nameOneFile: {
    es: 'Se nombraron {count} archivos, y se recupera uno solo. Un nombre con espacios va entre comillas: npm run restore "mi copia.gz"',
    en: '{count} files are named, and one is restored. A name with spaces stands between quotes: npm run restore "my backup.gz"',
  },
  folderHasLeague: {
    es: '{folder} tiene una liga: «{name}».',
    en: '{folder} has a league: “{name}”.',
  },
  folderHasUnreadableLeague: {
    es: '{folder} tiene una liga que no se puede leer.',
    en: '{folder} has a league that cannot be read.',
  },
  thereIs: { es: '{there}', en: '{there}' },
  notReplaced: {
    es: '{there} No cambió nada. --replace la reemplaza, después de guardar una copia.',
    en: '{there} Nothing was changed. --replace replaces it, after a backup.',
  },
  nameQuestion: {
    es: 'Nombre de la liga que está ahora en ese lugar, para confirmar que se reemplaza (Enter: no)',
    en: 'Name of the league that is there now, to confirm that it is replaced (Enter: no)',
  },
  wordQuestion: {
    es: 'El nombre de la liga que está ahora en ese lugar no se sabe. Escribir {word}, para confirmar que se reemplaza (Enter: no)',
    en: 'The name of the league that is there now is not known. Type {word}, to confirm that it is replaced (Enter: no)',
  },
  replaceWord: { es: 'REEMPLAZAR', en: 'REPLACE' },
  otherWord: { es: 'Esa no es la palabra.', en: 'That is not the word.' },
  otherName: {
    es: 'Ese no es su nombre: escribirlo igual, con mayúsculas y tildes.',
    en: 'That is not its name: type it as it is, with capitals and accents.',
  },
  itsBackupIs: { es: 'Su copia es {path}.', en: 'Its backup is {path}.' },
  noBackupOfIt: {
    es: 'No se puede hacer una copia de lo que hay: no todo se puede leer.',
    en: 'No backup can be made of what is there: not all of it can be read.',
  },
  restored: {
    es: '«{league}» del {at} está en {folder}: {results}, {pairs}, {pictures}.',
    en: '“{league}” of {at} is in {folder}: {results}, {pairs}, {pictures}.',
  },
  results: {
    es: ['{count} resultado', '{count} resultados'],
    en: ['{count} result', '{count} results'],
  },
  matches: {
    es: ['{count} próximo partido', '{count} próximos partidos'],
    en: ['{count} upcoming match', '{count} upcoming matches'],
  },
  pairs: { es: ['{count} pareja', '{count} parejas'], en: ['{count} pair', '{count} pairs'] },
  pictures: {
    es: ['{count} imagen', '{count} imágenes'],
    en: ['{count} picture', '{count} pictures'],
  },
  whatWasThereBefore: {
    es: 'Lo que había antes está en {path}.',
    en: 'What was there before is in {path}.',
  },
  diskFullForRestore: {
    es: 'El disco de {folder} está lleno: no se recuperó nada, y lo que había está. Hacer lugar y ejecutar el comando otra vez.',
    en: 'The disk of {folder} is full: nothing was restored, and what was there is there. Make room on it and run the command again.',
  },
} as const satisfies Table;
