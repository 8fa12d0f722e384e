import type { DataOf, Input } from "../../../contract/call";
import {
	type listMisses,
	missDays,
} from "../../../contract/catalog/search-admin";
import type { Database } from "../../../db/client";
import { tokenRuns } from "../../../full-text/tokens";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { describeFailure } from "../../../http/describe-failure";
import { GatewayError } from "../../../http/errors";
import { hongKongDay } from "../../../http/hong-kong-time";
import type { Limit } from "../../../http/limits";
import { presentPage, sliceOf } from "../../../http/pages";
import * as repository from "./miss-repository";
import { listProposals } from "./proposals";
import { tidy } from "./tidy";

// What shoppers look for in vain is counted by its folded words and by day, and forgotten after a month: nothing of who
// looked, nothing that may be somebody's, and from one address only so much an hour.

const missLengthMax = 60;
const perAddress: Limit = { name: "search-miss", points: 600, seconds: 3_600 };
const dayMs = 24 * 60 * 60 * 1_000;

/** An address, a telephone or an order number is somebody's, and no word for a goods. */
const personal = /@|(\d[\s-]*){7,}/;

/** Whether what was typed may be kept: a word, and nobody's address or number. */
export function isKept(keyword: string): boolean {
	return (
		tokenRuns(keyword).length > 0 &&
		keyword.length <= missLengthMax &&
		!personal.test(keyword)
	);
}

/** Never fails the search that is already answered. */
export async function recordMiss(ctx: Ctx, typed: string): Promise<void> {
	const keyword = tidy(typed);
	if (!isKept(keyword)) return;
	try {
		await ctx.limits.take([{ limit: perAddress, key: ctx.clientAddress }]);
		await repository.countMiss(ctx.primary ?? ctx.db, {
			keyword,
			day: hongKongDay(ctx.now()),
		});
	} catch (error) {
		if (error instanceof GatewayError && error.code === 429) return;
		ctx.log.warn(
			{ failure: describeFailure(error) },
			"a search without result was not counted",
		);
	}
}

export async function listMissesForOperator(
	ctx: Ctx,
	asked: Input<typeof listMisses>["query"],
): Promise<DataOf<typeof listMisses>> {
	requireOperator(ctx.actor);
	const since = firstDay(ctx.now());
	const [rows, total] = await Promise.all([
		repository.listMissRows(ctx.db, since, sliceOf(asked)),
		repository.countMissed(ctx.db, since),
	]);
	const proposals = await listProposals(
		ctx,
		rows.map(({ keyword }) => keyword),
		since,
	);
	const list = rows.map((row) => ({
		...row,
		lastOn: row.lastOn ?? since,
		proposals: proposals.get(row.keyword) ?? [],
	}));
	return presentPage(asked, list, total);
}

export async function dismissMissFor(ctx: Ctx, keyword: string): Promise<null> {
	requireOperator(ctx.actor);
	await repository.deleteMiss(ctx.db, tidy(keyword));
	return null;
}

export function sweepMisses(db: Database, now: Date): Promise<void> {
	return repository.deleteMissesBefore(db, firstDay(now));
}

export const firstDay = (now: Date) =>
	hongKongDay(new Date(now.getTime() - (missDays - 1) * dayMs));
