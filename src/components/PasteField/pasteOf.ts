/**
 * What was pasted or dropped. A spreadsheet hands over its cells with a picture of them, a file manager
 * a file with its path as the text: the text counts unless there is a file that is no picture.
 */
export function pasteOf(data: DataTransfer): { file: File } | { text: string } | null {
  const files = [...data.files];
  const text = data.getData('text/plain');
  const file = files.find(({ type }) => !type.startsWith('image/'));
  if (file !== undefined) return { file };
  if (text.trim() !== '') return { text };
  const [picture] = files;
  return picture === undefined ? null : { file: picture };
}
