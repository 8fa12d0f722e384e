/** Something that an operator does to the shop. */
export interface OperatorCommand {
	/** What is typed after `npm run operator --`. */
	usage: string;
	/** With GATEWAY_URL it opens no database; then it is run with an empty address. */
	speaksToGateway?: true;
	/** Reads the options before any database is opened; throws FailedStart with a remedy. What it returns does it and says so. */
	prepare: (argv: string[]) => (connectionString: string) => Promise<string>;
}
