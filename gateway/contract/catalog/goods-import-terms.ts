// Free of schemas, so that pages may say it too.

export const importBytesMax = 64 * 1024 * 1024;
export const importLinesMax = 200_000;
/** Of every piece but the last, which holds the rest. */
export const importPartBytes = 512 * 1024;
