import * as computed from 'virtual:league-qr';

/** The QR code of the site's address, made by the build: its width in modules, and an SVG path of them. */
export const leagueQr: { size: number; path: string } = computed.qrCode;
