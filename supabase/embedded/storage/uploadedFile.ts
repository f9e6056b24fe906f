/** What a client sent to be stored, and the type that it declared. */
export type UploadedFile = { bytes: Uint8Array; declaredType: string };

/**
 * Reads the body of an upload: a form, as supabase-js sends a `Blob`, or the bytes themselves.
 * @returns null if it holds no file
 */
export async function uploadedFile(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
): Promise<UploadedFile | null> {
  const declaredType = headers.get('content-type') ?? '';
  if (!declaredType.startsWith('multipart/form-data')) {
    return body.length === 0
      ? null
      : { bytes: body, declaredType: withoutParameters(declaredType) };
  }
  try {
    const form = await new Response(body, { headers: { 'content-type': declaredType } }).formData();
    const file = [...form.values()].find((value) => typeof value !== 'string');
    if (file === undefined || file.size === 0) return null;
    return { bytes: await file.bytes(), declaredType: withoutParameters(file.type) };
  } catch {
    return null;
  }
}

function withoutParameters(type: string): string {
  return type.split(';')[0]?.trim().toLowerCase() ?? '';
}
