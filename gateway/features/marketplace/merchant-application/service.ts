import type { DataOf, Input } from "../../../contract/call";
import type { listSettledRecords } from "../../../contract/marketplace/merchant-application";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { answerBy } from "./answer-by";
import { presentApplication } from "./presenter";
import * as repository from "./repository";

// Applications as their applicants see them: none takes an id. They go with the account.

export async function listOwnApplications(
	ctx: Ctx,
	{ page, limit }: Input<typeof listSettledRecords>["query"],
): Promise<DataOf<typeof listSettledRecords>> {
	const { uid: accountId } = signedInActor(ctx);
	const slice = { limit, offset: (page - 1) * limit };
	const [rows, total] = await Promise.all([
		repository.listApplications(ctx.db, { accountId }, slice),
		repository.countApplications(ctx.db, { accountId }),
	]);
	return {
		list: rows.map((row) => presentApplication(row, ctx.locale)),
		total,
		page,
		limit,
		totalPage: Math.ceil(total / limit),
		answerBy: answerBy(ctx.now()),
	};
}

export function exportApplications(ctx: Ctx, accountId: number) {
	return repository.listAllOf(ctx.db, accountId);
}

export function forgetApplications(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	return repository.deleteAllOf(tx, accountId);
}
