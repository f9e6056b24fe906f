import '@mantine/core/styles/Stack.layer.css';
import { Button, Stack, Text } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { whatsappLink, type Organiser } from '../../league/league.ts';

/** Whom players write to. */
export function Contacts({ organisers }: { organisers: readonly Organiser[] }) {
  return (
    <Stack gap="xs" mt="auto">
      {uniqueKeys(organisers, ({ whatsapp }) => whatsapp).map(
        ({ key, item: { name, whatsapp } }) => (
          <div key={key}>
            <Text fw={700}>{name}</Text>
            <Button
              component="a"
              href={whatsappLink(whatsapp)}
              target="_blank"
              rel="noopener noreferrer"
              fullWidth
              leftSection={<IconBrandWhatsapp size={20} aria-hidden />}
            >
              {`WhatsApp ${whatsapp}`}
            </Button>
          </div>
        ),
      )}
    </Stack>
  );
}
