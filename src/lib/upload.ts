import { ConnectionError } from './apiError.ts';
import type { Place } from './outbox/dependencies.ts';
import type { PlainRequest } from './request.ts';
import { loadTranslator } from './text.ts';
import { showUpload } from './uploadProgress.ts';
import type { TFunction } from './useTranslation.ts';

/** A satellite takes minutes. */
const TIMEOUT_MS = 600_000;
const MB = 1024 * 1024;

/** Statuses whose answers have no body. */
const withoutBody = [204, 205, 304];

const formOf = (body: unknown) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    if (value === undefined || value === null) continue;
    form.append(key, value instanceof Blob ? value : String(value));
  }
  return form;
};

const answerOf = (call: XMLHttpRequest) => {
  const headers = new Headers();
  for (const line of call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  const { status, statusText, responseText } = call;
  return new Response(withoutBody.includes(status) ? null : responseText, { status, statusText, headers });
};

/** Shows how much of a file is sent: "Photo 2 of 3, 0.6 of 1.4 MB". */
const progressOf = (body: unknown, { no, of }: Place, language: string) => {
  let t: TFunction<'outbox'> | undefined;
  let [sent, total] = [0, 0];
  const show = () => {
    if (!t || total === 0) return;
    const [unit, size, digits] =
      total >= MB ? (['megabyte', MB, 1] as const) : (['kilobyte', 1024, 0] as const);
    const numbers = (style: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(language, {
        ...style,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const { kind }: { kind?: unknown } = Object(body);
    const words = t(kind === 'photo' ? 'sendingPhoto' : 'sendingFile', {
      no,
      of,
      sent: numbers({}).format(sent / size),
      total: numbers({ style: 'unit', unit, unitDisplay: 'short' }).format(total / size),
    });
    showUpload({ words, part: sent / total });
  };
  loadTranslator('outbox').then(
    (loaded) => {
      t = loaded;
      show();
    },
    // The file is sent all the same.
    () => undefined,
  );
  return {
    show: (loaded: number, all: number) => {
      [sent, total] = [loaded, all];
      show();
    },
    end: () => {
      t = undefined;
      showUpload(undefined);
    },
  };
};

type Call = PlainRequest & { headers: Record<string, string>; language: string };

/**
 * Sends a body with files as multipart/form-data, and shows how much of it is sent. XMLHttpRequest tells it in every
 * browser; fetch does not. @throws ConnectionError when no answer came.
 */
export const upload = async ({ method, path, body, headers, language }: Call, place: Place) => {
  const progress = progressOf(body, place, language);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const call = new XMLHttpRequest();
  call.open(method, new URL(path, location.origin));
  for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
  call.timeout = TIMEOUT_MS;
  call.upload.onprogress = ({ loaded, total }) => progress.show(loaded, total);
  call.onload = () => resolve(answerOf(call));
  call.ontimeout = () => reject(new ConnectionError('slow'));
  call.onerror = () => reject(new ConnectionError('down'));
  call.onabort = () => reject(new ConnectionError('down'));
  try {
    call.send(formOf(body));
    return await promise;
  } finally {
    progress.end();
  }
};
