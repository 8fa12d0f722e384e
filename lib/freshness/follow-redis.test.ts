/** @jest-environment node */

import { setImmediate } from "node:timers/promises";
import type { CacheTags } from "@/gateway/providers/cache-tags/interface";
import { tellThroughRedis } from "@/gateway/providers/cache-tags/redis";
import { deferred } from "@/gateway/testing/deferred";
import { openRedisProxy } from "@/gateway/testing/open-proxy";
import { followRedis } from "./follow-redis";

const { TEST_REDIS_URL = "" } = process.env;
const withRedis = TEST_REDIS_URL ? test : test.skip;

/** Falls one after the other, waited for. */
function listen() {
	const heard: string[][] = [];
	let wake = () => {};
	return {
		onFall: (tags: string[]) => {
			heard.push(tags);
			wake();
		},
		next: async (isWanted: (tags: string[]) => boolean): Promise<string[]> => {
			for (;;) {
				const tags = heard.shift();
				if (tags && isWanted(tags)) return tags;
				if (!tags)
					await new Promise<void>((resolve) => {
						wake = resolve;
					});
			}
		},
	};
}

/** Tries until Redis has let the teller in, as the outbox does: a drop before that fails at once. */
async function dropOnceLetIn(cacheTags: CacheTags, tags: string[]) {
	for (;;) {
		try {
			return await cacheTags.drop(tags);
		} catch {
			await setImmediate();
		}
	}
}

const everything = (tags: string[]) => tags.includes("catalogue");

withRedis("what is told in one process is heard in every other", async () => {
	const tag = `goods:${process.pid}`;
	const listeners = [listen(), listen()];
	const leave = listeners.map(({ onFall }) =>
		followRedis({ url: TEST_REDIS_URL, onFall, onLost: () => {} }),
	);
	const cacheTags = tellThroughRedis(TEST_REDIS_URL, () => {});
	try {
		for (const { next } of listeners) await next(everything);
		await dropOnceLetIn(cacheTags, [tag]);
		for (const { next } of listeners)
			expect(await next((tags) => tags.includes(tag))).toEqual([tag]);
	} finally {
		for (const stop of leave) stop();
		await cacheTags.close();
	}
});

withRedis(
	"whoever was cut off forgets everything when Redis is back, having been told of one loss",
	async () => {
		const proxy = await openRedisProxy(TEST_REDIS_URL);
		const { onFall, next } = listen();
		const losses: Error[] = [];
		const lost = deferred();
		const stop = followRedis({
			url: proxy.url,
			onFall,
			onLost: (error) => {
				losses.push(error);
				lost.resolve();
			},
		});
		try {
			await next(everything);
			proxy.turn("cut");
			await lost.promise;
			proxy.turn("open");
			expect(await next(everything)).toEqual(["catalogue"]);
			expect(losses).toHaveLength(1);
		} finally {
			stop();
			await proxy.close();
		}
	},
);

test("without Redis nobody waits and nothing is thrown", async () => {
	const lost = deferred();
	const stop = followRedis({
		url: "redis://127.0.0.1:1",
		onFall: () => {},
		onLost: () => lost.resolve(),
	});
	await lost.promise;
	stop();
	const cacheTags = tellThroughRedis("redis://127.0.0.1:1", () => {});
	await expect(cacheTags.drop(["goods:1"])).rejects.toThrow();
	await cacheTags.close();
});
