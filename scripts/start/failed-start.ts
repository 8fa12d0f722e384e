/** Ends the start with its message, fit to be read by whoever typed the command. */
export class FailedStart extends Error {}
