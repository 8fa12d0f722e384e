/** What a web process may keep in store unless its operator says otherwise: a third for what pages are made of. */
export const storedMegabytesMax = 24;

/** How many times what is kept for pages' parts is kept for whole pages. */
export const pagesToParts = 2;
