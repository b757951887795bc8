import type { Upload } from '#lib/uploadProgress.ts';
import { useTranslation } from '#lib/useTranslation.ts';
import { useFormat } from '#ui/format/useFormat.tsx';

/** How much of a file is sent: "Photo 2 of 3, 0.6 MB of 1.4 MB". */
export const useUploadWords = () => {
  const { t } = useTranslation('outbox');
  const { bytes } = useFormat();
  return ({ photo, no, of, sent, total }: Upload) =>
    t(photo ? 'sendingPhoto' : 'sendingFile', { no, of, sent: bytes(sent), total: bytes(total) });
};

/** The same as text, for the bar; loaded when a file is sent first. */
export default function UploadWords({ upload }: { upload: Upload }) {
  return useUploadWords()(upload);
}
