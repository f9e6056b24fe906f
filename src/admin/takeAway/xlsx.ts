import { strToU8, zipSync } from 'fflate';
import type { Sheet } from './exportSheets.ts';

/** One sheet of a workbook; its name has at most 31 characters and none of `: \ / ? * [ ]`. */
type NamedSheet = { name: string; rows: Sheet };

const namespace = 'http://schemas.openxmlformats.org';
const office = `${namespace}/officeDocument/2006/relationships`;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/**
 * A workbook that any spreadsheet opens. Texts stay texts: `6-4` is no date, `=1+1` no formula. The libraries that
 * write more of the format compress in workers made of text, which the site's CSP refuses.
 */
export function formatXlsx(sheets: readonly NamedSheet[]): Uint8Array {
  const numbered = sheets.map((sheet, index) => ({ ...sheet, id: index + 1 }));
  const parts = {
    '[Content_Types].xml': [
      `<Types xmlns="${namespace}/package/2006/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>',
      ...numbered.map(
        ({ id }) =>
          `<Override PartName="/sheet${id}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
      ),
      '</Types>',
    ],
    '_rels/.rels': relations([{ id: 1, type: 'officeDocument', target: 'workbook.xml' }]),
    'workbook.xml': [
      `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>`,
      ...numbered.map(
        ({ id, name }) => `<sheet name="${escapeXml(name)}" sheetId="${id}" r:id="r${id}"/>`,
      ),
      '</sheets></workbook>',
    ],
    '_rels/workbook.xml.rels': relations(
      numbered.map(({ id }) => ({ id, type: 'worksheet', target: `sheet${id}.xml` })),
    ),
    ...Object.fromEntries(numbered.map(({ id, rows }) => [`sheet${id}.xml`, sheetXml(rows)])),
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, lines]) => [path, strToU8(head + lines.join(''))]),
    ),
  );
}

function relations(targets: readonly { id: number; type: string; target: string }[]): string[] {
  return [
    `<Relationships xmlns="${namespace}/package/2006/relationships">`,
    ...targets.map(
      ({ id, type, target }) =>
        `<Relationship Id="r${id}" Type="${office}/${type}" Target="${target}"/>`,
    ),
    '</Relationships>',
  ];
}

function sheetXml(rows: Sheet): string[] {
  return [
    `<worksheet xmlns="${namespace}/spreadsheetml/2006/main"><sheetData>`,
    ...rows.map((cells) => `<row>${cells.map(cellXml).join('')}</row>`),
    '</sheetData></worksheet>',
  ];
}

function cellXml(cell: string | number): string {
  if (cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

/** Without the signs that XML 1.0 cannot write; spreadsheets read `_x0041_` as an A. */
function escapeXml(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '<': '&lt;',
    '>': '&gt;',
    '&': '&amp;',
    '"': '&quot;',
  };
  return (
    text
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '')
      .replaceAll(/_(?=x[\da-f]{4}_)/giu, '_x005F_')
      .replaceAll(/[<>&"]/gu, (sign) => signs[sign] ?? sign)
  );
}
