import type { DataOf, Input } from "../../../../contract/call";
import type {
	getPayoutRun,
	listPayoutRuns,
	PayoutRun,
} from "../../../../contract/sales/payout";
import { payoutAccountRestsDays } from "../../../../contract/sales/payout-terms";
import type { Transaction } from "../../../../db/client";
import { requireOperator, signedInActor } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { GatewayError } from "../../../../http/errors";
import { presentPage, sliceOf } from "../../../../http/pages";
import { Exact } from "../../../../money/exact";
import { recordAudit } from "../../../platform/audit/service";
import { enqueueEffect } from "../../../platform/outbox/service";
import { daysMs } from "../../order/service";
import { insertEntries } from "../entry-repository";
import { payoutKindsOf } from "./account";
import { countPayouts, listPayoutRows } from "./payout-repository";
import { entriesOfPayout } from "./posting";
import { presentPayout, presentRun } from "./presenter";
import * as repository from "./run-repository";

// Runs of payouts: one operator drafts what is due, another approves it, and it is booked as paid at that moment. What
// went back to shoppers in between is not paid: a payout of which less is due by then is left out, and waits for the next.

export async function listRuns(
	ctx: Ctx,
	{ query }: Pick<Input<typeof listPayoutRuns>, "query">,
): Promise<DataOf<typeof listPayoutRuns>> {
	requireOperator(ctx.actor);
	const [rows, total] = await Promise.all([
		repository.listRuns(ctx.db, sliceOf(query)),
		repository.countRuns(ctx.db),
	]);
	const list = rows.map((row) => presentRun(ctx, row));
	return presentPage(query, list, total);
}

export async function readRun(
	ctx: Ctx,
	{ params, query }: Pick<Input<typeof getPayoutRun>, "params" | "query">,
): Promise<DataOf<typeof getPayoutRun>> {
	requireOperator(ctx.actor);
	const run = await present(ctx, params.id);
	const about = { runId: params.id };
	const [rows, total] = await Promise.all([
		listPayoutRows(ctx.db, about, sliceOf(query)),
		countPayouts(ctx.db, about),
	]);
	const list = rows.map((row) => presentPayout(ctx, row));
	return { ...presentPage(query, list, total), run };
}

export async function draftRun(ctx: Ctx): Promise<PayoutRun> {
	requireOperator(ctx.actor);
	const { uid } = signedInActor(ctx);
	const now = ctx.now();
	const restedSince = new Date(now.getTime() - daysMs(payoutAccountRestsDays));
	const id = await ctx.db.transaction(async (tx) => {
		const made = await repository.insertDraft(tx, {
			draftedBy: uid,
			draftedAt: now,
		});
		if (made === undefined) throw new GatewayError(409, "payoutDraftOpen");
		const payouts = await repository.insertPayouts(tx, made, {
			restedSince,
			kinds: payoutKindsOf(ctx),
		});
		if (payouts === 0) throw new GatewayError(409, "payoutNothingDue");
		await recordAudit(tx, ctx, entryOf("payout.draft", made));
		return made;
	});
	return present(ctx, id);
}

export async function approveRun(ctx: Ctx, id: number): Promise<PayoutRun> {
	requireOperator(ctx.actor);
	const { uid } = signedInActor(ctx);
	const at = ctx.now();
	await ctx.db.transaction(async (tx) => {
		const run = await lockDraft(tx, id);
		if (run.draftedBy === uid) throw new GatewayError(403, "payoutOwnDraft");
		const drafted = await repository.listDrafted(tx, id);
		const paid = drafted
			.filter(({ payout, due }) => new Exact(due).gte(payout.amount))
			.map(({ payout }) => payout);
		const ids = paid.map((payout) => payout.id);
		await repository.movePayouts(tx, ids, { state: "paid" });
		await repository.moveRest(tx, id, "left");
		await insertEntries(
			tx,
			paid.flatMap((payout) => entriesOfPayout("payout", payout, at)),
		);
		for (const { id: payoutId, kind } of paid)
			if (kind === "stripe")
				await enqueueEffect(tx, "payout-send", { payoutId });
		await repository.decide(tx, id, {
			state: "approved",
			decidedBy: uid,
			decidedAt: at,
		});
		await recordAudit(tx, ctx, entryOf("payout.approve", id));
	});
	return present(ctx, id);
}

export async function dropRun(ctx: Ctx, id: number): Promise<PayoutRun> {
	requireOperator(ctx.actor);
	const { uid } = signedInActor(ctx);
	await ctx.db.transaction(async (tx) => {
		await lockDraft(tx, id);
		await repository.moveRest(tx, id, "dropped");
		await repository.decide(tx, id, {
			state: "dropped",
			decidedBy: uid,
			decidedAt: ctx.now(),
		});
		await recordAudit(tx, ctx, entryOf("payout.drop", id));
	});
	return present(ctx, id);
}

async function lockDraft(
	tx: Transaction,
	id: number,
): Promise<repository.RunRow> {
	const run = await repository.lockRun(tx, id);
	if (!run) throw new GatewayError(404, "notFound");
	if (run.state !== "draft") throw new GatewayError(409, "payoutRunDecided");
	return run;
}

async function present(ctx: Ctx, id: number): Promise<PayoutRun> {
	const row = await repository.findRun(ctx.db, id);
	if (!row) throw new GatewayError(404, "notFound");
	return presentRun(ctx, row);
}

const entryOf = (
	action: "payout.draft" | "payout.approve" | "payout.drop",
	id: number,
) => ({ action, target: `run ${id}`, merchantId: null });
