/** Where this web process hears itself. Next writes its port down when it listens. */
export function ownAddress(): string {
	return `http://127.0.0.1:${process.env.PORT ?? 3000}`;
}
