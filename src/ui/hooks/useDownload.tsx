import '@mantine/core/styles/Stack.layer.css';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CopyAddress } from '../CopyAddress.tsx';
import { isInsideApp } from '../device.ts';

/**
 * Downloads; where the browser of another app would do nothing, `note` says so and has the address that another
 * browser opens.
 * @param given what leads to the download, with its origin; without it the page itself
 */
export function useDownload(given?: string) {
  const [isRefused, setRefused] = useState(false);
  const address = given ?? (isRefused ? window.location.href : '');
  return {
    download: (start: () => void) => (isInsideApp() ? setRefused(true) : start()),
    note: isRefused ? (
      <Stack gap={4} align="start" role="alert">
        <Text>
          En el navegador de esta aplicación no se pueden descargar archivos: abrir esta dirección
          en el navegador del teléfono.
        </Text>
        <Text fw={700} maw="100%" style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {address}
        </Text>
        <CopyAddress address={address}>Copiar la dirección</CopyAddress>
      </Stack>
    ) : null,
  };
}
