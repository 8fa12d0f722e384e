import type { DataOf, Input } from "../../../contract/call";
import type { listSettledRecords } from "../../../contract/marketplace/merchant-application";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { answerBy } from "./answer-by";
import { presentApplication } from "./presenter";
import * as repository from "./repository";

export { deleteAllOf as forgetApplications } from "./repository";

// Applications as their applicants see them: none takes an id. They go with the account.

export async function listOwnApplications(
	ctx: Ctx,
	asked: Input<typeof listSettledRecords>["query"],
): Promise<DataOf<typeof listSettledRecords>> {
	const { uid: accountId } = signedInActor(ctx);
	const [rows, total] = await Promise.all([
		repository.listApplications(ctx.db, { accountId }, sliceOf(asked)),
		repository.countApplications(ctx.db, { accountId }),
	]);
	const list = rows.map((row) => presentApplication(row, ctx.locale));
	const page = presentPage(asked, list, total);
	return { ...page, answerBy: answerBy(ctx.now()) };
}

export function exportApplications(ctx: Ctx, accountId: number) {
	return repository.listAllOf(ctx.db, accountId);
}
