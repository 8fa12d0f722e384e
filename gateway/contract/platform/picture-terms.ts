// Free of schemas, so that pages may say it too.

export const imageBytesMax = 5 * 1024 * 1024;
/** By content, whatever a file calls itself. */
export const imageTypes = ["image/jpeg", "image/png"] as const;
