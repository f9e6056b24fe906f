import { Box, Button } from '@mantine/core';
import { useState } from 'react';

type CopyAddressProps = { address: string; children: string };

/** A button that copies an address, and below it whether that worked; else the address to copy by hand. */
export function CopyAddress({ address, children }: CopyAddressProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage('Dirección copiada.');
    } catch {
      setMessage(`El navegador no deja copiar. La dirección es ${address}`);
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => void copy()}>
        {children}
      </Button>
      <Box
        component="output"
        fz="sm"
        c="dimmed"
        mih="1.45em"
        maw="100%"
        style={{ overflowWrap: 'anywhere' }}
      >
        {message}
      </Box>
    </>
  );
}
