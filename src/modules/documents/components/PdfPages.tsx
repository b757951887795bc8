import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#lib/useTranslation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useFormat } from '#ui/format/useFormat.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './documents.module.css';
import { openPdf } from './openPdf.ts';

type Props = { content: Blob; name: string; page: number; onPage: (page: number) => void };

/** The largest page that is drawn, in device pixels a side: a tablet's memory is small. */
const MAX_SIDE = 3000;

/** A PDF file, a page at a time; its text is there for screen readers. */
export default function PdfPages({ content, name, page, onPage }: Props) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const [opened, setOpened] = useState<{ of: Blob; file?: PDFDocumentProxy }>();
  const [text, setText] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const current = opened?.of === content ? opened : undefined;
  const file = current?.file;
  const number = file ? Math.min(Math.max(1, page), file.numPages) : 1;

  useEffect(() => {
    let stale = false;
    let kept: PDFDocumentProxy | undefined;
    openPdf(content)
      .then((next) => {
        kept = next;
        if (stale) void next.loadingTask.destroy();
        else setOpened({ of: content, file: next });
      })
      .catch(() => !stale && setOpened({ of: content }));
    return () => {
      stale = true;
      void kept?.loadingTask.destroy();
    };
  }, [content]);

  useEffect(() => {
    const sheet = canvas.current;
    if (!file || !sheet) return;
    let stale = false;
    let stop: (() => void) | undefined;
    const draw = async () => {
      const drawn = await file.getPage(number);
      if (stale) return;
      const natural = drawn.getViewport({ scale: 1 });
      const room = sheet.parentElement?.clientWidth ?? natural.width;
      const wanted = ((room - 20) / natural.width) * Math.max(1, devicePixelRatio);
      const scale = Math.min(wanted, MAX_SIDE / Math.max(natural.width, natural.height));
      const viewport = drawn.getViewport({ scale });
      sheet.width = Math.floor(viewport.width);
      sheet.height = Math.floor(viewport.height);
      const task = drawn.render({ canvas: sheet, viewport });
      stop = () => task.cancel();
      await task.promise;
      const { items } = await drawn.getTextContent();
      if (!stale) setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    // A page that is left while it is drawn is cancelled.
    draw().catch(() => undefined);
    return () => {
      stale = true;
      stop?.();
    };
  }, [file, number]);

  if (current && !file) return <ErrorState title={t('preview.broken')} />;
  return (
    <>
      <div className={styles.paper}>
        {/* A sheet of A4 until the size of the page is known. */}
        <canvas
          ref={canvas}
          role="img"
          width={595}
          height={842}
          aria-label={t('preview.page', { name, no: number })}
          aria-busy={!file}
        />
        <p className="vh">{text}</p>
      </div>
      <div className={styles.pages}>
        {file && (
          <>
            <IconButton
              label={t('preview.before')}
              icon={<Icon name="left" className="flip" />}
              disabled={number <= 1}
              onClick={() => onPage(number - 1)}
            />
            <span aria-live="polite">
              {t('preview.pageOf', { no: format.number(number, 0), of: format.number(file.numPages, 0) })}
            </span>
            <IconButton
              label={t('preview.after')}
              icon={<Icon name="right" className="flip" />}
              disabled={number >= file.numPages}
              onClick={() => onPage(number + 1)}
            />
          </>
        )}
      </div>
    </>
  );
}
