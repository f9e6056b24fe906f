/** Ten shades of a colour from light to dark, as `#rrggbb`. */
type Shades = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

export type ColorKind = 'brand' | 'accent';

/** The two colours that a league chooses, as `#rrggbb`. */
type Chosen = Readonly<Record<ColorKind, string>>;

/**
 * The colours that are not strong, as they were picked by hand beside `handPicked`. Other brands turn their hue and
 * keep their luminance: two of these contrast alike in every league.
 */
const neutrals = {
  'light-surface': '#f0f3fa',
  'light-sunken': '#e3e9f5',
  'light-border': '#c9d3e6',
  'light-control': '#7585a5',
  'light-text': '#0a1433',
  'light-muted': '#475576',
  'light-skeleton': '#dbe2f0',
  'dark-surface': '#0b1023',
  'dark-raised': '#141b36',
  'dark-sunken': '#080c1b',
  'dark-border': '#2c375c',
  'dark-control': '#7484b0',
  'dark-text': '#eef2ff',
  'dark-muted': '#a7b3d2',
  'dark-on-brand': '#071030',
  'dark-skeleton': '#202947',
  // A scoreboard is told apart from its card and from the page: 1.35:1 at least.
  'dark-board': '#243163',
  inverse: '#0a1238',
  'inverse-raised': '#131d4d',
  'inverse-border': '#33407a',
  'on-inverse': '#f5f7ff',
  'on-inverse-muted': '#aab8de',
} as const;

/** The brand beside which all shades were picked by hand. */
const handPicked = '#1d4ed8';

/** A brand with less chroma has neutrals that are nearer to grey. */
const fullTint = 0.1;

function tinted(neutral: string, brand: string): string {
  const [own, base, other] = [oklchOf(neutral), oklchOf(handPicked), oklchOf(brand)];
  const chroma = own.chroma * Math.min(1, other.chroma / fullTint);
  // Beside blue they lie towards violet. Turned as far, those of a red club would be brown.
  const hue = other.hue + (own.hue - base.hue) * Math.cos(other.hue - base.hue);
  const target = luminance(linearOf(neutral));
  let [darker, lighter] = [0, 1];
  for (let step = 0; step < 16; step += 1) {
    const lightness = (darker + lighter) / 2;
    if (luminance(inGamut({ lightness, chroma, hue })) < target) darker = lightness;
    else lighter = lightness;
  }
  return hexOf({ lightness: lighter, chroma, hue });
}

/**
 * The CSS variables that a page carries, e.g. `--league-inverse` as `#0a1238`: all colours that depend on the league.
 * The tokens of the site (`src/ui/theme/tokens.css`) and Mantine's shades take them.
 */
export function leagueVariables(chosen: Chosen): Readonly<Record<string, string>> {
  const brand = shadesOf(chosen.brand, 'brand');
  const accent = shadesOf(chosen.accent, 'accent');
  const tints = Object.entries(neutrals).map(
    ([name, neutral]) => [name, tinted(neutral, chosen.brand)] as const,
  );
  const { inverse = '', ...tint } = Object.fromEntries(tints);
  const { 'dark-surface': dark = '', 'light-text': text = '' } = tint;
  const variables = {
    ...tint,
    inverse,
    // The same where it is transparent: `color-mix` came in 2023.
    'inverse-channels': channelsOf(inverse).join(' '),
    'light-brand': brand[7],
    'light-brand-hover': brand[8],
    'light-soft': brand[1],
    'light-soft-hover': mix(brand[7], 0.12, brand[1]),
    ...fillOf(chosen.brand, brand, text),
    ...brandOnDark(chosen.brand, brand),
    'dark-soft': mix(brand[6], 0.3, dark),
    'dark-soft-hover': mix(brand[6], 0.45, dark),
    accent: accent[4],
    'accent-hover': accent[3],
    'light-highlight': accent[1],
    'dark-highlight': mix(accent[5], 0.17, dark),
    'dark-board-accent': lightened(accent[4], 0.35),
  };
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`--league-${name}`, value]),
  );
}

/**
 * The ground of a button in the light scheme and the text on it. Dark text stands on a light colour as it was chosen;
 * others are as dark as white text needs it. A light grey would look disabled: it is as dark as links are.
 */
function fillOf(chosen: string, brand: Shades, dark: string) {
  const { lightness, chroma, hue } = oklchOf(chosen);
  const isGrey = chroma < 0.04;
  if (!isGrey && luminance(linearOf(chosen)) > 0.26) {
    const pointedAt = { lightness: lightness * (lightness > 0.8 ? 0.93 : 1.07), chroma, hue };
    return {
      'light-fill': chosen,
      'light-fill-hover': hexOf(pointedAt),
      'light-on-fill': dark,
    };
  }
  const used = movedUntil(chosen, (share) => share <= 0.18, -0.004);
  const own = used === lightness ? chosen : hexOf({ lightness: used, chroma, hue });
  return {
    'light-fill': isGrey ? brand[7] : own,
    'light-fill-hover': brand[8],
    'light-on-fill': '#fff',
  };
}

/** Links and buttons of the dark scheme: the chosen colour where it is as light as the shade that others have. */
function brandOnDark(chosen: string, brand: Shades) {
  const isLight = luminance(linearOf(chosen)) >= luminance(linearOf(brand[4]));
  return isLight
    ? { 'dark-brand': chosen, 'dark-brand-hover': mix(chosen, 0.7, '#ffffff') }
    : { 'dark-brand': brand[4], 'dark-brand-hover': brand[3] };
}

/**
 * The site's own icon, a ball on a court, in the colours of a league.
 * @param svg `public/favicon.svg`, whose fills are the court, the ball's shadow and the ball
 */
export function ballIcon(svg: string, chosen: Chosen): string {
  const variables = leagueVariables(chosen);
  const { '--league-light-fill': brand = '', '--league-inverse': inverse = '' } = variables;
  const { '--league-accent': ball = '' } = variables;
  const [less = 0, more = 0] = [brand, ball]
    .map((color) => luminance(linearOf(color)) + 0.05)
    .sort((one, other) => one - other);
  // A yellow ball would not be seen on a yellow court.
  const fills = [more / less < 2 ? inverse : brand, inverse, ball];
  return svg.replaceAll(/fill="#[\da-f]{6}"/gu, () => `fill="${fills.shift()}"`);
}

/** The same as declarations, for the page, the head script and a change that arrives. */
export function colorDeclarations(chosen: Chosen): string {
  return Object.entries(leagueVariables(chosen))
    .map(([name, value]) => `${name}:${value};`)
    .join('');
}

/** As `color-mix(in srgb, …)`, which browsers have since 2023. */
function mix(one: string, share: number, other: string): string {
  const to = channelsOf(other);
  const mixed = channelsOf(one).map((channel, at) => channel * share + (to[at] ?? 0) * (1 - share));
  return `#${mixed.map(hexChannel).join('')}`;
}

/** Red, green and blue, each from 0 to 255. */
function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** @param channel from 0 to 255 */
function hexChannel(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}

type Curve = {
  /** The shade that is the chosen colour; `src/ui/theme/tokens.css` uses it most. */
  chosen: number;
  /** Whether text can be read with the chosen shade, by its luminance of WCAG. */
  isReadable: (luminance: number) => boolean;
  /** Towards what the chosen shade moves until it is readable. */
  step: number;
  /** The lightness of each shade, from 0 to 1, by lightness and chroma of the chosen shade. */
  lightness: (chosen: number, chroma: number) => readonly number[];
  /** The chroma of each shade as a share of the chosen one's. */
  chroma: readonly number[];
};

/** The curves follow shades that were picked by hand for #1d4ed8 and #d8f238. */
const curves: Readonly<Record<ColorKind, Curve>> = {
  brand: {
    chosen: 7,
    // Text on every surface of the light scheme, and white text on it.
    isReadable: (luminance) => luminance <= 0.135,
    step: -0.004,
    // The dark scheme uses shades 3 to 6, and light grounds are shades 0 to 2, whatever was chosen.
    lightness: (chosen, chroma) => {
      // A grey button of a middle lightness looks disabled.
      const grey = Math.max(0, 1 - chroma / 0.08);
      return [
        0.964,
        0.931,
        0.858 + 0.065 * grey,
        0.807 + 0.1 * grey,
        0.74 + 0.13 * grey,
        0.633,
        0.553,
        ...[1, 0.873, 0.72].map((share) => share * chosen),
      ];
    },
    // More than blue has in the light shades: other hues need it, blue loses it in `inGamut`.
    chroma: [0.078, 0.139, 0.36, 0.55, 0.8, 0.9, 0.96, 1, 0.881, 0.714],
  },
  accent: {
    chosen: 4,
    // Text on the dark header and on scoreboards, and dark text on it.
    isReadable: (luminance) => luminance >= 0.248,
    step: 0.004,
    lightness: (chosen) => {
      const mixed = (share: number) => 0.989 + share * (chosen - 0.989);
      return [
        0.989,
        Math.max(0.935, mixed(0.195)),
        mixed(0.403),
        Math.min(chosen + 0.06, mixed(0.571)),
        ...[1, 0.931, 0.818, 0.674, 0.533, 0.405].map((share) => share * chosen),
      ];
    },
    chroma: [0.206, 0.399, 0.626, 0.879, 1, 0.98, 0.871, 0.716, 0.561, 0.423],
  },
};

/**
 * The shades of a colour of the league, derived in OKLCH. The chosen colour is shade 7 of `brand` and shade
 * 4 of `accent`, darker or lighter where text would not reach AA with it.
 * @param color `#rrggbb`, one that `colorProblem` accepts
 */
export function shadesOf(color: string, kind: ColorKind): Shades {
  const { chosen, lightness: lightnessOf, chroma } = curves[kind];
  const { hue, ...own } = oklchOf(color);
  const used = readableLightness(color, kind);
  const lights = lightnessOf(used, own.chroma);
  // A dark colour has little chroma: its light shades would be grey.
  const boost = Math.max(1, Math.min(2, 0.488 / used));
  const shade = (index: number) => {
    if (index === chosen && used === own.lightness) return color;
    const share = (chroma[index] ?? 1) * (index < chosen ? boost : 1);
    const light = lights[index] ?? used;
    // Between the ends of the curve an unusual colour may be lighter than its light shades.
    const lightness = index < chosen ? Math.max(light, used) : light;
    return hexOf({ lightness, chroma: own.chroma * share, hue });
  };
  return [
    shade(0),
    shade(1),
    shade(2),
    shade(3),
    shade(4),
    shade(5),
    shade(6),
    shade(7),
    shade(8),
    shade(9),
  ];
}

/** The lightness that is added to an accent in order that text can be read with it. */
export function accentShift(color: string): number {
  return readableLightness(color, 'accent') - oklchOf(color).lightness;
}

function readableLightness(color: string, kind: ColorKind): number {
  const { isReadable, step } = curves[kind];
  return movedUntil(color, isReadable, step);
}

/** The lightness that a colour has once its luminance is readable. */
function movedUntil(color: string, isReadable: Curve['isReadable'], step: number): number {
  const { lightness, chroma, hue } = oklchOf(color);
  if (isReadable(luminance(linearOf(color)))) return lightness;
  let used = lightness;
  do used += step;
  while (!isReadable(luminance(inGamut({ lightness: used, chroma, hue }))));
  return used;
}

/** A colour as light as text on a lighter ground needs it. */
function lightened(color: string, least: number): string {
  const lightness = movedUntil(color, (share) => share >= least, 0.004);
  return hexOf({ ...oklchOf(color), lightness });
}

type Oklch = { lightness: number; chroma: number; hue: number };

/** Björn Ottosson's matrices, as exactly as `#rrggbb` needs: https://bottosson.github.io/posts/oklab/ */
const rgbToCones = [
  [0.41222, 0.53633, 0.05145],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.28172, 0.62998],
];
const conesToLab = [
  [0.21045, 0.79362, -0.00407],
  [1.978, -2.42859, 0.45059],
  [0.0259, 0.78277, -0.80868],
];
const labToCones = [
  [1, 0.39634, 0.2158],
  [1, -0.10556, -0.06385],
  [1, -0.08948, -1.29149],
];
const conesToRgb = [
  [4.07674, -3.30771, 0.23097],
  [-1.26844, 2.60976, -0.34132],
  [-0.0042, -0.70342, 1.70761],
];

function product(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  return matrix.map((row) =>
    row.reduce((sum, factor, index) => sum + factor * (vector[index] ?? 0), 0),
  );
}

function oklchOf(color: string): Oklch {
  const cones = product(rgbToCones, linearOf(color)).map(Math.cbrt);
  const [lightness = 0, a = 0, b = 0] = product(conesToLab, cones);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** The linear red, green and blue of a colour. What a screen cannot show loses chroma until it can. */
function inGamut({ lightness, chroma, hue }: Oklch): number[] {
  const lab = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const rgb = product(
    conesToRgb,
    product(labToCones, lab).map((cone) => cone ** 3),
  );
  const isShown = rgb.every((channel) => channel > -0.0005 && channel < 1.0005);
  return isShown || chroma <= 0 ? rgb : inGamut({ lightness, chroma: chroma - 0.002, hue });
}

function linearOf(color: string): number[] {
  return channelsOf(color).map((whole) => {
    const channel = whole / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
}

function hexOf(color: Oklch): string {
  const channels = inGamut(color).map((linear) => {
    const light = Math.min(1, Math.max(0, linear));
    const channel = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
    return hexChannel(255 * channel);
  });
  return `#${channels.join('')}`;
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
