import {
	openProxy,
	openRedisProxy,
	type StoreProxy,
} from "@/gateway/testing/open-proxy";
import { freePort } from "../bench/serve";
import { openGround } from "../purchases/open-ground";
import { openShop } from "../start/kill-rounds/open-shop";
import { findRedis } from "../verify/find-redis.mjs";
import type { Fault, Store } from "./plan";
import { buyersCount } from "./shoppers";

/** A built shop on a PostgreSQL and a Redis behind doors, and everything that buyers need. PORT names its port. */
export async function openFaultyShop(browsersCount: number) {
	const ground = await openGround(buyersCount + browsersCount);
	const redisUrl = await findRedis();
	const doors: Partial<Record<Store, StoreProxy>> = {
		PostgreSQL: await openProxy(ground.url),
		...(redisUrl && { Redis: await openRedisProxy(redisUrl) }),
	};
	const port = Number(process.env.PORT) || (await freePort());
	const complaints: string[] = [];
	const shop = await openShop({
		port,
		dataFolder: ground.dataFolder,
		env: {
			...ground.env,
			DATABASE_URL: doors.PostgreSQL?.url,
			REDIS_URL: doors.Redis?.url ?? "",
		},
		onComplaint: (text) => complaints.push(text),
	});
	return {
		...ground,
		doors,
		complaints,
		address: `http://localhost:${port}`,
		turn: ({ stores }: Fault, state: Fault["state"] | "open") => {
			for (const store of stores) doors[store]?.turn(state);
		},
		close: async () => {
			await shop.stop();
			for (const proxy of Object.values(doors)) await proxy.close();
			await ground.close();
		},
	};
}

export type FaultyShop = Awaited<ReturnType<typeof openFaultyShop>>;
