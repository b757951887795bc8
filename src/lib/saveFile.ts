/** Hands a file to the person, as a download; a `File` brings its own name. */
export const saveFile = (content: Blob, name = content instanceof File ? content.name : '') => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
