/** The exit code of a database process that found its data folder in another's hands. */
export const inUseExitCode = 75;

/** The one word the database process sends to its parent, and prints, when clients may come. */
export const readyWord = "ready";
