import Decimal from "decimal.js";
import type { DataOf, Input } from "../../../contract/call";
import type {
	listStaffOffers,
	StaffOffer,
	saveOffer,
} from "../../../contract/sales/group-admin";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { isTheirs, merchantOf, requireTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import { callPagesBack } from "./place";
import { presentStaffOffer } from "./present-staff-offer";
import { findOffer } from "./repository";
import * as repository from "./staff-repository";

// Group offers as merchants' staff and operators keep them. Staff keep their own merchant's alone; anything else is not
// found. What an offer says counts for groups that are opened afterwards: those that are open keep their terms. Whoever
// saves holds the offer before its sku, as joining does.

type Body = Input<typeof saveOffer>["body"];
type OfferRow = NonNullable<Awaited<ReturnType<typeof repository.lockOffer>>>;

export async function listOffersOfStaff(
	ctx: Ctx,
	{ merId, ...asked }: Input<typeof listStaffOffers>["query"],
): Promise<DataOf<typeof listStaffOffers>> {
	const merchantId = merchantOf(ctx, merId);
	const [rows, total] = await Promise.all([
		repository.listOffersOf(ctx.db, merchantId, sliceOf(asked)),
		repository.countOffersOf(ctx.db, merchantId),
	]);
	const ids = rows.map(({ offer }) => offer.id);
	const counts = await repository.countGroups(ctx.db, ids);
	const reading = { locale: ctx.locale, now: ctx.now() };
	const list = rows.map((row) => presentStaffOffer(row, counts, reading));
	return presentPage(asked, list, total);
}

export async function saveOfferOfStaff(
	ctx: Ctx,
	body: Body,
): Promise<StaffOffer> {
	const id = await ctx.db.transaction((tx) => save(ctx, tx, body));
	return showOffer(ctx, id);
}

async function save(ctx: Ctx, tx: Transaction, body: Body): Promise<number> {
	const { id, skuId, ...terms } = body;
	const before = id === undefined ? undefined : await lockTheirs(ctx, tx, id);
	if (before && before.endsAt <= ctx.now())
		throw new GatewayError(409, "groupOfferOver");
	const sold = await repository.lockSku(tx, skuId);
	const isOther = before !== undefined && before.skuId !== skuId;
	if (!sold || isOther || !isTheirs(ctx, sold.merchantId))
		throw new GatewayError(404, "notFound");
	const startsAt = new Date(terms.startsAt);
	const endsAt = new Date(terms.endsAt);
	requireSensible(sold, { price: terms.price, endsAt, now: ctx.now() });
	if (await repository.isTaken(tx, { id, skuId, startsAt, endsAt }))
		throw new GatewayError(409, "groupOffersOverlap");
	const { merchantId } = sold;
	const row = { ...terms, merchantId, skuId, startsAt, endsAt };
	const savedId = await write(tx, id, { ...row, createdAt: ctx.now() });
	await recordAudit(tx, ctx, {
		action: "group.save",
		target: `offer ${savedId}`,
		merchantId,
		changes: changesOf(before, row),
	});
	await callPagesBack(tx, { offerId: savedId });
	return savedId;
}

async function write(
	tx: Transaction,
	id: number | undefined,
	{ createdAt, ...row }: Parameters<typeof repository.insertOffer>[1],
): Promise<number> {
	if (id === undefined)
		return repository.insertOffer(tx, { ...row, createdAt });
	await repository.updateOffer(tx, id, row);
	return id;
}

/** Groups wait for days, and a delivery slot does not: what the supermarket brings is sold alone. */
function requireSensible(
	sold: NonNullable<Awaited<ReturnType<typeof repository.lockSku>>>,
	{ price, endsAt, now }: { price: string; endsAt: Date; now: Date },
): void {
	const fields = {
		...(sold.cartType !== "E_COMMERCE" && { skuId: "mallGoodsOnly" }),
		...(!new Decimal(price).lt(sold.price) && { price: "jointPriceTooHigh" }),
		...(endsAt <= now && { endsAt: "endsInThePast" }),
	};
	if (Object.keys(fields).length > 0)
		throw new GatewayError(400, "parameterInvalid", { data: { fields } });
}

function changesOf(
	before: OfferRow | undefined,
	after: Omit<OfferRow, "id" | "createdAt">,
) {
	const fields = Object.keys(after) as (keyof typeof after)[];
	return fields
		.filter((field) => field !== "merchantId")
		.map((field) => ({
			field,
			before: inWords(before?.[field]),
			after: inWords(after[field]),
		}));
}

const inWords = (value: string | number | Date | undefined) =>
	value instanceof Date ? value.toISOString() : value;

export async function endOfferOfStaff(
	ctx: Ctx,
	id: number,
): Promise<StaffOffer> {
	await ctx.db.transaction(async (tx) => {
		const before = await lockTheirs(ctx, tx, id);
		const now = ctx.now();
		if (before.endsAt <= now) return;
		await repository.endOfferAt(tx, id, now);
		await recordAudit(tx, ctx, {
			action: "group.end",
			target: `offer ${id}`,
			merchantId: before.merchantId,
			changes: [
				{
					field: "endsAt",
					before: inWords(before.endsAt),
					after: inWords(now),
				},
			],
		});
		await callPagesBack(tx, { offerId: id });
	});
	return showOffer(ctx, id);
}

async function lockTheirs(
	ctx: Ctx,
	tx: Transaction,
	id: number,
): Promise<OfferRow> {
	return requireTheirs(ctx, await repository.lockOffer(tx, id));
}

async function showOffer(ctx: Ctx, id: number): Promise<StaffOffer> {
	const row = await findOffer(ctx.db, id);
	if (!row) throw new Error(`There is no offer ${id}`);
	const counts = await repository.countGroups(ctx.db, [id]);
	return presentStaffOffer(row, counts, {
		locale: ctx.locale,
		now: ctx.now(),
	});
}
