import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "@/gateway/db/sample/random";
import type { Exchange } from "../purchases/exchange";
import type { Ground } from "../purchases/open-ground";
import { type Diary, keepShopping } from "../purchases/shoppers";
import { openStorefrontClient } from "../purchases/storefront-client";
import { openBrowsers } from "./browsers";
import { kinds } from "./count";
import { keepReading } from "./readers";
import { openWitness, type Witness } from "./witness";

export const buyersCount = 50;
const pollMs = 200;
const warmLimitMs = 120_000;
/** Then whoever has no answer has none at all. */
const leaveLimitMs = 31_000;
/** Between two steps, by chance up to twice as long: people read what they buy. */
const pauseMs = 1_500;
const restMs = 1_000;

interface Shop extends Pick<Ground, "buyers" | "skuIds" | "stripe"> {
	address: string;
}

interface Options {
	random: Random;
	/** What is wrong with an answer; nothing where it is right. */
	faultOfCall: (answer: Exchange) => string | undefined;
	faultOfPage: (answer: Exchange) => string | undefined;
}

/** People who buy, read and browse until they leave, and what they and others saw of it. */
export async function openShoppers(shop: Shop, options: Options) {
	const { address } = shop;
	const calls = openWitness(options.faultOfCall);
	const pages = openWitness(options.faultOfPage);
	const diary: Diary = { acknowledged: [], reportedPaid: [], madeAgain: [] };
	let hasLeft = false;
	const isOver = () => hasLeft;
	const client = openStorefrontClient({
		address,
		connectionsMax: buyersCount,
		onExchange: calls.watch,
	});
	const street = {
		...shop,
		client,
		diary,
		random: options.random,
		pauseMs,
		restMs,
		isOver,
	};
	const browsing = await openBrowsers({
		address,
		isOver,
		buyers: shop.buyers.slice(buyersCount),
	});
	const buyers = shop.buyers.slice(0, buyersCount);
	const everybody = Promise.all([
		...buyers.map((buyer) => keepShopping(street, buyer)),
		keepReading({ address, witness: pages, isOver }),
	]);
	return {
		client,
		diary,
		calls,
		pages,
		browsing,
		untilWarm: () => untilWarm(calls),
		/** Until every step of a purchase that begins from now on has been served. */
		untilServedAgain: () => untilWarm(calls, performance.now()),
		leave: async () => {
			hasLeft = true;
			await Promise.race([everybody, wait(leaveLimitMs)]);
			await browsing.close();
		},
	};
}

export type Shoppers = Awaited<ReturnType<typeof openShoppers>>;

/** Until every step of a purchase has been served once. */
async function untilWarm({ seen }: Witness, since = 0): Promise<void> {
	const limit = performance.now() + warmLimitMs;
	const isServed = (kind: string) =>
		seen.some(
			({ path, code, startedAt }) =>
				code === 200 && startedAt >= since && path.startsWith(kind),
		);
	while (!kinds.every(isServed)) {
		if (performance.now() > limit) throw new Error("Nobody could buy.");
		await wait(pollMs);
	}
}
