import { and, eq } from "drizzle-orm";
import { pick } from "../db/sample/random";
import { goods, sku } from "../db/schema/goods";
import { buyingGroup, groupOffer } from "../db/schema/group";
import { failOverdueGroups } from "../features/sales/group/fail";
import type { PayDeps } from "../features/sales/payment/settle";
import { windUpFailedGroups } from "../features/sales/refund/failed-groups";
import type { World } from "./world";

const dayMs = 24 * 60 * 60_000;
/** Two people: with a handful of buyers some groups fill in time and others fail. */
const terms = { price: "8.00", size: 2, piecesMax: 2 };

/** A place in a group for the first goods of the mall: in one that is open, or in a new one. */
export async function wantPlace(world: World) {
	const { db, random } = world;
	const offerId = await getOffer(world);
	const open = await db
		.select({ id: buyingGroup.id })
		.from(buyingGroup)
		.where(and(eq(buyingGroup.offerId, offerId), eq(buyingGroup.state, "open")))
		.orderBy(buyingGroup.id);
	const isJoining = open.length > 0 && random() < 0.8;
	const groupId = isJoining ? pick(random, open).id : null;
	return { from: "group" as const, offerId, groupId, quantity: 1 };
}

/** The one offer of a seed, made when it is first wanted. */
async function getOffer(world: World): Promise<number> {
	const { db, random, skuIds, clock } = world;
	const [skuId = 0] = skuIds;
	const [known] = await db
		.select({ id: groupOffer.id })
		.from(groupOffer)
		.where(eq(groupOffer.skuId, skuId));
	if (known) return known.id;
	const [sold] = await db
		.select({ merchantId: goods.merchantId })
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(eq(sku.id, skuId));
	const [made] = await db
		.insert(groupOffer)
		.values({
			...terms,
			hours: pick(random, [1, 24]),
			skuId,
			merchantId: sold?.merchantId ?? 0,
			startsAt: new Date(clock.nowMs - dayMs),
			endsAt: new Date(clock.nowMs + 365 * dayMs),
			createdAt: new Date(clock.nowMs),
		})
		.returning({ id: groupOffer.id });
	return made?.id ?? 0;
}

/** As the shop does it after it has looked at payments. */
export async function endGroups(deps: PayDeps): Promise<void> {
	await failOverdueGroups(deps);
	await windUpFailedGroups(deps);
}
