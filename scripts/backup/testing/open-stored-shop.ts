import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { engineName } from "@/gateway/testing/engine";
import { findEngine } from "@/gateway/testing/find-engine";
import { quickFolder } from "@/gateway/testing/quick-folder";
import { playSampleOrders } from "../../sample-orders/play";
import type { StoredShop } from "../stored-shop";

export interface OpenStoredShop extends StoredShop {
	ask: (statement: string) => Promise<Record<string, unknown>[]>;
	close: () => Promise<void>;
}

/** The sample shop on the run's engine, with its pictures in a folder or, without one, in its database. */
export async function openSampleShop(
	uploads?: string,
): Promise<OpenStoredShop> {
	const engine = findEngine(engineName());
	const { url, close } = await engine.copyTemplate(
		process.env.TEST_TEMPLATE ?? "",
	);
	const dataFolder = await mkdtemp(join(quickFolder(), "harbour-stored-"));
	const ask: OpenStoredShop["ask"] = async (statement) => {
		const client = new Client({ connectionString: url });
		await client.connect();
		try {
			return (await client.query(statement)).rows;
		} finally {
			await client.end();
		}
	};
	return {
		engine: engineName(),
		url,
		uploads: uploads && join(dataFolder, uploads),
		dataFolder,
		ask,
		close: async () => {
			await close();
			await rm(dataFolder, { recursive: true, force: true });
		},
	};
}

/** The same with orders in every state. */
export async function openPlayedShop(): Promise<OpenStoredShop> {
	const shop = await openSampleShop();
	await playSampleOrders(shop.url);
	return shop;
}

/** An empty place on the run's engine. */
export async function openEmptyShop(uploads?: string): Promise<OpenStoredShop> {
	const shop = await openSampleShop(uploads);
	await shop.ask("drop schema public cascade");
	await shop.ask("drop schema drizzle cascade");
	await shop.ask("create schema public");
	return shop;
}
