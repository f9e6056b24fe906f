import { useEffect, useRef, useState } from 'react';
import { shareName } from './shareText.ts';
import type { Shareable } from '../matches/shareContext.ts';
import { pairSlug } from '../padel/pairSlug.ts';
import { Stack, Text, useComputedColorScheme } from '@mantine/core';
import { RadioChoice } from './Choice.tsx';
import { drawPicture, type PictureSize } from './picture/drawPicture.ts';
import { encodeJpeg, startEncoder } from './picture/jpegEncoder.ts';
import { readPictureTheme } from './picture/pictureTheme.ts';
import classes from './ShareDialog.module.css';
import { useSettings } from '../league/settings.ts';
import { isCanvasTrue } from '../ui/isCanvasTrue.ts';

/** The league's name, address and sponsors, at the head and foot of the picture. */
export type Branding = {
  leagueName: string;
  address: string;
  /** Addresses of the sponsors' logos. */
  logos: readonly string[];
};

type SharePictureProps = {
  share: Shareable;
  branding: Branding;
  /** `null` while there is no picture of what is chosen. */
  onFile: (file: File | null) => void;
};

/** The input of a picture. */
type Attempt = { share: Shareable; size: PictureSize; scheme: string };

/** The picture as it will be sent, in the size and the colours that the visitor chooses. */
export function SharePicture({ share, branding, onFile }: SharePictureProps) {
  const league = useSettings();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<PictureSize>('post');
  const page = useComputedColorScheme('light');
  const [scheme, setScheme] = useState(page);
  const [failed, setFailed] = useState<Attempt | null>(null);
  const hasFailed = failed?.share === share && failed.size === size && failed.scheme === scheme;

  useEffect(() => {
    let isCurrent = true;
    startEncoder();
    const draw = async () => {
      const target = canvas.current;
      if (target === null) return;
      if (!isCanvasTrue()) throw new Error('The browser changes what is drawn.');
      // Before the dialog opens: afterwards the styles of the whole page are due.
      const theme = readPictureTheme(target);
      const logos = await loadAssets(branding.logos);
      if (!isCurrent) return;
      drawPicture(target, share, { size, theme, league, branding: { ...branding, logos } });
      const blob = await encodeJpeg(target);
      if (!isCurrent) return;
      const name = pairSlug(`${shareName(share, league)} ${scheme}`);
      setFailed(null);
      onFile(new File([blob], `${name}.jpg`, { type: blob.type }));
    };
    onFile(null);
    draw().catch((error: unknown) => {
      console.warn('No se pudo hacer la imagen:', error);
      if (isCurrent) setFailed({ share, size, scheme });
    });
    return () => {
      isCurrent = false;
    };
  }, [share, league, branding, size, scheme, onFile]);

  return (
    <div className={classes['picture']}>
      {hasFailed ? (
        <Text c="dimmed">
          En este dispositivo no se pudo hacer la imagen. El texto se puede compartir de todos
          modos.
        </Text>
      ) : null}
      <div
        className={classes['frame']}
        aria-hidden="true"
        hidden={hasFailed}
        data-size={size}
        data-mantine-color-scheme={scheme}
      >
        <canvas ref={canvas} className={classes['canvas']} />
      </div>
      <Stack gap="md">
        <RadioChoice
          label="Tamaño"
          options={[
            { value: 'post', label: 'Publicación' },
            { value: 'story', label: 'Historia' },
          ]}
          value={size}
          onChange={setSize}
        />
        <RadioChoice
          label="Colores"
          options={[
            { value: 'light', label: 'Claros' },
            { value: 'dark', label: 'Oscuros' },
          ]}
          value={scheme}
          onChange={setScheme}
        />
      </Stack>
    </div>
  );
}

const faces = [560, 700, 850].map(
  (weight) => `${weight} 40px 'Sofia Sans Semi Condensed Variable'`,
);

/** Loads the type and the logos of a picture; a logo that cannot be loaded is left out. */
async function loadAssets(sources: readonly string[]): Promise<HTMLImageElement[]> {
  const [logos] = await Promise.all([
    Promise.allSettled(sources.map(loadLogo)),
    Promise.allSettled(faces.map(loadFace)),
  ]);
  return logos.flatMap((logo) => (logo.status === 'fulfilled' ? [logo.value] : []));
}

const loadFace = keepLoaded((face) => document.fonts.load(face));

const loadLogo = keepLoaded(async (source) => {
  const logo = new Image();
  logo.src = source;
  await logo.decode();
  return logo;
});

/** Keeps what has been loaded for the next picture; a failed load is repeated. */
function keepLoaded<Value>(load: (name: string) => Promise<Value>) {
  const loads = new Map<string, Promise<Value>>();
  return (name: string): Promise<Value> => {
    const known = loads.get(name);
    if (known !== undefined) return known;
    const started = load(name);
    loads.set(name, started);
    started.catch(() => loads.delete(name));
    return started;
  };
}
