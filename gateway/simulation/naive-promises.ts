import { amendsPoints } from "../contract/sales/promise-terms";
import { holdOrder } from "../features/sales/order/lock-order";
import { grantAmends } from "../features/sales/points/service";
import { listBroken, movePromise } from "../features/sales/promise/service";
import { refundFreight } from "../features/sales/refund/refund-freight";
import type { Rules } from "./rules";

// How amends must not be made.

/** Gives first, and says afterwards that it was given. */
export const naiveAmends: Rules["makeGood"] = async (deps) => {
	const { db, now } = deps;
	const points = amendsPoints;
	for (const due of await listBroken(db, 100)) {
		const { id, masterId, accountId } = due;
		const refundId = await db.transaction(async (tx) => {
			const locked = await holdOrder(tx, due);
			const at = now();
			await grantAmends(tx, { accountId, masterId, points, at });
			return refundFreight(tx, locked, { actor: "shop", at });
		});
		const given = { state: "amended", points, refundId } as const;
		await db.transaction((tx) =>
			movePromise(tx, { id, from: "broken" }, given),
		);
	}
};
