import {
	amendsPoints,
	type DeliveryPromiseSetting,
} from "../../../contract/sales/promise-terms";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { describeFailure } from "../../../http/describe-failure";
import { findOwnerId, holdOrder, lockOrder } from "../order/service";
import { inDollars, tellBuyer } from "../order-message/service";
import { grantAmends } from "../points/service";
import {
	graceMs,
	listBroken,
	listOverdue,
	measurePromise,
	movePromise,
	voidPromise,
	waiveBroken,
} from "../promise/service";
import { refundFreight } from "../refund/service";

// What becomes of promises that nobody kept. The freight goes back the way it was paid and points come beside it, by
// itself and once: the promise says itself whether it was amended. Any number of processes may look at once, each
// promise in a transaction of its own.

const batchMax = 100;

type Deps = Pick<Ctx, "db" | "log" | "now">;

/** Breaks what should have come by now, and makes amends; in a shop that makes none they are waived for good. */
export async function lookAfterPromises(
	deps: Deps,
	setting: DeliveryPromiseSetting,
): Promise<void> {
	await breakOverdue(deps);
	if (setting === "amends") await makeAmends(deps);
	else await waiveBroken(deps.db);
}

export async function breakOverdue(deps: Deps): Promise<void> {
	const at = deps.now();
	const before = new Date(at.getTime() - graceMs);
	const overdue = await listOverdue(deps.db, before, batchMax);
	await eachAlone(deps, overdue, async (tx, due) => {
		const { id, paid, status } = (await lockOrder(tx, due)).order;
		const isUnderWay =
			status === "awaitingShipment" || status === "awaitingReceipt";
		if (paid && isUnderWay) await measurePromise(tx, id, at);
		else await voidPromise(tx, id);
	});
}

type Due = Awaited<ReturnType<typeof listBroken>>[number];

export async function makeAmends(deps: Deps): Promise<void> {
	const broken = await listBroken(deps.db, batchMax);
	await eachAlone(deps, broken, (tx, due) => amend(tx, due, deps.now()));
}

/** One that fails holds up no other. */
async function eachAlone(
	{ db, log }: Deps,
	orders: Due[],
	work: (tx: Transaction, due: Due) => Promise<void>,
): Promise<void> {
	for (const due of orders)
		try {
			await db.transaction((tx) => work(tx, due));
		} catch (error) {
			const failure = describeFailure(error);
			log.error({ order: due.id, failure }, "a promise is not looked after");
		}
}

async function amend(tx: Transaction, due: Due, at: Date): Promise<void> {
	const locked = await holdOrder(tx, due);
	const { master, order } = locked;
	const amended = { state: "amended", points: amendsPoints } as const;
	const broken = { id: order.id, from: "broken" } as const;
	if (!(await movePromise(tx, broken, amended))) return;
	const refundId = await refundFreight(tx, locked, { actor: "shop", at });
	if (refundId !== null)
		await movePromise(tx, { id: order.id, from: "amended" }, { refundId });
	await grantAmends(tx, {
		accountId: await findOwnerId(tx, order.accountId),
		masterId: master.id,
		points: amendsPoints,
		at,
	});
	await tellBuyer(tx, master, {
		template: refundId === null ? "orderLate" : "orderLateFreight",
		reference: `amends ${order.no}`,
		values: {
			orderNo: order.no,
			points: `${amendsPoints}`,
			amount: inDollars(order.freight),
		},
		path: `/users/order_detail?orderNo=${order.no}`,
	});
}
