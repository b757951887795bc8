type Detector = { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> };
type MakeDetector = new (options: { formats: string[] }) => Detector;

/** The browser's own reader of QR codes; TypeScript does not know it yet, and not every browser has it. */
const maker = () => Object(globalThis).BarcodeDetector as MakeDetector | undefined;

/** Whether this device can read a QR label in a picture. */
export const canReadLabels = () => maker() !== undefined;

/** The text of the QR code in a picture; undefined if there is none. */
export const readLabel = async (picture: Blob): Promise<string | undefined> => {
  const Made = maker();
  if (!Made) return undefined;
  const bitmap = await createImageBitmap(picture);
  try {
    const [code] = await new Made({ formats: ['qr_code'] }).detect(bitmap);
    return code?.rawValue;
  } finally {
    bitmap.close();
  }
};

/** The id of the machine that a label names: its code is the address of the machine's page. */
export const machineOnLabel = (text: string): string | undefined =>
  /\/app\/equipment\/([\w-]+)(?:[/?#]|$)/.exec(text)?.[1];
