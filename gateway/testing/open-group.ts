import { eq } from "drizzle-orm";
import { groupOffer, groupPlace } from "../db/schema/group";
import { masterOrder, merchantOrder } from "../db/schema/order";
import { payFor } from "./buy-paid";
import { type Buyer, openBuyer } from "./open-buyer";
import { type SeedSku, seedSku } from "./own-cart";
import type { TestShop } from "./test-shop";
import type { Answer } from "./wire";

export interface SeededOffer {
	offerId: number;
	goodsId: number;
	skuId: number;
}

type OfferFields = Partial<typeof groupOffer.$inferInsert> & {
	sold?: SeedSku;
};

const dayMs = 24 * 60 * 60_000;

/** A group offer for a new goods: 8.00 instead of 10.00 for two, who have a day, unless told otherwise. */
export async function seedOffer(
	shop: TestShop,
	{ sold = {}, ...fields }: OfferFields = {},
): Promise<SeededOffer> {
	const { merchantId = 2 } = sold;
	const { goodsId, skuId } = await seedSku(shop, sold);
	const now = shop.now().getTime();
	const [offer] = await shop.db
		.insert(groupOffer)
		.values({
			merchantId,
			skuId,
			price: "8.00",
			size: 2,
			hours: 24,
			piecesMax: 5,
			createdAt: new Date(now),
			startsAt: new Date(now - dayMs),
			endsAt: new Date(now + 7 * dayMs),
			...fields,
		})
		.returning({ id: groupOffer.id });
	return { offerId: offer?.id ?? 0, goodsId, skuId };
}

export interface WantedPlace {
	offerId: number;
	/** Left out to open a group. */
	groupId?: number;
	quantity?: number;
}

/** The answer to an order for a place; to the wish for it where that is refused. */
export async function askForPlace(
	buyer: Buyer,
	{ offerId, groupId, quantity = 1 }: WantedPlace,
): Promise<Answer> {
	const body = { from: "group", offerId, groupId, quantity };
	const wanted = await buyer.ask("pre/order", body);
	return wanted.code === 200 ? buyer.order(wanted.data.preOrderNo) : wanted;
}

export interface TakenPlace {
	buyer: Buyer;
	offerId: number;
	groupId: number;
	masterId: number;
	masterNo: string;
	orderNo: string;
}

/** A place whose order waits to be paid. */
export async function takePlaceFor(
	{ db }: TestShop,
	buyer: Buyer,
	wanted: WantedPlace,
): Promise<TakenPlace> {
	const { code, data, text } = await askForPlace(buyer, wanted);
	if (code !== 200) throw new Error(`No place: ${text}`);
	const masterNo: string = data.orderNo;
	const [row] = await db
		.select({
			groupId: groupPlace.groupId,
			masterId: groupPlace.masterId,
			orderNo: merchantOrder.no,
		})
		.from(groupPlace)
		.innerJoin(masterOrder, eq(masterOrder.id, groupPlace.masterId))
		.innerJoin(merchantOrder, eq(merchantOrder.masterId, masterOrder.id))
		.where(eq(masterOrder.no, masterNo));
	if (!row) throw new Error(`${masterNo} is no place in a group`);
	return { buyer, offerId: wanted.offerId, masterNo, ...row };
}

/** The same by a fresh account, paid at the test provider. */
export async function joinPaid(
	shop: TestShop,
	wanted: WantedPlace,
): Promise<TakenPlace> {
	const taken = await takePlaceFor(shop, await openBuyer(shop), wanted);
	await payFor(shop, taken.masterNo);
	return taken;
}

/** A group with a paid opener. */
export function openGroup(
	shop: TestShop,
	{ offerId }: Pick<SeededOffer, "offerId">,
): Promise<TakenPlace> {
	return joinPaid(shop, { offerId });
}
