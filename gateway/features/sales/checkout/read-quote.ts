import type { ChosenCollectionPoint } from "../../../contract/delivery/collection-point";
import type { Point } from "../../../contract/distance";
import type { Address } from "../../../contract/identity/address";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { listUsableCoupons, type UsableCoupon } from "../coupon/service";
import { type Joining, planJoin, priceTogether } from "../group/service";
import {
	chooseBestCoupons,
	type PricedPurchase,
	type Purchase,
	priceOrder,
} from "../pricing/service";
import { planDelivery } from "./delivery";
import type { GroupDelivery, Wish } from "./group-delivery";
import type { WantedOrder } from "./pre-order";
import {
	type JudgedLine,
	type JudgedLines,
	judgeLines,
	toPrice,
} from "./quote-lines";
import { listSoldRows, type PreOrderRow, type SoldRow } from "./repository";

/** What a shopper decides; see the contract. */
export interface Choices {
	addressId: number | null;
	slots: Record<string, string>;
	collecting?: Record<string, number>;
	collectionPoint?: ChosenCollectionPoint;
	couponIds?: number[];
	usePoints: boolean;
}

/** A pre-order as it stands at one moment, with everything that was found out about it. */
export interface Quoted extends JudgedLines {
	preOrder: PreOrderRow;
	/** With the slots that are proposed where none is chosen. */
	choices: Choices;
	address: Address | null;
	deliveries: Map<string, GroupDelivery>;
	/** All that the account has, or can have, to use now. */
	coupons: UsableCoupon[];
	/** Those that were chosen, by the shopper or as the best ones. */
	chosen: UsableCoupon[];
	/** Before coupons and points. */
	purchase: Purchase;
	priced: PricedPurchase;
	pointsInHand: number;
	/** What is bought together; such an order takes no coupons and no points. */
	joining: Joining | null;
}

/**
 * Works out what a pre-order comes to. Holds nothing back. Throws 404 for an address that is not the own one, 409 for a
 * group that cannot be joined any more.
 */
export async function readQuote(
	ctx: Ctx,
	{ preOrder, address, ...wanted }: WantedOrder,
	choices: Choices,
): Promise<Quoted> {
	const { uid } = signedInActor(ctx);
	const joining = await joiningOf(ctx, preOrder, uid);
	if (choices.addressId !== null && !address)
		throw new GatewayError(404, "notFound");
	const rows = await listRowsFor(ctx, preOrder, joining);
	const pointsInHand = joining ? 0 : wanted.pointsInHand;
	const lines = judgeLines(preOrder, rows);
	const weighed = await weigh(ctx, {
		lines: lines.sold,
		address,
		choices,
		accountId: joining ? null : uid,
	});
	const { deliveries, purchase, chosen } = weighed;
	const { slots, usePoints } = choices;
	const points = usePoints ? pointsInHand : 0;
	return {
		...lines,
		...weighed,
		preOrder,
		choices: { ...choices, slots: { ...slots, ...slotsOf(deliveries) } },
		address,
		priced: priceOrder({ ...purchase, coupons: chosen, points }),
		pointsInHand,
		joining,
	};
}

/** The account of who has none: it has received nothing yet. */
const nobody = 0;

/** The same for who is not signed in: with the best of the coupons that are offered, or that an account has, and no points. */
export async function quoteForVisitor(
	ctx: Ctx,
	{ lines: wanted, place, slots, accountId = nobody }: VisitorsWish,
) {
	const skuIds = wanted.map(({ skuId }) => skuId);
	const rows = await listSoldRows(ctx.db, skuIds);
	const lines = judgeLines({ lines: wanted }, rows);
	const weighed = await weigh(ctx, {
		lines: lines.sold,
		address: place,
		choices: { slots },
		accountId,
	});
	const { purchase, chosen } = weighed;
	const priced = priceOrder({ ...purchase, coupons: chosen });
	return { ...lines, ...weighed, priced };
}

interface VisitorsWish {
	lines: { skuId: number; quantity: number }[];
	place: Point | null;
	/** The beginning of a slot by group key. */
	slots: Record<string, string>;
	/** Whose coupons count, where somebody is known. */
	accountId?: number;
}

interface ToWeigh {
	lines: JudgedLine[];
	address: Wish["address"];
	choices: Pick<
		Choices,
		"slots" | "collecting" | "collectionPoint" | "couponIds"
	>;
	/** Whose coupons count; null where none do. */
	accountId: number | null;
}

/** How the lines get there, and which coupons they are bought with. */
async function weigh(
	ctx: Ctx,
	{ lines, address, choices, accountId }: ToWeigh,
) {
	const { slots, collecting = {}, collectionPoint, couponIds } = choices;
	const toBePriced = lines.map(toPrice);
	const now = ctx.now();
	const [deliveries, coupons] = await Promise.all([
		planDelivery(ctx, lines, { address, slots, collecting, collectionPoint }),
		accountId === null
			? []
			: listUsableCoupons(ctx, { accountId, at: now }, toBePriced),
	]);
	const purchase: Purchase = {
		lines: toBePriced,
		freight: new Map([...deliveries].map(([key, { terms }]) => [key, terms])),
		coupons: [],
		points: 0,
		now,
	};
	const chosen = chooseCoupons(purchase, coupons, couponIds);
	return { deliveries, coupons, purchase, chosen };
}

function slotsOf(deliveries: Map<string, GroupDelivery>): Choices["slots"] {
	return Object.fromEntries(
		[...deliveries].flatMap(([key, { slot }]) =>
			slot ? [[key, slot.from]] : [],
		),
	);
}

async function joiningOf(
	ctx: Ctx,
	{ joins, lines }: PreOrderRow,
	accountId: number,
): Promise<Joining | null> {
	const quantity = lines.reduce((pieces, line) => pieces + line.quantity, 0);
	return joins && planJoin(ctx, joins, { accountId, quantity });
}

async function listRowsFor(
	{ db }: Ctx,
	{ lines }: PreOrderRow,
	joining: Joining | null,
): Promise<SoldRow[]> {
	const skuIds = lines.map(({ skuId }) => skuId);
	const rows = await listSoldRows(db, skuIds);
	if (!joining) return rows;
	return rows.map((row) => ({
		...row,
		price: priceTogether(joining, row.shelfPrice),
	}));
}

/** The named ones that can be had; the best ones where none are named. */
function chooseCoupons(
	purchase: Purchase,
	coupons: UsableCoupon[],
	ids: number[] | undefined,
): UsableCoupon[] {
	const best = ids ?? chooseBestCoupons(purchase, coupons).map(({ id }) => id);
	return coupons.filter(({ id }) => best.includes(id));
}
