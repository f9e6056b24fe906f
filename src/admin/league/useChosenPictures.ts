import { useEffect, useState } from 'react';
import type { Client } from '../../live/sources.ts';
import { uploadPicture, type ChosenPicture, type Picture } from '../../session/pictures.ts';

/** The pictures that were chosen on this device while a section is open, by their paths. */
export function useChosenPictures() {
  const [pictures] = useState(() => new ChosenPictures());
  useEffect(() => () => pictures.forget(), [pictures]);
  return pictures;
}

class ChosenPictures {
  readonly #chosen = new Map<string, ChosenPicture>();
  readonly #addresses = new Map<string, string>();

  keep(picture: ChosenPicture): void {
    this.#chosen.set(picture.path, picture);
    this.#show(picture);
    if (picture.phone !== undefined) this.#show(picture.phone);
  }

  /** The argument of `pictureUrl`: the path, or the address on this device. */
  shown(path: string): string {
    return this.#addresses.get(path) ?? path;
  }

  /** Stores the picture of this path, if it was chosen here and is not stored yet. */
  async upload(client: Client, path: string): Promise<void> {
    const picture = this.#chosen.get(path);
    if (picture === undefined) return;
    await uploadPicture(client, picture);
    this.#chosen.delete(path);
  }

  forget(): void {
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
    this.#addresses.clear();
    this.#chosen.clear();
  }

  #show({ path, blob }: Picture): void {
    if (!this.#addresses.has(path)) this.#addresses.set(path, URL.createObjectURL(blob));
  }
}
