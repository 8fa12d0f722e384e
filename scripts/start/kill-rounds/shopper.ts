import { setTimeout as wait } from "node:timers/promises";

const openLimitMs = 30_000;
const pageLimitMs = 15_000;
const pollMs = 50;
/** The last one is never cached: its answer comes from the database. */
const paths = ["/", "/en", "/mall/mall_index", "/api/front/pc/home/index"];

export interface Shopper {
	/** Looks at that many pages; each must answer 200. */
	browse: (count: number) => Promise<void>;
	/** Returns when every path answers 200 again; throws after 30 seconds. */
	untilOpen: () => Promise<void>;
	pages: () => number;
}

export function openShopper(address: string): Shopper {
	let pages = 0;

	async function look(path: string): Promise<number | string> {
		try {
			const answer = await fetch(address + path, {
				headers: { "sec-fetch-site": "same-origin" },
				signal: AbortSignal.timeout(pageLimitMs),
			});
			await answer.arrayBuffer();
			if (answer.status === 200) pages += 1;
			return answer.status;
		} catch (error) {
			return (error as Error).message;
		}
	}

	return {
		pages: () => pages,
		browse: async (count) => {
			for (let page = 0; page < count; page += 1) {
				const path = paths[page % paths.length] ?? "/";
				const seen = await look(path);
				if (seen !== 200) throw new Error(`${path} answered ${seen}.`);
			}
		},
		untilOpen: async () => {
			const limit = Date.now() + openLimitMs;
			for (const path of paths) {
				let seen = await look(path);
				while (seen !== 200) {
					if (Date.now() > limit)
						throw new Error(`${path} stayed away: ${seen}.`);
					await wait(pollMs);
					seen = await look(path);
				}
			}
		},
	};
}
