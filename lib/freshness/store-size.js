/** What stored pages may take of a web process unless its operator says otherwise, and as much again for their parts. */
export const storedMegabytesMax = 24;
