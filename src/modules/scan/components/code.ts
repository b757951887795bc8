/** A code as the camera or a person gave it. */
export type Code = { text: string; format: 'qr' | 'dataMatrix' | 'ean' | 'line' | 'typed' };
