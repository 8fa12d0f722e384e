import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { onePerProcess } from "../process/one-per-process";

// Next hands on whatever `x-forwarded-for` a client sends, and a route cannot see the socket. So every request is
// stamped as it reaches Node, before Next looks at it, and what a client may have put there is overwritten.

const stamp = "x-client-address";

interface Arrival {
	socketAddress: string | undefined;
	forwardedFor: string | undefined;
	/** Proxies of our own between the client and us; each adds one entry at the right. */
	proxies: number;
}

/** Where a request came from, by nobody's word but our own proxies'. */
export function clientAddress(arrival: Arrival): string {
	const { socketAddress = "", forwardedFor = "", proxies } = arrival;
	const passed = forwardedFor.split(",").map((entry) => entry.trim());
	const seen = proxies > 0 ? passed.at(-proxies) : undefined;
	return (seen || socketAddress).replace(/^::ffff:(?=\d+\.)/i, "");
}

function forwarded({ headers }: IncomingMessage): string | undefined {
	const sent = headers["x-forwarded-for"];
	return Array.isArray(sent) ? sent.join(",") : sent;
}

const watch = () =>
	onePerProcess("client-address", () => ({ isOn: false, proxies: 0 }));

/** Stamps every request of this process from now on. */
export function watchClientAddresses(proxies: number): void {
	const watched = watch();
	watched.proxies = proxies;
	if (watched.isOn) return;
	watched.isOn = true;
	subscribe("http.server.request.start", (message) => {
		const { request } = message as { request: IncomingMessage };
		request.headers[stamp] = clientAddress({
			socketAddress: request.socket.remoteAddress,
			forwardedFor: forwarded(request),
			proxies: watched.proxies,
		});
	});
}

/** The stamp of a request; undefined where nobody stamps, since a client may have written it. */
export function trustedAddress(headers: Headers): string | undefined {
	return watch().isOn ? (headers.get(stamp) ?? undefined) : undefined;
}
