import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../bench/serve";
import type { Ground } from "../purchases/open-ground";
import { openShop, type Shop } from "../start/kill-rounds/open-shop";
import { findRedis } from "../verify/find-redis.mjs";

/** Longer than nginx leaves out a node that it could not reach. */
const trustedAgainMs = 12_000;
const readyLimitMs = 60_000;
const pollMs = 200;
/** As an operator sets it whose proxy keeps connections open. */
const shutdownDelayMs = 5_000;

export interface Node {
	address: string;
	/** Ends it by a signal, starts it anew, and returns when a proxy has it back. */
	restart: () => Promise<void>;
	/** The same, as a machine ends that loses its power. */
	kill: () => Promise<void>;
	stop: () => Promise<unknown>;
}

/** A shop of `npm start` on the database and the Redis that all nodes share. */
export async function openNode(ground: Ground, name: string): Promise<Node> {
	const port = await portFor(name);
	const address = `http://127.0.0.1:${port}`;
	const open = async (): Promise<Shop> =>
		openShop({
			port,
			dataFolder: join(ground.dataFolder, name),
			env: {
				...ground.env,
				DATA_DIR: join(ground.dataFolder, name),
				REDIS_URL: (await findRedis()) ?? "",
				SHUTDOWN_DELAY_MS: String(shutdownDelayMs),
			},
		});
	let shop = await open();
	async function bringBack(): Promise<void> {
		shop = await open();
		await untilReady(`${address}/readyz`);
		await wait(trustedAgainMs);
	}
	return {
		address,
		restart: async () => {
			await shop.stop();
			await bringBack();
		},
		kill: async () => {
			process.kill(shop.pid, "SIGKILL");
			// Its parts go with it.
			while (await fetch(address).catch(() => undefined)) await wait(pollMs);
			await bringBack();
		},
		stop: () => shop.stop(),
	};
}

/** PORT names the first node's; the second has the next. */
async function portFor(name: string): Promise<number> {
	const first = Number(process.env.PORT);
	return first ? first + Number(name) : freePort();
}

async function untilReady(url: string): Promise<void> {
	const limit = performance.now() + readyLimitMs;
	while (performance.now() < limit) {
		const answer = await fetch(url).catch(() => undefined);
		await answer?.arrayBuffer();
		if (answer?.status === 200) return;
		await wait(pollMs);
	}
	throw new Error(`${url} did not become ready.`);
}
