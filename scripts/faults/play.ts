import { createRandom, type Random } from "@/gateway/db/sample/random";
import { faultOfCall, faultOfPage } from "./bare";
import { countLostConnections } from "./connections";
import { countHung } from "./count";
import { type Injected, inject } from "./inject";
import { describeWaits } from "./page-waits";
import { type Fault, nameOf, shuffle } from "./plan";
import { countHungConnections, countMissing, settleBooks } from "./settle";
import type { FaultyShop } from "./shop";
import { buyersCount, openShoppers, type Shoppers } from "./shoppers";
import type { Verdict } from "./verdict";

export interface Game {
	round: Fault[];
	/** No round begins after so long. */
	playMs: number;
	seed: number;
	/** The longest that a purchase may stand still after a fault. */
	recoveryMsMax: number;
}

/** Plays rounds of faults under people who buy, read and browse, and says what the shop made of it. */
export async function playFaults(
	shop: FaultyShop,
	game: Game,
): Promise<Verdict> {
	const random = createRandom(game.seed);
	const shoppers = await openShoppers(shop, {
		random,
		faultOfCall,
		faultOfPage,
	});
	await shoppers.untilWarm();
	const { turn } = shop;
	const { seen } = shoppers.calls;
	const { recoveryMsMax } = game;
	const injected = await playRounds(game, random, (fault) =>
		inject({ fault, turn, seen, recoveryMsMax }),
	);
	await shoppers.leave();
	console.log(describeWaits(shoppers.pages.seen, injected));
	const verdict = await judge(shop, shoppers, injected);
	shoppers.client.close();
	return verdict;
}

async function playRounds(
	{ round, playMs }: Game,
	random: Random,
	play: (fault: Fault) => Promise<Injected>,
): Promise<Injected[]> {
	const injected: Injected[] = [];
	const limit = performance.now() + playMs;
	do
		for (const fault of shuffle(round, random)) {
			const played = await play(fault);
			const slowest = Math.max(...played.recoveriesMs).toFixed(0);
			console.log(
				`${injected.length + 1}: ${nameOf(fault)}, everything served again after ${slowest} ms`,
			);
			injected.push(played);
		}
	while (performance.now() < limit);
	return injected;
}

async function judge(
	shop: FaultyShop,
	{ client, diary, calls, pages, browsing }: Shoppers,
	injected: Injected[],
): Promise<Verdict> {
	const seen = [...calls.seen, ...pages.seen];
	const hung = countHung(seen, injected, performance.now());
	const readers = shop.buyers.slice(0, buyersCount);
	const connectionsLost = await countLostConnections(
		shop.pool,
		readers.map(({ token }) => async () => {
			const answer = client.get("/api/front/cart/list", token);
			return answer.then(
				({ code }) => code === 200,
				() => false,
			);
		}),
	);
	const hungConnections = await countHungConnections(shop);
	const books = await settleBooks({ ground: shop, client, diary });
	return {
		...books,
		connectionsLost,
		hungSockets: hung + hungConnections,
		faults: injected.length,
		acknowledged: diary.acknowledged.length,
		lost: books.lost + (await countMissing(shop, browsing)),
		bare: [...calls.faults, ...pages.faults, ...browsing.faults],
		recoveriesMs: injected.flatMap(({ recoveriesMs }) => recoveriesMs),
		unrecovered: injected.flatMap(({ fault, unrecovered }) =>
			unrecovered.map((kind) => `${kind} after ${nameOf(fault)}`),
		),
	};
}
