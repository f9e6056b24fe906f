-- A demo league for laptops: never load this into a hosted project. Its passwords are public.
--
-- Written for an empty database, once (`npm start`, `supabase db reset`). Apart from the day it is
-- loaded, which every date is relative to, it is the same each time. Teams and clubs are invented.

-- The administrator, and a signed-in user who is not one ---------------------------------------

-- Where pgcrypto lives: `extensions` in Supabase, `public` in some databases.
set search_path = public, extensions;

insert into auth.users (
  id,
  aud,
  role,
  email,
  encrypted_password,
  email_confirmed_at,
  raw_app_meta_data,
  raw_user_meta_data,
  created_at,
  updated_at,
  -- Auth reads these as text that is there, even where it is empty.
  confirmation_token,
  recovery_token,
  email_change,
  email_change_token_new,
  email_change_token_current,
  phone_change,
  phone_change_token,
  reauthentication_token
)
select
  account.id::uuid,
  'authenticated',
  'authenticated',
  account.email,
  crypt(account.password, gen_salt('bf', 10)),
  now(),
  '{"provider": "email", "providers": ["email"]}'::jsonb,
  '{}'::jsonb,
  now(),
  now(),
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  ''
from (
  values
    ('a0000000-0000-4000-8000-000000000001', 'admin@ligapadel.example', 'padel-de-noche-2026'),
    ('b0000000-0000-4000-8000-000000000002', 'jugadora@ligapadel.example', 'jugadora-2026-demo')
) as account (id, email, password);

insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
select
  users.id,
  'email',
  users.id::text,
  users.id,
  jsonb_build_object('sub', users.id::text, 'email', users.email, 'email_verified', true),
  now(),
  now(),
  now()
from auth.users;

-- Hosted Auth looks accounts up by instance; the embedded one has no such column.
do $$
begin
  if exists (
    select 1
    from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000';
  end if;
end
$$;

reset search_path;

insert into private.admins (user_id) values ('a0000000-0000-4000-8000-000000000001');

-- The league: its settings -------------------------------------------------------------------------

insert into public.league (
  name, short_name, description, slogan, city, country, time_zone, address, brand, accent,
  profile_name, profile_network, profile_url, story, scoring, joining, dates
) values (
  'Liga Pádel Córdoba',
  'Liga Pádel',
  'Resultados en vivo, próximos partidos y tablas de posiciones de la liga amateur de pádel de Córdoba.',
  'El pádel es mucho más que un deporte: es una pasión que nos une dentro y fuera de la cancha.',
  'Córdoba, Argentina',
  'AR',
  'America/Argentina/Cordoba',
  'https://ligapadelcordoba.example',
  '#1d4ed8',
  '#d8f238',
  '@ligapadelcordoba',
  'Instagram',
  'https://instagram.example/ligapadelcordoba',
  array[
    'La liga empezó con dos grupos de amigos que jugaban los jueves en canchas vecinas y se cansaron de enfrentar siempre a los mismos. Juntaron los horarios, armaron una tabla en una cartulina y la colgaron en el bar del club.',
    'Hoy hay siete categorías, parejas de toda la ciudad y partidos casi todas las noches. La cartulina es esta página; el tercer tiempo sigue siendo obligatorio.'
  ],
  array[
    'Los partidos son al mejor de tres sets, con tie-break a siete puntos en el 6-6.',
    'Con un set por lado define un súper tie-break a diez puntos, con diferencia de dos.',
    'En el 40 iguales se juega punto de oro: la pareja que recibe elige el lado.',
    'Hay quince minutos de tolerancia; después, el partido se pierde por W.O.'
  ],
  array[
    'Armar la pareja y elegir la categoría. Si hay dudas con el nivel, los organizadores ayudan a encontrarla.',
    'Escribir a los organizadores con los dos nombres, la categoría y los días en que se puede jugar.',
    'Esperar la confirmación: el fixture aparece en este sitio una semana antes de la primera fecha.'
  ],
  '[
    {"day": "2026-07-24", "text": "Cierre de la inscripción al Clausura 2026"},
    {"day": "2026-08-01", "text": "Primera fecha del Clausura 2026"},
    {"day": "2027-02-01", "text": "Primera fecha del Apertura 2027"},
    {"day": "2027-08-01", "text": "Primera fecha del Clausura 2027"}
  ]'
);

insert into public.categories (name, title, slug, position, short_name, spreadsheet, ladder, level)
select
  demo.name,
  demo.name,
  demo.slug,
  demo.position,
  demo.short_name,
  'https://planillas.example/liga-padel/' || demo.slug,
  demo.ladder,
  demo.level
from (
  values
    (1, 'Octava Damas', 'octava-damas', '8.ª D', 'Damas', 3),
    (2, 'Séptima Damas', 'septima-damas', '7.ª D', 'Damas', 2),
    (3, 'Sexta Damas', 'sexta-damas', '6.ª D', 'Damas', 1),
    (4, 'Octava Libre', 'octava-libre', '8.ª L', 'Libre', 4),
    (5, 'Séptima Libre', 'septima-libre', '7.ª L', 'Libre', 3),
    (6, 'Sexta Libre', 'sexta-libre', '6.ª L', 'Libre', 2),
    (7, 'Quinta Libre', 'quinta-libre', '5.ª L', 'Libre', 1)
) as demo (position, name, slug, short_name, ladder, level);

-- Two seasons a year, since the demo is loaded on any day and plays on.
insert into public.seasons (id, slug, name, starts_on)
select
  format('5ea50000-0000-4000-8000-000000%s0%s', years.year, entry.month)::uuid,
  lower(entry.name) || '-' || years.year,
  entry.name || ' ' || years.year,
  make_date(years.year, entry.month, 1)
from generate_series(2026, 2030) as years (year)
cross join (values ('Apertura', 2), ('Clausura', 8)) as entry (name, month);

insert into public.season_categories (season_id, category, legs, qualified)
select seasons.id, categories.name, 1, 4
from public.seasons
cross join public.categories;

insert into public.organisers (id, name, whatsapp, position)
select overlay(overlay(md5('demo organiser ' || entry.position) placing '4' from 13) placing '8' from 17)::uuid, entry.name, entry.whatsapp, entry.position
from (
  values
    (1, 'Carolina Ferreyra', '+54 9 351 555-0134'),
    (2, 'Martín Quinteros', '+54 9 351 555-0178')
) as entry (position, name, whatsapp);

insert into public.clubs (id, name, network, url, address, map, position)
select
  overlay(overlay(md5('demo club ' || entry.position) placing '4' from 13) placing '8' from 17)::uuid,
  entry.name,
  entry.network,
  entry.url,
  entry.address,
  entry.map,
  entry.position
from (
  values
    (1, 'Club Las Barrancas', 'Instagram', 'https://instagram.example/clublasbarrancas', 'Av. de las Barrancas 1420', 'https://mapas.example/club-las-barrancas'),
    (2, 'La Jaula Pádel', 'Facebook', 'https://facebook.example/lajaulapadel', 'Pasaje del Carmen 315', 'https://mapas.example/la-jaula-padel')
) as entry (position, name, network, url, address, map);

insert into public.hero_pictures (id, picture, phone_picture, alt, focus, position)
select
  overlay(overlay(md5('demo hero picture ' || entry.position) placing '4' from 13) placing '8' from 17)::uuid,
  'hero/' || entry.picture,
  'hero/' || entry.phone_picture,
  entry.alt,
  entry.focus,
  entry.position
from (
  values
    (1, 'cancha-de-noche.avif', 'cancha-de-noche-telefono.avif', 'Una cancha de pádel de cristal y césped azul, de noche, bajo los reflectores', '60% 52%'),
    (2, 'remate.avif', 'remate-telefono.avif', 'Un jugador salta para rematar una pelota alta a contraluz de los reflectores', '74% 50%'),
    (3, 'el-club-desde-arriba.avif', 'el-club-desde-arriba-telefono.avif', 'El club visto desde arriba, de noche: un partido de dobles entre las luces de la ciudad', '66% 48%')
) as entry (position, picture, phone_picture, alt, focus);

insert into public.sponsors (id, name, picture, alt, position)
select
  overlay(overlay(md5('demo sponsor ' || entry.position) placing '4' from 13) placing '8' from 17)::uuid,
  entry.name,
  'sponsors/' || entry.picture,
  entry.name || ': ' || entry.shown,
  entry.position
from (
  values
    (1, 'el-tornillo.svg', 'Ferretería El Tornillo', 'una tuerca hexagonal naranja'),
    (2, 'la-espiga.svg', 'Panadería La Espiga', 'una espiga de trigo'),
    (3, 'cafe-molino.svg', 'Café Molino', 'una taza humeante'),
    (4, 'don-tito.svg', 'Gomería Don Tito', 'una cubierta de auto'),
    (5, 'optica-mirasol.svg', 'Óptica Mirasol', 'un sol con anteojos'),
    (6, 'farmacia-del-arroyo.svg', 'Farmacia del Arroyo', 'una cruz verde con una onda'),
    (7, 'huellas.svg', 'Veterinaria Huellas', 'una huella azul'),
    (8, 'heladeria-polar.svg', 'Heladería Polar', 'un cucurucho de tres sabores'),
    (9, 'la-fugazza.svg', 'Pizzería La Fugazza', 'una porción de pizza'),
    (10, 'quebracho.svg', 'Parrilla Quebracho', 'una llama'),
    (11, 'inmobiliaria-sierras.svg', 'Inmobiliaria Sierras', 'una casa entre sierras'),
    (12, 'libreria-papiro.svg', 'Librería Papiro', 'un libro abierto'),
    (13, 'tinta-sur.svg', 'Imprenta Tinta Sur', 'tres gotas de tinta'),
    (14, 'fuerza-9.svg', 'Gimnasio Fuerza 9', 'una mancuerna'),
    (15, 'kinesio-vital.svg', 'Kinesiología Vital', 'un pulso dentro de un círculo'),
    (16, 'lupulo.svg', 'Cervecería Lúpulo', 'un chop de cerveza'),
    (17, 'la-cava.svg', 'Vinoteca La Cava', 'un racimo de uvas'),
    (18, 'azahar.svg', 'Florería Azahar', 'una flor de azahar'),
    (19, 'ruta-sur.svg', 'Transportes Ruta Sur', 'un camión'),
    (20, 'voltio.svg', 'Electricidad Voltio', 'un rayo'),
    (21, 'arcoiris.svg', 'Pinturería Arcoíris', 'un arcoíris que sale de un pincel'),
    (22, 'algarrobo.svg', 'Muebles Algarrobo', 'un algarrobo'),
    (23, 'la-tijera.svg', 'Peluquería La Tijera', 'una tijera abierta'),
    (24, 'sonrisas.svg', 'Odontología Sonrisas', 'una muela que sonríe'),
    (25, 'amparo.svg', 'Seguros Amparo', 'un paraguas'),
    (26, 'suma.svg', 'Estudio contable Suma', 'tres barras que crecen'),
    (27, 'meridiano.svg', 'Automotores Meridiano', 'un auto rojo'),
    (28, 'espuma.svg', 'Lavadero Espuma', 'burbujas de jabón'),
    (29, 'brujula.svg', 'Viajes Brújula', 'una brújula'),
    (30, 'hotel-canada.svg', 'Hotel La Cañada', 'un arco de piedra'),
    (31, 'onda-93.svg', 'Radio Onda 93', 'una onda de sonido'),
    (32, 'acorde.svg', 'Casa de música Acorde', 'una nota musical'),
    (33, 'saque.svg', 'Deportes Saque', 'una pelota a toda velocidad'),
    (34, 'globo-padel.svg', 'Globo Padel Shop', 'una paleta y una pelota'),
    (35, 'nonna-rina.svg', 'Pastas Nonna Rina', 'un raviol'),
    (36, 'la-nortena.svg', 'Empanadas La Norteña', 'una empanada'),
    (37, 'umi.svg', 'Umi Sushi Bar', 'olas sobre un círculo rojo'),
    (38, 'el-corte.svg', 'Fiambrería El Corte', 'un queso'),
    (39, 'los-hermanos.svg', 'Carnicería Los Hermanos', 'una cabeza de novillo'),
    (40, 'mar-chico.svg', 'Pescadería Mar Chico', 'un pez azul'),
    (41, 'la-huerta.svg', 'Verdulería La Huerta', 'una zanahoria'),
    (42, 'semilla.svg', 'Dietética Semilla', 'un brote'),
    (43, 'monte-bravo.svg', 'Yerbatera Monte Bravo', 'un mate'),
    (44, 'rodado.svg', 'Bicicletería Rodado', 'una bicicleta'),
    (45, 'bit-a-bit.svg', 'Computación Bit a Bit', 'un dibujo de píxeles'),
    (46, 'nodo.svg', 'Nodo Fibra Óptica', 'cuatro nodos unidos'),
    (47, 'siesta-solar.svg', 'Siesta Energía Solar', 'un sol sobre un panel solar'),
    (48, 'azul-agua.svg', 'Piscinas Azul Agua', 'tres olas'),
    (49, 'pilar.svg', 'Construcciones Pilar', 'tres columnas'),
    (50, 'escribania-rivas.svg', 'Escribanía Rivas', 'una R dentro de un círculo')
) as entry (position, picture, name, shown);

-- They are where the demo begins, not changes of it.
delete from private.history;

-- Pairs, and who plays in them -----------------------------------------------------------------

insert into public.pairs (category, name, players)
values
  ('Octava Damas', 'Las Novatas del Jueves', 'Carla Gutiérrez / Sofía Maldonado'),
  ('Octava Damas', 'Globo y Remate', 'Valentina Ferreyra / Julieta Quinteros'),
  ('Octava Damas', 'Doña Pared', 'Camila Ledesma / Florencia Bustos'),
  ('Octava Damas', 'Pelotas Nuevas', 'Agustina Moyano / Micaela Peralta'),
  ('Octava Damas', 'Punto de Oro', 'Lucía Ludueña / Rocío Heredia'),
  ('Octava Damas', 'Las Que Salen por la Puerta', 'Paula Villarreal / Daniela Cabrera'),
  ('Octava Damas', 'Mate y Volea', 'Gabriela Ceballos / Mariana Oviedo'),
  ('Octava Damas', 'Las Bandejas', 'Noelia Altamirano / Soledad Brizuela'),
  ('Séptima Damas', 'Contrapared', 'Belén Carranza / Antonella Domínguez'),
  ('Séptima Damas', 'Bajada de Pared', 'Candela Escudero / Milagros Farías'),
  ('Séptima Damas', 'Pala Rosa', 'Victoria Giménez / Jimena Herrera'),
  ('Séptima Damas', 'Las Chiquitas de Villa Allende', 'Cecilia Ibáñez / Romina Juárez'),
  ('Séptima Damas', 'Reinas del Globo', 'Verónica Luna / Natalia Medina'),
  ('Séptima Damas', 'Las Zurdas', 'Lorena Nieto / Silvina Olmos'),
  ('Séptima Damas', 'La Víbora', 'Eugenia Páez / Brenda Quiroga'),
  ('Séptima Damas', 'Ni Una Afuera', 'Martina Ríos / Delfina Sosa'),
  ('Sexta Damas', 'Smash & Fernet', 'Celeste Tissera / Ximena Urquiza'),
  ('Sexta Damas', 'Furia Azul', 'Abril Vélez / Guadalupe Zárate'),
  ('Sexta Damas', 'Las Leonas de Alberdi', 'Luciana Acosta / Melina Benítez'),
  ('Sexta Damas', 'Por Tres y Afuera', 'Ornella Córdoba / Pilar Díaz'),
  ('Sexta Damas', 'Rompe Red', 'Ailén Funes / Macarena Godoy'),
  ('Sexta Damas', 'Dejada Mortal', 'Constanza Lencina / Emilia Mansilla'),
  ('Sexta Damas', 'Las Pibas del Club', 'Yamila Navarro / Tatiana Ontivero'),
  ('Sexta Damas', 'Las Intratables', 'Bárbara Pereyra / Mercedes Rinaldi'),
  ('Octava Libre', 'Pa'' Que Se Escuche', 'Martín Suárez / Diego Torres'),
  ('Octava Libre', 'Amigos de la Red del Club Social, Deportivo y Biblioteca Popular General Güemes', 'Facundo Vaca / Nicolás Yáñez'),
  ('Octava Libre', 'Rodilla Vendada', 'Lucas Argüello / Matías Bazán'),
  ('Octava Libre', 'Los Smash', 'Ezequiel Castro / Gonzalo Fernández'),
  ('Octava Libre', 'Los del Asado', 'Federico Gómez / Santiago López'),
  ('Octava Libre', 'Los Primos', 'Tomás Martínez / Joaquín Núñez'),
  ('Octava Libre', 'Fuera de Forma', 'Agustín Ortiz / Emiliano Pérez'),
  ('Octava Libre', 'Doble Pared', 'Leandro Ramírez / Maximiliano Sánchez'),
  ('Séptima Libre', 'Tercer Tiempo', 'Hernán Rodríguez / Pablo González'),
  ('Séptima Libre', 'Cuarenta Iguales', 'Sebastián Romero / Ramiro Ruiz'),
  ('Séptima Libre', 'Sin Entrenar', 'Bruno Álvarez / Franco Molina'),
  ('Séptima Libre', 'Vidrio Roto', 'Gastón Aguirre / Iván Giordano'),
  ('Séptima Libre', 'D''Una Pared a la Otra', 'Germán Bertolino / Marcos Carrizo'),
  ('Séptima Libre', 'Los Ñandúes', 'Juan Flores / Esteban Roldán'),
  ('Séptima Libre', 'Los Gringos de Colonia Caroya', 'Ignacio Ponce / Mauricio Correa'),
  ('Séptima Libre', 'Chiquita al Medio', 'Cristian Barrionuevo / Rodrigo Salguero'),
  ('Sexta Libre', 'Bandeja Cordobesa', 'Damián Toledo / Lautaro Lucero'),
  ('Sexta Libre', 'Contragolpe Serrano', 'Julián Murúa / Álvaro Arce'),
  ('Sexta Libre', 'Los Mellis', 'Fernando Bracamonte / Ariel Cuello'),
  ('Sexta Libre', 'La Banda del 9 de Julio', 'Sergio Demarchi / Hugo Gaitán'),
  ('Sexta Libre', 'Pala y Fernet', 'Marcelo Iriarte / Andrés Maidana'),
  ('Sexta Libre', 'Los Incansables Veteranos de las Canchas Techadas de Barrio Alta Córdoba Norte', 'Claudio Nores / Daniel Pacheco'),
  ('Sexta Libre', 'Los Titanes del Abasto', 'Gustavo Robledo / Alejandro Sarmiento'),
  ('Sexta Libre', 'El Último Globo', 'Rubén Trejo / Walter Villagra'),
  ('Quinta Libre', 'Drive & Revés', 'Javier Zalazar / Guillermo Colazo'),
  ('Quinta Libre', 'Águilas del Suquía', 'Raúl Liendo / Néstor Gorosito'),
  ('Quinta Libre', 'Los Cóndores', 'Fabián Paredes / Mariano Albornoz'),
  ('Quinta Libre', 'La Jaula', 'Valentín Bianchi / Lisandro Cejas'),
  ('Quinta Libre', 'Los Profes', 'Benjamín Frías / Thiago Lescano'),
  ('Quinta Libre', 'Hermanos Smash', 'Elías Gutiérrez / Adrián Maldonado'),
  ('Quinta Libre', 'Punto y Aparte', 'Omar Ferreyra / Darío Quinteros'),
  ('Quinta Libre', 'Remate x3', 'Leonel Ledesma / Ulises Bustos');

-- Results of the last weeks, each stored the night of its match --------------------------------

insert into public.results (id, team1, team2, score, winner, date, category, created_at)
select
  overlay(overlay(md5('demo result ' || entry.number) placing '4' from 13) placing '8' from 17)::uuid,
  entry.team1,
  entry.team2,
  entry.score,
  -- Who appeared, or stayed on the court: these scores do not say it.
  case when entry.score = 'W.O.' or entry.score like '%ret.' then 1 end,
  league.today - entry.days_ago,
  entry.category,
  (league.today - entry.days_ago + entry.stored_at::time) at time zone league.zone
from (
  select
    'America/Argentina/Cordoba' as zone,
    (now() at time zone 'America/Argentina/Cordoba')::date as today
) as league
cross join (
  values
    (1, 66, '21:12', 'Octava Damas', 'Las Novatas del Jueves', 'Globo y Remate', '7-6(3), 0-6, [5-10]'),
    (2, 66, '21:42', 'Sexta Damas', 'Smash & Fernet', 'Furia Azul', '0-6, 6-1, [5-10]'),
    (3, 66, '22:01', 'Sexta Libre', 'Bandeja Cordobesa', 'Contragolpe Serrano', '6-3, 6-4'),
    (4, 65, '21:22', 'Séptima Libre', 'Tercer Tiempo', 'Cuarenta Iguales', '6-4, 7-6(4)'),
    (5, 64, '21:18', 'Séptima Damas', 'Contrapared', 'Bajada de Pared', '6-4, 2-6, 0-6'),
    (6, 64, '21:37', 'Octava Libre', 'Pa'' Que Se Escuche', 'Amigos de la Red del Club Social, Deportivo y Biblioteca Popular General Güemes', '6-3 6-4'),
    (7, 64, '22:07', 'Quinta Libre', 'Drive & Revés', 'Águilas del Suquía', '4-6, 7-5, [4-10]'),
    (8, 63, '21:17', 'Octava Damas', 'Doña Pared', 'Pelotas Nuevas', '6-7(6), 4-6'),
    (9, 63, '21:36', 'Sexta Libre', 'Los Mellis', 'La Banda del 9 de Julio', '5-7, 2-6'),
    (10, 62, '21:20', 'Sexta Damas', 'Las Leonas de Alberdi', 'Por Tres y Afuera', '7-5, 3-6, [10-5]'),
    (11, 62, '21:39', 'Séptima Libre', 'Sin Entrenar', 'Vidrio Roto', '2-6, 2-6'),
    (12, 61, '21:12', 'Séptima Damas', 'Pala Rosa', 'Las Chiquitas de Villa Allende', '7-6(6), 2-6, [7-10]'),
    (13, 61, '21:42', 'Quinta Libre', 'Los Cóndores', 'La Jaula', '6-4, 7-6(3)'),
    (14, 60, '21:15', 'Octava Damas', 'Punto de Oro', 'Las Que Salen por la Puerta', '5-7, 6-1, 6-4'),
    (15, 60, '21:45', 'Octava Libre', 'Rodilla Vendada', 'Los Smash', '4-6, 3-6'),
    (16, 60, '22:04', 'Sexta Libre', 'Pala y Fernet', 'Los Incansables Veteranos de las Canchas Techadas de Barrio Alta Córdoba Norte', '3-6, 3-6'),
    (17, 59, '21:14', 'Sexta Damas', 'Rompe Red', 'Dejada Mortal', '2-6, 6-4, [8-10]'),
    (18, 58, '21:21', 'Séptima Damas', 'Reinas del Globo', 'Las Zurdas', '6-4, 6-1'),
    (19, 58, '21:40', 'Séptima Libre', 'D''Una Pared a la Otra', 'Los Ñandúes', '6-4, 4-6, [11-9]'),
    (20, 58, '21:59', 'Quinta Libre', 'Los Profes', 'Hermanos Smash', '6-4, 7-6(5)'),
    (21, 57, '21:20', 'Octava Damas', 'Mate y Volea', 'Las Bandejas', '2-6, 4-6'),
    (22, 57, '21:39', 'Octava Libre', 'Los del Asado', 'Los Primos', '7-6(6), 6-7(5), 7-6(8)'),
    (23, 56, '21:12', 'Sexta Damas', 'Las Pibas del Club', 'Las Intratables', '6-4, 1-6, 6-0'),
    (24, 56, '21:42', 'Sexta Libre', 'Los Titanes del Abasto', 'El Último Globo', '6-4, 6-7(4), 4-6'),
    (25, 55, '21:15', 'Séptima Damas', 'La Víbora', 'Ni Una Afuera', '6-4, 7-5'),
    (26, 55, '21:45', 'Séptima Libre', 'Los Gringos de Colonia Caroya', 'Chiquita al Medio', '6-7(6), 2-6'),
    (27, 54, '21:18', 'Octava Libre', 'Fuera de Forma', 'Doble Pared', '7-5, 6-2'),
    (28, 54, '21:37', 'Quinta Libre', 'Punto y Aparte', 'Remate x3', '5-7, 6-0, 6-2'),
    (29, 50, '21:21', 'Octava Damas', 'Doña Pared', 'Las Novatas del Jueves', '5-7, 1-6'),
    (30, 50, '21:40', 'Sexta Damas', 'Furia Azul', 'Las Pibas del Club', '5-7, 0-6'),
    (31, 50, '21:59', 'Sexta Libre', 'El Último Globo', 'La Banda del 9 de Julio', 'W.O.'),
    (32, 49, '21:20', 'Séptima Libre', 'Sin Entrenar', 'Los Gringos de Colonia Caroya', '0-6, 6-4, 6-4'),
    (33, 48, '21:16', 'Séptima Damas', 'Pala Rosa', 'Contrapared', '6-2, 5-7, [10-5]'),
    (34, 48, '21:35', 'Octava Libre', 'Amigos de la Red del Club Social, Deportivo y Biblioteca Popular General Güemes', 'Fuera de Forma', '4-6, 4-6'),
    (35, 48, '22:05', 'Quinta Libre', 'Los Cóndores', 'Punto y Aparte', '2-6, 6-4, [10-8]'),
    (36, 47, '21:15', 'Octava Damas', 'Punto de Oro', 'Globo y Remate', '2-6, 5-7'),
    (37, 47, '21:45', 'Sexta Libre', 'Contragolpe Serrano', 'Los Incansables Veteranos de las Canchas Techadas de Barrio Alta Córdoba Norte', '2-6, 6-2, [10-6]'),
    (38, 46, '21:18', 'Sexta Damas', 'Dejada Mortal', 'Las Leonas de Alberdi', '6-4, 6-4'),
    (39, 46, '21:37', 'Séptima Libre', 'Vidrio Roto', 'Cuarenta Iguales', '7-6(8), 6-7(4), [4-10]'),
    (40, 45, '21:21', 'Séptima Damas', 'Reinas del Globo', 'Bajada de Pared', '6-0, 6-0'),
    (41, 45, '21:40', 'Quinta Libre', 'Los Profes', 'Drive & Revés', '6-7(5), 2-6'),
    (42, 44, '21:13', 'Octava Damas', 'Pelotas Nuevas', 'Mate y Volea', '4-6, 7-5, [10-12]'),
    (43, 44, '21:43', 'Octava Libre', 'Rodilla Vendada', 'Los Primos', '6-4, 6-2'),
    (44, 44, '22:02', 'Sexta Libre', 'Pala y Fernet', 'Los Mellis', '1-6, 6-4, [8-10]'),
    (45, 43, '21:12', 'Sexta Damas', 'Por Tres y Afuera', 'Las Intratables', '7-5, 4-6, [7-10]'),
    (46, 42, '21:19', 'Séptima Damas', 'Las Chiquitas de Villa Allende', 'La Víbora', '6-4, 6-2'),
    (47, 42, '21:38', 'Séptima Libre', 'Chiquita al Medio', 'Los Ñandúes', '4-6, 7-5, [8-10]'),
    (48, 42, '22:08', 'Quinta Libre', 'Hermanos Smash', 'La Jaula', '6-7(5), 6-7(5)'),
    (49, 41, '21:18', 'Octava Damas', 'Las Que Salen por la Puerta', 'Las Bandejas', '2-6, 1-6'),
    (50, 41, '21:37', 'Octava Libre', 'Los Smash', 'Doble Pared', '4-6, 6-1, 7-5'),
    (51, 40, '21:21', 'Sexta Damas', 'Rompe Red', 'Smash & Fernet', '6-4, 4-6, [11-9]'),
    (52, 40, '21:40', 'Sexta Libre', 'Bandeja Cordobesa', 'Los Titanes del Abasto', '3-6, 4-6'),
    (53, 39, '21:13', 'Séptima Damas', 'Ni Una Afuera', 'Las Zurdas', '6-3, 5-7, [10-8]'),
    (54, 39, '21:43', 'Séptima Libre', 'Tercer Tiempo', 'D''Una Pared a la Otra', '3-6, 5-7'),
    (55, 38, '21:16', 'Octava Libre', 'Pa'' Que Se Escuche', 'Los del Asado', '3-6, 2-6'),
    (56, 38, '21:35', 'Quinta Libre', 'Remate x3', 'Águilas del Suquía', '6-4, 4-6, 1-6'),
    (57, 34, '21:19', 'Octava Damas', 'Las Novatas del Jueves', 'Punto de Oro', '7-5, 6-7(3), [10-12]'),
    (58, 34, '21:38', 'Sexta Damas', 'Las Pibas del Club', 'Rompe Red', '4-6, 0-6'),
    (59, 34, '22:08', 'Sexta Libre', 'Los Incansables Veteranos de las Canchas Techadas de Barrio Alta Córdoba Norte', 'Bandeja Cordobesa', '6-3, 6-2'),
    (60, 33, '21:18', 'Séptima Libre', 'Vidrio Roto', 'D''Una Pared a la Otra', '0-6, 2-6'),
    (61, 32, '21:14', 'Séptima Damas', 'Reinas del Globo', 'Contrapared', '1-6, 6-3, [10-6]'),
    (62, 32, '21:44', 'Octava Libre', 'Fuera de Forma', 'Los del Asado', '6-2, 6-0'),
    (63, 32, '22:03', 'Quinta Libre', 'Los Profes', 'Águilas del Suquía', '1-6, 1-6'),
    (64, 31, '21:13', 'Octava Damas', 'Doña Pared', 'Mate y Volea', '6-2, 3-1 ret.'),
    (65, 31, '21:43', 'Sexta Libre', 'Pala y Fernet', 'El Último Globo', '6-4, 3-6, 4-6'),
    (66, 30, '21:16', 'Sexta Damas', 'Las Intratables', 'Las Leonas de Alberdi', '2-6, 6-4, [11-9]'),
    (67, 30, '21:35', 'Séptima Libre', 'Cuarenta Iguales', 'Los Gringos de Colonia Caroya', '3-6, 6-4, 1-6'),
    (68, 29, '21:19', 'Séptima Damas', 'La Víbora', 'Pala Rosa', '3-6, 7-6(6), 0-6'),
    (69, 29, '21:38', 'Quinta Libre', 'Punto y Aparte', 'Hermanos Smash', '6-4, 2-6, [8-10]'),
    (70, 28, '21:22', 'Octava Damas', 'Globo y Remate', 'Las Bandejas', '5-7, 4-6'),
    (71, 28, '21:41', 'Octava Libre', 'Doble Pared', 'Rodilla Vendada', '4-6, 6-4, [8-10]'),
    (72, 28, '22:00', 'Sexta Libre', 'Contragolpe Serrano', 'Los Mellis', '6-4, 2-6, [10-4]'),
    (73, 27, '21:21', 'Sexta Damas', 'Smash & Fernet', 'Dejada Mortal', '4-6, 3-6'),
    (74, 26, '21:17', 'Séptima Damas', 'Ni Una Afuera', 'Bajada de Pared', '6-2, 3-6, [6-10]'),
    (75, 26, '21:36', 'Séptima Libre', 'Tercer Tiempo', 'Los Ñandúes', '2-6 7-5 [10-7]'),
    (76, 26, '22:06', 'Quinta Libre', 'Drive & Revés', 'La Jaula', '6-3, 5-7, [10-7]'),
    (77, 25, '21:16', 'Octava Damas', 'Pelotas Nuevas', 'Las Que Salen por la Puerta', '7-5, 5-7, [7-10]'),
    (78, 25, '21:35', 'Octava Libre', 'Pa'' Que Se Escuche', 'Los Primos', '0-6, 6-7(5)'),
    (79, 24, '21:19', 'Sexta Damas', 'Por Tres y Afuera', 'Furia Azul', '2-6, 2-6'),
    (80, 24, '21:38', 'Sexta Libre', 'Los Titanes del Abasto', 'La Banda del 9 de Julio', '6-4, 6-2'),
    (81, 23, '21:22', 'Séptima Damas', 'Las Zurdas', 'Las Chiquitas de Villa Allende', '6-1, 7-5'),
    (82, 23, '21:41', 'Séptima Libre', 'Sin Entrenar', 'Chiquita al Medio', '6-4, 6-4'),
    (83, 22, '21:14', 'Octava Libre', 'Amigos de la Red del Club Social, Deportivo y Biblioteca Popular General Güemes', 'Los Smash', '6-3, 0-6, [6-10]'),
    (84, 22, '21:44', 'Quinta Libre', 'Los Cóndores', 'Remate x3', '2-6, 5-7'),
    (85, 18, '21:17', 'Octava Damas', 'Mate y Volea', 'Las Novatas del Jueves', '7-6(8), 7-6(4)'),
    (86, 18, '21:36', 'Sexta Damas', 'Por Tres y Afuera', 'Rompe Red', '6-3, 1-6, [10-8]'),
    (87, 18, '22:06', 'Sexta Libre', 'La Banda del 9 de Julio', 'Pala y Fernet', '6-1, 7-5'),
    (88, 17, '21:16', 'Séptima Libre', 'Chiquita al Medio', 'Cuarenta Iguales', '7-6(4), 7-6(4)'),
    (89, 16, '21:12', 'Séptima Damas', 'La Víbora', 'Contrapared', '7-6(8), 7-5'),
    (90, 16, '21:42', 'Octava Libre', 'Los Smash', 'Los del Asado', '7-6(5), 6-4'),
    (91, 16, '22:01', 'Quinta Libre', 'Hermanos Smash', 'Los Cóndores', '5-7, 6-7(5)'),
    (92, 15, '21:22', 'Octava Damas', 'Punto de Oro', 'Las Bandejas', '7-6(8), 7-5'),
    (93, 15, '21:41', 'Sexta Libre', 'Bandeja Cordobesa', 'Los Mellis', '7-6(3), 4-6, 6-3'),
    (94, 14, '21:14', 'Sexta Damas', 'Smash & Fernet', 'Las Leonas de Alberdi', '7-5, 6-3'),
    (95, 14, '21:44', 'Séptima Libre', 'D''Una Pared a la Otra', 'Los Gringos de Colonia Caroya', '6-0, 7-6(8)'),
    (96, 13, '21:17', 'Séptima Damas', 'Ni Una Afuera', 'Reinas del Globo', '7-6(2), 6-4'),
    (97, 13, '21:36', 'Quinta Libre', 'La Jaula', 'Águilas del Suquía', '1-6, 6-7(8)'),
    (98, 12, '21:20', 'Octava Damas', 'Doña Pared', 'Las Que Salen por la Puerta', '2-6, 7-6(6), 4-6'),
    (99, 12, '21:39', 'Octava Libre', 'Rodilla Vendada', 'Pa'' Que Se Escuche', '6-2, 6-3'),
    (100, 12, '21:58', 'Sexta Libre', 'El Último Globo', 'Contragolpe Serrano', '4-6, 6-3, [8-10]'),
    (101, 11, '21:19', 'Sexta Damas', 'Las Intratables', 'Furia Azul', '0-6, 7-5, [8-10]'),
    (102, 10, '21:15', 'Séptima Damas', 'Pala Rosa', 'Las Zurdas', '1-6, 6-7(6)'),
    (103, 10, '21:45', 'Séptima Libre', 'Los Ñandúes', 'Sin Entrenar', '6-2, 0-6, [8-10]'),
    (104, 10, '22:04', 'Quinta Libre', 'Drive & Revés', 'Punto y Aparte', '6-4, 7-5'),
    (105, 9, '21:14', 'Octava Damas', 'Pelotas Nuevas', 'Globo y Remate', '7-6(2), 4-6, 6-7(4)'),
    (106, 9, '21:44', 'Octava Libre', 'Amigos de la Red del Club Social, Deportivo y Biblioteca Popular General Güemes', 'Doble Pared', '1-6, 5-7'),
    (107, 8, '21:17', 'Sexta Damas', 'Dejada Mortal', 'Las Pibas del Club', '7-6(5), 6-4'),
    (108, 8, '21:36', 'Sexta Libre', 'Los Incansables Veteranos de las Canchas Techadas de Barrio Alta Córdoba Norte', 'Los Titanes del Abasto', '6-4, 6-4'),
    (109, 7, '21:20', 'Séptima Damas', 'Las Chiquitas de Villa Allende', 'Bajada de Pared', '6-3, 0-6, 4-6'),
    (110, 7, '21:39', 'Séptima Libre', 'Tercer Tiempo', 'Vidrio Roto', '6-3, 7-6(6)'),
    (111, 6, '21:12', 'Octava Libre', 'Fuera de Forma', 'Los Primos', '7-6(5), 6-2'),
    (112, 6, '21:42', 'Quinta Libre', 'Remate x3', 'Los Profes', '6-7(3), 3-6'),
    (113, 5, '21:15', 'Séptima Libre', 'Los Ñandúes', 'Vidrio Roto', '6-4, 4-6, 7-5'),
    (114, 5, '21:45', 'Quinta Libre', 'Los Profes', 'La Jaula', '4-6, 3-6'),
    (115, 4, '21:18', 'Octava Libre', 'Rodilla Vendada', 'Amigos de la Red del Club Social, Deportivo y Biblioteca Popular General Güemes', '6-4, 4-6, [10-8]'),
    (116, 3, '21:14', 'Sexta Damas', 'Las Leonas de Alberdi', 'Furia Azul', '6-4, 6-1'),
    (117, 2, '21:21', 'Séptima Damas', 'Contrapared', 'Ni Una Afuera', '7-6(5), 6-3'),
    (118, 2, '21:40', 'Quinta Libre', 'Remate x3', 'Hermanos Smash', '7-6(5), 6-7(9), [12-10]'),
    (119, 1, '21:13', 'Octava Damas', 'Las Novatas del Jueves', 'Las Bandejas', '7-6(2), 1-6, [10-4]'),
    (120, 1, '21:43', 'Sexta Libre', 'Los Titanes del Abasto', 'Pala y Fernet', '6-7(2), 3-6')
) as entry (number, days_ago, stored_at, category, team1, team2, score);

-- Matches of the next weeks and two that nobody has deleted yet; the nearest was announced last --

insert into public.upcoming_matches (id, team1, team2, date, time, location, category, created_at)
select
  overlay(overlay(md5('demo match ' || entry.number) placing '4' from 13) placing '8' from 17)::uuid,
  entry.team1,
  entry.team2,
  league.today + entry.days_ahead,
  entry.starts_at::time,
  entry.location,
  entry.category,
  (league.today - entry.announced_days_ago + entry.announced_at::time) at time zone league.zone
from (
  select
    'America/Argentina/Cordoba' as zone,
    (now() at time zone 'America/Argentina/Cordoba')::date as today
) as league
cross join (
  values
    (1, 9, '10:00', -2, '19:00', 'Sexta Damas', 'Las Leonas de Alberdi', 'Las Pibas del Club', 'Quinta Pared, cancha 1'),
    (2, 9, '10:04', -1, '20:00', 'Séptima Damas', 'Contrapared', 'Las Zurdas', 'Pádel Suquía, cancha 2'),
    (3, 9, '10:08', 21, '19:30', 'Quinta Libre', 'Remate x3', 'La Jaula', 'Pádel Suquía, cancha 1'),
    (4, 9, '10:12', 20, '19:00', 'Octava Damas', 'Las Bandejas', 'Pelotas Nuevas', 'Villa Belgrano Pádel Club, cancha 3'),
    (5, 9, '10:16', 19, '21:00', 'Quinta Libre', 'Los Cóndores', 'Drive & Revés', 'Club Atlético Las Flores, cancha 2'),
    (6, 9, '10:20', 18, '21:00', 'Séptima Damas', 'Ni Una Afuera', 'Las Chiquitas de Villa Allende', 'Complejo La Cantera, cancha 2'),
    (7, 9, '10:24', 17, '21:00', 'Séptima Libre', 'Sin Entrenar', 'D''Una Pared a la Otra', 'Club Atlético Las Flores, cancha 2'),
    (8, 9, '10:28', 17, '20:00', 'Séptima Libre', 'Tercer Tiempo', 'Los Gringos de Colonia Caroya', 'Complejo La Cantera, cancha 3'),
    (9, 9, '10:32', 16, '22:30', 'Séptima Damas', 'Reinas del Globo', 'Las Chiquitas de Villa Allende', 'Pádel Suquía, cancha 1'),
    (10, 9, '10:36', 15, '22:30', 'Séptima Damas', 'La Víbora', 'Las Zurdas', 'Club Atlético Las Flores, cancha 3'),
    (11, 9, '10:40', 15, '19:30', 'Séptima Libre', 'Chiquita al Medio', 'D''Una Pared a la Otra', 'La Jaula Pádel, cancha 4'),
    (12, 4, '18:30', 14, '20:00', 'Sexta Damas', 'Smash & Fernet', 'Las Pibas del Club', 'Villa Belgrano Pádel Club, cancha 3'),
    (13, 4, '18:34', 14, '19:00', 'Octava Damas', 'Mate y Volea', 'Las Que Salen por la Puerta', 'Complejo La Cantera, cancha 2'),
    (14, 4, '18:38', 13, '20:00', 'Sexta Libre', 'Los Titanes del Abasto', 'Los Mellis', 'Quinta Pared, cancha 4'),
    (15, 4, '18:42', 12, '22:00', 'Sexta Libre', 'Bandeja Cordobesa', 'El Último Globo', 'La Jaula Pádel, cancha 2'),
    (16, 4, '18:46', 12, '21:00', 'Octava Damas', 'Punto de Oro', 'Pelotas Nuevas', 'La Jaula Pádel, cancha 1'),
    (17, 4, '18:50', 11, '19:30', 'Séptima Damas', 'Pala Rosa', 'Bajada de Pared', 'Complejo La Cantera, cancha 4'),
    (18, 4, '18:54', 10, '21:30', 'Séptima Libre', 'Sin Entrenar', 'Cuarenta Iguales', 'O''Higgins Pádel, cancha 2'),
    (19, 4, '18:58', 10, '22:30', 'Octava Damas', 'Mate y Volea', 'Globo y Remate', 'Cerro Pádel Indoor, cancha 4'),
    (20, 4, '19:02', 9, '22:00', 'Sexta Damas', 'Furia Azul', 'Rompe Red', 'Pádel Suquía, cancha 4'),
    (21, 4, '19:06', 8, '20:00', 'Sexta Libre', 'Pala y Fernet', 'Contragolpe Serrano', 'Complejo La Cantera'),
    (22, 4, '19:10', 8, '22:30', 'Séptima Damas', 'La Víbora', 'Bajada de Pared', 'O''Higgins Pádel, cancha 1'),
    (23, 4, '19:14', 8, '20:00', 'Octava Damas', 'Doña Pared', 'Globo y Remate', 'Club Hípico del Sur, cancha 1'),
    (24, 4, '19:18', 7, '20:30', 'Octava Libre', 'Rodilla Vendada', 'Fuera de Forma', 'Villa Belgrano Pádel Club'),
    (25, 4, '19:22', 7, '20:00', 'Octava Libre', 'Pa'' Que Se Escuche', 'Los Smash', 'O''Higgins Pádel'),
    (26, 4, '19:26', 6, '19:00', 'Sexta Libre', 'La Banda del 9 de Julio', 'Contragolpe Serrano', 'Club Hípico del Sur, cancha 1'),
    (27, 4, '19:30', 6, '20:00', 'Séptima Libre', 'Los Ñandúes', 'Cuarenta Iguales', 'Villa Belgrano Pádel Club, cancha 1'),
    (28, 1, '12:15', 5, '21:30', 'Octava Libre', 'Los Primos', 'Los Smash', 'Cerro Pádel Indoor, cancha 2'),
    (29, 1, '12:19', 5, '20:30', 'Sexta Damas', 'Las Intratables', 'Rompe Red', 'O''Higgins Pádel'),
    (30, 1, '12:23', 4, '20:30', 'Quinta Libre', 'Águilas del Suquía', 'Punto y Aparte', 'Club Atlético Las Flores, cancha 3'),
    (31, 1, '12:27', 3, '22:30', 'Sexta Damas', 'Dejada Mortal', 'Por Tres y Afuera', 'Complejo Deportivo Municipal de la Costanera Norte, cancha techada 2, ingreso por el estacionamiento del anfiteatro'),
    (32, 1, '12:31', 3, '22:00', 'Octava Libre', 'Pa'' Que Se Escuche', 'Fuera de Forma', 'O''Higgins Pádel, cancha 1'),
    (33, 1, '12:35', 3, '19:00', 'Octava Libre', 'Amigos de la Red del Club Social, Deportivo y Biblioteca Popular General Güemes', 'Los del Asado', 'Complejo La Cantera, cancha 2'),
    (34, 1, '12:39', 2, '22:30', 'Séptima Libre', 'Vidrio Roto', 'Los Gringos de Colonia Caroya', 'Pádel Suquía, cancha 1'),
    (35, 1, '12:43', 2, '20:30', 'Quinta Libre', 'Los Profes', 'Punto y Aparte', 'O''Higgins Pádel, cancha 2'),
    (36, 1, '12:47', 1, '19:00', 'Octava Libre', 'Doble Pared', 'Los del Asado', 'O''Higgins Pádel, cancha 2'),
    (37, 1, '12:51', 1, '20:30', 'Sexta Damas', 'Smash & Fernet', 'Por Tres y Afuera', 'Villa Belgrano Pádel Club'),
    (38, 1, '12:55', 1, '19:30', 'Octava Damas', 'Las Novatas del Jueves', 'Las Que Salen por la Puerta', 'O''Higgins Pádel, cancha 1'),
    (39, 1, '12:59', 0, '19:00', 'Sexta Libre', 'Los Incansables Veteranos de las Canchas Techadas de Barrio Alta Córdoba Norte', 'Los Mellis', 'Villa Belgrano Pádel Club, cancha 2'),
    (40, 1, '13:03', 0, '20:30', 'Quinta Libre', 'Hermanos Smash', 'Drive & Revés', 'Complejo La Cantera, cancha 2')
) as entry (
  number, announced_days_ago, announced_at, days_ahead, starts_at, category, team1, team2, location
);

-- One is a friendly, and one was put off in the season before: it still counts there.
update public.upcoming_matches set stage = 'AM'
where team1 = 'Pa'' Que Se Escuche' and team2 = 'Fuera de Forma';

insert into public.upcoming_matches (
  id, team1, team2, date, time, location, category, created_at, season_id, postponed_at
)
select
  overlay(overlay(md5('demo match put off') placing '4' from 13) placing '8' from 17)::uuid,
  'Los Profes',
  'Los Cóndores',
  current_season.starts_on - 3,
  '21:00'::time,
  'Pádel Suquía, cancha 1',
  'Quinta Libre',
  (current_season.starts_on - 10 + time '12:00') at time zone 'America/Argentina/Cordoba',
  (
    select seasons.id from public.seasons
    where seasons.starts_on < current_season.starts_on
    order by seasons.starts_on desc
    limit 1
  ),
  (current_season.starts_on - 3 + time '18:00') at time zone 'America/Argentina/Cordoba'
from (
  select seasons.starts_on from public.seasons
  where seasons.starts_on <= (now() at time zone 'America/Argentina/Cordoba')::date
  order by seasons.starts_on desc
  limit 1
) as current_season;

-- A pair that registered and left before its first match.
insert into public.pairs (id, category, name, players)
values (
  overlay(overlay(md5('demo pair that left') placing '4' from 13) placing '8' from 17)::uuid,
  'Octava Damas', 'Las Que No Llegaron', 'Delfina Sosa / Emilia Vaca'
);

insert into public.withdrawals (id, season_id, category, pair_id, day, kind)
select
  overlay(overlay(md5('demo withdrawal') placing '4' from 13) placing '8' from 17)::uuid,
  seasons.id, pairs.category, pairs.id, seasons.starts_on, 'annul'
from public.pairs
cross join public.seasons
where pairs.name = 'Las Que No Llegaron'
  and seasons.starts_on <= (now() at time zone 'America/Argentina/Cordoba')::date
order by seasons.starts_on desc
limit 1;
