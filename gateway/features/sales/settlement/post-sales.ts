import type { Database, Transaction } from "../../../db/client";
import { hongKongDay } from "../../../http/hong-kong-time";
import { nothing, toMoney } from "../../../money/exact";
import { daysMs } from "../order/service";
import { entriesOf, postingOf } from "./entries";
import { listRatesFor } from "./entry-repository";
import { heldAtLeastDays } from "./held-until";
import { rateFor } from "./rate-for";
import { amountsOfSale, commissionsOf } from "./sale";
import {
	insertSale,
	listSoldLines,
	listUnposted,
	markPosted,
} from "./sale-repository";

/** Posts paid orders of the mall, each once and in a transaction of its own. Answers how many. */
export async function postSales(
	db: Database,
	now: Date,
	batchMax: number,
): Promise<number> {
	let posted = 0;
	for (const id of await listUnposted(db, batchMax))
		posted += (await db.transaction((tx) => postSale(tx, id, now))) ? 1 : 0;
	return posted;
}

async function postSale(
	tx: Transaction,
	orderId: number,
	at: Date,
): Promise<boolean> {
	const order = await markPosted(tx, orderId);
	if (!order) return false;
	const { merchantId, paidAt } = order;
	if (!paidAt) throw new Error(`Order ${orderId} was paid at no time`);
	const sold = await listSoldLines(tx, orderId);
	const rates = await listRatesFor(tx, merchantId, sold);
	const day = hongKongDay(paidAt);
	const lines = sold.map((line) => ({
		...line,
		basisPoints: rateFor(rates, { ...line, merchantId, day }),
	}));
	const commissions = commissionsOf(lines);
	await insertSale(tx, {
		order: {
			orderId,
			merchantId,
			paidAt,
			lookAt: new Date(paidAt.getTime() + daysMs(heldAtLeastDays)),
		},
		lines: lines.map(({ id, basisPoints }, place) => ({
			lineId: id,
			basisPoints,
			commission: toMoney(commissions[place] ?? nothing),
		})),
		entries: entriesOf(
			{ posting: postingOf("sale", orderId), merchantId, orderId, at },
			amountsOfSale(order, lines, commissions),
		),
	});
	return true;
}
