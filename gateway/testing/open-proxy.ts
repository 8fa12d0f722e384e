import {
	connect,
	createServer,
	type NetConnectOpts,
	type Socket,
} from "node:net";
import { Client } from "pg";
import { carry } from "./carry-bytes";

/**
 * What a network does to a store: hands on, answers nothing any more, cuts every connection, hands on each packet late,
 * takes connections and resets them, or hands on the first half of an answer and then cuts.
 */
export type ProxyState = "open" | "silent" | "cut" | "slow" | "reset" | "half";

export interface StoreProxy {
	/** The store as seen through the door. */
	url: string;
	turn: (state: ProxyState) => void;
	countConnections: () => number;
	close: () => Promise<void>;
}

/** A door on loopback before a database, so that tests may take the database away and bring it back. */
export async function openProxy(databaseUrl: string): Promise<StoreProxy> {
	const { host, port, user, database } = new Client({
		connectionString: databaseUrl,
	});
	const target = host.startsWith("/")
		? { path: `${host}/.s.PGSQL.${port}` }
		: { host, port };
	return openProxyTo(
		target,
		(at) => `postgresql://${user}@127.0.0.1:${at}/${database}`,
	);
}

/** The same before a Redis. */
export async function openRedisProxy(redisUrl: string): Promise<StoreProxy> {
	const { hostname: host, port } = new URL(redisUrl);
	const target = { host, port: Number(port || 6379) };
	return openProxyTo(target, (at) => `redis://127.0.0.1:${at}`);
}

async function openProxyTo(
	target: NetConnectOpts,
	urlAt: (port: number) => string,
): Promise<StoreProxy> {
	const sockets = new Set<Socket>();
	let state: ProxyState = "open";

	/** What one end says goes to the other, and they end together. */
	function join(from: Socket, to: Socket, isAnswer: boolean) {
		sockets.add(from);
		carry({ from, to, isAnswer, stateOf: () => state });
		from.on("error", () => from.destroy());
		from.on("close", () => {
			sockets.delete(from);
			to.destroy();
		});
	}

	const server = createServer((near) => {
		if (state === "cut") return near.destroy();
		if (state === "reset") return near.resetAndDestroy();
		const far = connect(target);
		join(near, far, false);
		join(far, near, true);
		enter(state, near);
		enter(state, far);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	if (address === null || typeof address === "string")
		throw new Error("The door has no port");

	return {
		url: urlAt(address.port),
		turn: (next) => {
			state = next;
			for (const socket of sockets) enter(next, socket);
		},
		countConnections: () => sockets.size / 2,
		close: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((done) => server.close(done));
		},
	};
}

/** What becomes of a connection that is there. */
function enter(state: ProxyState, socket: Socket): void {
	switch (state) {
		case "cut":
			socket.destroy();
			return;
		case "reset":
			socket.resetAndDestroy();
			return;
		case "silent":
			socket.pause();
			return;
		case "open":
		case "slow":
		case "half":
			socket.resume();
	}
}
