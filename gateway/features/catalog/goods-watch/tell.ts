import type { Localized } from "../../../contract/locale";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { Database, Transaction } from "../../../db/client";
import type { GatewayDeps } from "../../../http/context";
import { enqueueEffect } from "../../platform/outbox/service";
import * as repository from "./repository";
import { sealStop } from "./stop-token";

const atOnce = 200;
const dayMs = 24 * 60 * 60_000;

type TellDeps = Pick<GatewayDeps, "now"> & {
	db: Database;
	tokenSecret: string;
};

/**
 * Writes to those who wait for these goods, as they stand now. Waiting ends in the transaction that leaves the mail, so
 * whoever does this at the same time, or again, writes to others or to nobody.
 */
export async function tellWatchers(
	{ db, now, tokenSecret }: TellDeps,
	{ goodsIds }: { goodsIds: number[] },
): Promise<void> {
	const at = now();
	const before = new Date(at.getTime() - dayMs);
	let hasMore = true;
	while (hasMore)
		hasMore = await db.transaction(async (tx) => {
			const back = await repository.takeStockWatches(tx, goodsIds, atOnce);
			const moment = { before, now: at, limit: atOnce };
			const fallen = await repository.takePriceFalls(tx, goodsIds, moment);
			await repository.raiseKnownPrices(tx, goodsIds);
			for (const row of back)
				await write(tx, tokenSecret, {
					...row,
					template: "goodsBack",
					price: row.skuPrice,
					path: `/goods_detail/${row.goodsId}?sku=${row.skuId}`,
				});
			for (const row of fallen)
				await write(tx, tokenSecret, {
					...row,
					template: "priceFallen",
					path: `/goods_detail/${row.goodsId}`,
				});
			return Math.max(back.length, fallen.length) === atOnce;
		});
}

interface Letter {
	template: "goodsBack" | "priceFallen";
	locale: LocaleCode;
	/** None where the account has none any more. */
	email: string | null;
	name: Localized;
	price: string;
	/** What it cost before. */
	known?: string;
	path: string;
}

async function write(
	tx: Transaction,
	secret: string,
	{ template, locale, email, name, price, known = price, path }: Letter,
): Promise<void> {
	if (email === null) return;
	await enqueueEffect(tx, "mail", {
		template,
		locale,
		to: email,
		values: {
			goods: localize(name, locale),
			price: `HK$${price}`,
			before: `HK$${known}`,
		},
		path,
		stopToken: sealStop(email, secret),
	});
}
