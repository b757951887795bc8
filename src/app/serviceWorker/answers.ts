/** Expected content types by file extension. */
const types: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
  png: /^image\/png/,
  woff2: /woff2/,
  wasm: /wasm/,
  webmanifest: /json/,
};

type Answered = { request: Request; response: Response };

const typeOf = (response: Response) => response.headers.get('content-type') ?? '';

/** Our own page has a content security policy; a captive portal's page does not. */
const isOurs = (response: Response) =>
  !/^text\/html/.test(typeOf(response)) || response.headers.has('content-security-policy');

/** For the app's own files: an answer of another type is refused, and with it the whole installation. */
export const isFile = {
  cacheWillUpdate: async ({ request, response }: Answered) => {
    const type = types[/\.(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? ''];
    const good =
      response.status === 200 && !response.redirected && type?.test(typeOf(response)) && isOurs(response);
    return good ? response : null;
  },
};

/** For photos: only an image is cached under an image's URL. */
export const isPicture = {
  cacheWillUpdate: async ({ response }: Answered) =>
    response.status === 200 && !response.redirected && typeOf(response).startsWith('image/')
      ? response
      : null,
};
