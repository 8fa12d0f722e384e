import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { actorOf, isTheirs } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import * as repository from "./repository";
import { changesBetween, requireMayMove } from "./service";

// A merchant's staff let colleagues go, for their own merchant alone; operators for any. Whoever was taken in may leave
// again.

export async function letGo(ctx: Ctx, uid: number): Promise<null> {
	const found = await repository.findPerson(ctx.db, uid);
	const employer = found?.account.merchantId ?? null;
	if (employer === null || !isTheirs(ctx, employer))
		throw new GatewayError(404, "notFound");
	await ctx.db.transaction(async (tx) => {
		const owners = await repository.lockOwners(tx, employer);
		const before = await repository.lockMember(tx, { uid });
		// Let go meanwhile is well too.
		if (before?.merchantId !== employer) return;
		const isLast = owners.length === 1 && owners[0] === uid;
		if (isLast && actorOf(ctx) !== "operator")
			throw new GatewayError(409, "lastOfStaff");
		const isSelf = ctx.actor.kind === "account" && ctx.actor.uid === uid;
		if (!isSelf) await requireMayMove(ctx, tx, before);
		const scope = before.scope.filter((one) => one !== "merchant");
		const after = { scope, merchantId: null, roleId: null };
		await repository.updateRole(tx, uid, after);
		await recordAudit(tx, ctx, {
			action: "staff.remove",
			target: `account ${uid}`,
			merchantId: employer,
			changes: changesBetween(before, after),
		});
	});
	return null;
}
