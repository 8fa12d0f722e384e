import {
	connect,
	createServer,
	type NetConnectOpts,
	type Socket,
} from "node:net";
import { Client } from "pg";

/** What a network does to a store: hands on, answers nothing any more, or cuts every connection. */
export type DoorState = "open" | "silent" | "cut";

export interface Door {
	/** The store as seen through the door. */
	url: string;
	turn: (state: DoorState) => void;
	countConnections: () => number;
	close: () => Promise<void>;
}

/** A door on loopback before a database, so that tests may take the database away and bring it back. */
export async function openDoor(databaseUrl: string): Promise<Door> {
	const { host, port, user, database } = new Client({
		connectionString: databaseUrl,
	});
	const target = host.startsWith("/")
		? { path: `${host}/.s.PGSQL.${port}` }
		: { host, port };
	return openDoorTo(
		target,
		(at) => `postgresql://${user}@127.0.0.1:${at}/${database}`,
	);
}

/** The same before a Redis. */
export async function openRedisDoor(redisUrl: string): Promise<Door> {
	const { hostname: host, port } = new URL(redisUrl);
	const target = { host, port: Number(port || 6379) };
	return openDoorTo(target, (at) => `redis://127.0.0.1:${at}`);
}

async function openDoorTo(
	target: NetConnectOpts,
	urlAt: (port: number) => string,
): Promise<Door> {
	const sockets = new Set<Socket>();
	let state: DoorState = "open";

	/** What one end says goes to the other, and they end together. */
	function join(one: Socket, other: Socket) {
		sockets.add(one);
		one.on("data", (bytes) => other.write(bytes));
		one.on("error", () => one.destroy());
		one.on("close", () => {
			sockets.delete(one);
			other.destroy();
		});
	}

	const server = createServer((near) => {
		if (state === "cut") return near.destroy();
		const far = connect(target);
		join(near, far);
		join(far, near);
		if (state === "silent") {
			near.pause();
			far.pause();
		}
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	if (address === null || typeof address === "string")
		throw new Error("The door has no port");

	return {
		url: urlAt(address.port),
		turn: (next) => {
			state = next;
			for (const socket of sockets) {
				if (next === "cut") socket.destroy();
				if (next === "silent") socket.pause();
				if (next === "open") socket.resume();
			}
		},
		countConnections: () => sockets.size / 2,
		close: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((done) => server.close(done));
		},
	};
}
