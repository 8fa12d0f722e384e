import type { DataOf, Input } from "../../../contract/call";
import { localize } from "../../../contract/locale";
import type {
	addCommission,
	CommissionRate,
	endCommission,
	listCommission,
} from "../../../contract/sales/settlement";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hongKongDay } from "../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../http/pages";
import { refuseField } from "../../../http/refuse-field";
import { recordAudit } from "../../platform/audit/service";
import * as repository from "./commission-repository";

// Commission as operators set it. A rate begins and ends on days to come, so what an order was settled at stays right; of
// the same merchant and category one begins a day.

export async function listRatesForOperator(
	ctx: Ctx,
	{ merId, ...asked }: Input<typeof listCommission>["query"],
): Promise<DataOf<typeof listCommission>> {
	requireOperator(ctx.actor);
	const [rows, total] = await Promise.all([
		repository.listRates(ctx.db, merId, sliceOf(asked)),
		repository.countRates(ctx.db, merId),
	]);
	const list = rows.map((row) => present(ctx, row));
	return presentPage(asked, list, total);
}

export async function addRate(
	ctx: Ctx,
	body: Input<typeof addCommission>["body"],
): Promise<CommissionRate> {
	requireOperator(ctx.actor);
	requireToCome(ctx, "from", body.from);
	const id = await ctx.db.transaction((tx) => add(ctx, tx, body));
	return present(ctx, await repository.getRate(ctx.db, id));
}

async function add(
	ctx: Ctx,
	tx: Transaction,
	body: Input<typeof addCommission>["body"],
): Promise<number> {
	const { merId: merchantId, categoryId, basisPoints, from } = body;
	const about = { merchantId, categoryId };
	const [unknown] = await repository.findUnknown(tx, about);
	if (unknown) throw refuseField(unknown, "correctValue");
	const id = await repository.insertRate(tx, {
		...about,
		basisPoints,
		holdsFrom: from,
		createdAt: ctx.now(),
	});
	if (id === undefined) throw refuseField("from", "rateThere");
	await recordAudit(tx, ctx, {
		action: "commission.add",
		target: `rate ${id}`,
		merchantId,
		changes: Object.entries(body).map(([field, after]) => ({
			field,
			before: null,
			after,
		})),
	});
	return id;
}

export async function endRate(
	ctx: Ctx,
	{ params, body }: Pick<Input<typeof endCommission>, "params" | "body">,
): Promise<CommissionRate> {
	requireOperator(ctx.actor);
	const { id } = params;
	const { until } = body;
	await ctx.db.transaction(async (tx) => {
		const rate = await repository.lockRate(tx, id);
		if (!rate) throw new GatewayError(404, "notFound");
		if (stateOf(rate, today(ctx)) === "over")
			throw new GatewayError(409, "commissionOver");
		requireToCome(ctx, "until", until);
		if (until < rate.holdsFrom) throw refuseField("until", "endsBeforeStart");
		await repository.endRateOn(tx, id, until);
		await recordAudit(tx, ctx, {
			action: "commission.end",
			target: `rate ${id}`,
			merchantId: rate.merchantId,
			changes: [{ field: "until", before: rate.endsOn, after: until }],
		});
	});
	return present(ctx, await repository.getRate(ctx.db, id));
}

const today = ({ now }: Pick<Ctx, "now">) => hongKongDay(now());

function requireToCome(ctx: Ctx, field: string, day: string): void {
	if (day <= today(ctx)) throw refuseField(field, "dayToCome");
}

function present(
	ctx: Ctx,
	{ rate, merchantName, categoryName }: repository.NamedRate,
): CommissionRate {
	const { id, merchantId, categoryId, basisPoints } = rate;
	const named = (one: number | null, name: typeof merchantName) =>
		one === null ? null : { id: one, name: localize(name ?? {}, ctx.locale) };
	return {
		id,
		merchant: named(merchantId, merchantName),
		category: named(categoryId, categoryName),
		basisPoints,
		from: rate.holdsFrom,
		until: rate.endsOn,
		state: stateOf(rate, today(ctx)),
	};
}

function stateOf(
	{ holdsFrom, endsOn }: repository.RateRow,
	day: string,
): CommissionRate["state"] {
	if (endsOn !== null && (endsOn <= day || endsOn === holdsFrom)) return "over";
	return holdsFrom > day ? "coming" : "running";
}
