import { setTimeout as wait } from "node:timers/promises";
import { openExchanges } from "../purchases/exchange";
import type { Witness } from "./witness";

const readersCount = 4;
const pauseMs = 400;

/** Stored pages, pages that are rendered for each request, words that are found nowhere, and a page that is not there. */
const paths = [
	"/",
	"/en",
	"/mall/mall_index",
	"/goods_detail/1",
	"/th/goods_detail/2",
	"/goods/goods_search?cid=1",
	"/en/goods/goods_search?title=milk",
	"/fr/goods/goods_search?title=zzqqxx",
	"/lao/goods/goods_search?title=tea&minPrice=10",
	"/en/goods_detail/999999",
];

interface Reading {
	address: string;
	witness: Witness;
	isOver: () => boolean;
}

/** Visitors who look at one page after the other, until it is over. */
export async function keepReading(reading: Reading): Promise<void> {
	const { address, witness, isOver } = reading;
	const { send, close } = openExchanges({
		address,
		connectionsMax: readersCount,
		onExchange: witness.watch,
	});
	const headers = { accept: "text/html", "sec-fetch-site": "none" };
	await Promise.all(
		Array.from({ length: readersCount }, async (_, reader) => {
			for (let at = reader; !isOver(); at += readersCount - 1) {
				const path = paths[at % paths.length] ?? "/";
				await send({ method: "GET", path, headers }).catch(() => undefined);
				await wait(pauseMs);
			}
		}),
	);
	close();
}
