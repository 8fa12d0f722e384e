import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

export interface StandIn {
	url: string;
	close: () => Promise<void>;
}

/** Another service on this machine: nothing that tests ask leaves it. */
export async function openStandIn(
	answer: RequestListener,
	/** Any that is free where none is named. */
	atPort = 0,
): Promise<StandIn> {
	const server = createServer(answer);
	await new Promise<void>((done) => server.listen(atPort, "127.0.0.1", done));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		close: () =>
			new Promise((done) => {
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}
