import type { DataOf, Input } from "../../../../contract/call";
import type { saveGoods as saveCall } from "../../../../contract/catalog/goods-admin";
import type { Transaction } from "../../../../db/client";
import type { Ctx } from "../../../../http/context";
import { GatewayError, orNotFound } from "../../../../http/errors";
import { hongKongTime } from "../../../../http/hong-kong-time";
import { changesBetween, recordAudit } from "../../../platform/audit/service";
import { listGoodsPictures } from "../../../platform/upload/service";
import { readOldPrices } from "../past-prices";
import { type Faults, faultsOf, refuseFields, requireMerchant } from "./check";
import { getStaffGoods } from "./detail";
import { holdOwn, stateOf } from "./hold";
import * as holding from "./hold-repository";
import { findNickname } from "./list-repository";
import * as owners from "./owner-repository";
import { faultsOfIntroductions, picturesOf } from "./pictures";
import type { GoodsState, SkuState } from "./state";
import { writeGoods } from "./write";

// A goods is saved as a whole, with its skus: what is not named ends. Whoever saves says which version was read, and is
// refused where somebody else was quicker. Stock is added to, never set, so that no sale in between is undone.

type Form = Input<typeof saveCall>["body"];

/** A goods that is new gets its merchant from whoever adds it; operators name one. */
export async function saveGoods(
	ctx: Ctx,
	form: Form,
): Promise<DataOf<typeof saveCall>> {
	const id = await ctx.db.transaction((tx) =>
		form.id === undefined
			? add(tx, ctx, form)
			: edit(tx, ctx, { ...form, id: form.id }),
	);
	return getStaffGoods(ctx, { id });
}

async function add(tx: Transaction, ctx: Ctx, form: Form): Promise<number> {
	const merchantId = requireMerchant(ctx, form.merId);
	await holding.holdMerchant(tx, merchantId);
	return write(tx, ctx, { form, merchantId });
}

async function edit(tx: Transaction, ctx: Ctx, form: Form & { id: number }) {
	const held = await holdOwn(tx, ctx, form.id);
	if (held.version !== form.version)
		throw new GatewayError(409, "goodsChanged", {
			data: {
				version: held.version,
				at: held.changedAt && hongKongTime(held.changedAt),
				who: await findNickname(tx, held.changedBy),
			},
		});
	return write(tx, ctx, {
		form,
		merchantId: held.merchantId,
		before: stateOf(held),
	});
}

interface Written {
	form: Form;
	merchantId: number;
	before?: GoodsState;
}

async function write(
	tx: Transaction,
	ctx: Ctx,
	{ form, merchantId, before }: Written,
): Promise<number> {
	const owner = orNotFound(await owners.findOwner(tx, merchantId));
	const leaves = await owners.listLeaves(tx, owner.cartType);
	const after = stateAfter(form, before);
	const faults = {
		...faultsOf(after),
		...(await faultsOfReferences(tx, ctx, { after, before, merchantId })),
		...(await faultsOfOldPrices(tx, ctx, { after, before })),
		...(leaves.has(after.categoryId) ? {} : { categoryId: "correctCategory" }),
	};
	if (Object.keys(faults).length > 0) throw refuseFields(faults);
	const [id = 0] = await writeGoods(
		tx,
		{ owner, leaves, changes: [{ before, after }] },
		{ accountId: editorOf(ctx), at: ctx.now() },
	);
	const { id: _, ...fields } = after;
	await recordAudit(tx, ctx, {
		action: "goods.edit",
		target: `goods ${id}`,
		merchantId,
		changes: changesBetween(before ?? {}, fields),
	});
	return id;
}

function stateAfter(form: Form, before: GoodsState | undefined): GoodsState {
	const { version: _, merId: __, skus, ...own } = form;
	const known = new Map(before?.skus.map((sku) => [sku.id, sku]));
	return {
		...own,
		skus: skus.map(({ addStock, ...sku }): SkuState => {
			const was = sku.id === undefined ? undefined : known.get(sku.id);
			if (sku.id !== undefined && !was) throw new GatewayError(404, "notFound");
			known.delete(sku.id);
			return { ...sku, stock: (was?.stock ?? 0) + addStock };
		}),
	};
}

/** Codes of other goods, and pictures that are not this merchant's to show. */
async function faultsOfReferences(
	tx: Transaction,
	ctx: Ctx,
	{ after, before, merchantId }: GoodsChangeOf,
): Promise<Faults> {
	const faults: Faults = {};
	if (after.code !== null && after.code !== before?.code) {
		const which = { merchantId, codes: [after.code] };
		const [taken] = await holding.readGoods(tx, which);
		if (taken) faults.code = "codeTaken";
	}
	const own = new Set(before ? picturesOf(before) : []);
	const paths = picturesOf(after).filter((path) => !own.has(path));
	const sender = { accountId: editorOf(ctx), merchantId };
	const usable = await listGoodsPictures(tx, sender, paths);
	const isForeign = (path: string | null) =>
		path !== null && !own.has(path) && !usable.has(path);
	if (after.images.some(isForeign)) faults.images = "correctValue";
	for (const [at, { image }] of after.skus.entries())
		if (isForeign(image)) faults[`skus.${at}.image`] = "correctValue";
	for (const fault of faultsOfIntroductions(after.introduction, isForeign))
		faults[`introduction.${fault.locale}`] = fault.reason;
	return faults;
}

async function faultsOfOldPrices(
	tx: Transaction,
	ctx: Ctx,
	{ after, before }: Pick<GoodsChangeOf, "after" | "before">,
): Promise<Faults> {
	const known = new Map(before?.skus.map((sku) => [sku.id, sku]));
	const ids = before?.skus.flatMap(({ id }) => id ?? []) ?? [];
	const { honestPrices } = ctx.settings;
	const mayBear = await readOldPrices(tx, ids, {
		honestPrices,
		now: ctx.now(),
	});
	return Object.fromEntries(
		after.skus.flatMap(({ id, oldPrice }, at) =>
			mayBear(id === undefined ? undefined : known.get(id), oldPrice)
				? []
				: [[`skus.${at}.oldPrice`, "oldPriceInvented"]],
		),
	);
}

interface GoodsChangeOf {
	after: GoodsState;
	before: GoodsState | undefined;
	merchantId: number;
}

const editorOf = ({ actor }: Ctx) =>
	actor.kind === "account" ? actor.uid : null;
