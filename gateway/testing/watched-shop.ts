import type { Database } from "../db/client";
import { signIn } from "./open-account";
import { openTestShop } from "./test-shop";
import { watchPlans } from "./watch-plans";
import type { Answer, WireOptions } from "./wire";

export interface WatchedShop {
	db: Database;
	/** Asks the gateway; its answer, and the plan of every SELECT behind it. */
	ask: (
		path: string,
		query: Record<string, string | number>,
		options?: WireOptions,
	) => Promise<Answer & { plans: string[] }>;
	/** The token of a new session. */
	signIn: (accountId: number) => Promise<string>;
	close: () => Promise<void>;
}

/** A sample shop that grew large, on a database that tells how it goes about what it is asked. Close it in `afterAll`. */
export async function openWatchedShop(
	grow: (db: Database) => Promise<void>,
): Promise<WatchedShop> {
	const shop = await openTestShop();
	const watched = await watchPlans(shop.url);
	const { wire } = shop.openAnother({}, { db: watched.db });
	const close = async () => {
		await watched.close();
		await shop.close();
	};
	try {
		await grow(watched.db);
	} catch (error) {
		await close();
		throw error;
	}
	return {
		db: watched.db,
		ask: async (path, query, options) => {
			await watched.takePlans();
			const answer = await wire.get(path, query, options);
			expect(answer.code).toBe(200);
			const plans = await watched.takePlans();
			expect(plans.length).toBeGreaterThan(0);
			return { ...answer, plans };
		},
		signIn: (accountId) => signIn(shop, accountId),
		close,
	};
}
