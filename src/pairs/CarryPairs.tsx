import '@mantine/core/styles/Stack.layer.css';
import { Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { MyPair } from '../matches/myPairsContext.ts';
import { CopyAddress } from '../ui/CopyAddress.tsx';
import { FormField } from '../ui/form/FormField.tsx';
import { carriedIn, carryingAddress } from './carriedPairs.ts';

/** A link and a QR code that star these pairs on another device. */
export function CarryPairs({ pairs }: { pairs: ReadonlyArray<MyPair> }) {
  const address = carryingAddress(pairs);
  const qr = useQr(address);
  return (
    <Stack component="section" gap={8} align="start" mt="lg" aria-labelledby="llevar">
      <Title order={2} id="llevar">
        En otro dispositivo
      </Title>
      <Text maw="42rem">
        Este código o este enlace agregan las mismas parejas en otro teléfono o computadora. En la
        aplicación instalada de un iPhone: copiar aquí el enlace y pegarlo en su página «Mi pareja».
      </Text>
      {qr === null ? null : (
        <img src={pictureOf(qr)} width={208} height={208} alt="Código QR del enlace" />
      )}
      <CopyAddress address={address}>Copiar el enlace</CopyAddress>
    </Stack>
  );
}

type Qr = { size: number; path: string };

/** Black on white in both schemes, as cameras read it best. */
function pictureOf({ size, path }: Qr): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 ${size + 6} ${size + 6}" shape-rendering="crispEdges"><path fill="white" d="M-3-3h${size + 6}v${size + 6}h-${size + 6}z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** `null` until its code is there, and for more pairs than a code can hold. */
function useQr(text: string) {
  const [qr, setQr] = useState<(Qr & { text: string }) | null>(null);
  useEffect(() => {
    import('../ui/qrPath.ts')
      .then(({ qrPath }) => setQr({ text, ...qrPath(text) }))
      .catch((error: unknown) => console.warn('No se pudo hacer el código QR:', error));
  }, [text]);
  return qr?.text === text ? qr : null;
}

/**
 * In the installed site without pairs, which on iPhones keeps its own: why there are none, and a field for the link
 * that brings those of the browser.
 */
export function PastedPairs({ onPasted }: { onPasted: (carried: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Stack gap={8} mt="lg" maw="30rem" mx="auto">
      <Text>
        La aplicación instalada puede no tener las parejas elegidas en el navegador: para traerlas,
        abrir allí «Mi pareja», copiar el enlace de «En otro dispositivo» y pegarlo aquí.
      </Text>
      <FormField
        label="Enlace de «Mi pareja»"
        type="url"
        value={text}
        error={text === '' ? null : 'No es un enlace de «Mi pareja» con parejas.'}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          const carried = carriedIn(value);
          if (carried !== null) onPasted(carried);
        }}
      />
    </Stack>
  );
}
