import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { FailedStart } from "./failed-start";

/** A web process whose start was killed a moment ago still holds the port. */
const leavingLimitMs = 3_000;

/** Throws one line naming the variable when nothing can listen on the port. */
export async function assertPortIsFree(
	name: string,
	port: number,
): Promise<void> {
	const limit = Date.now() + leavingLimitMs;
	for (;;) {
		const fault = await tryListening(port);
		if (!fault) return;
		if (fault === "EACCES") {
			throw new FailedStart(
				`${name} (${port}) needs special rights; set it to a number above 1023.`,
			);
		}
		if (Date.now() > limit) {
			throw new FailedStart(
				`${name} (${port}) is taken by another program; stop that one, or set ${name} to a free port.`,
			);
		}
		await wait(200);
	}
}

/** The reason why nothing can listen there; undefined where something can. */
export function tryListening(port: number): Promise<string | undefined> {
	return new Promise((settle) => {
		const server = createServer();
		server.once("error", (error: NodeJS.ErrnoException) =>
			settle(error.code ?? error.message),
		);
		server.listen(port, () => server.close(() => settle(undefined)));
	});
}
