import { factorsMax } from "../../../contract/identity/second-factor-terms";
import type { Transaction } from "../../../db/client";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { recordAudit } from "../../platform/audit/service";
import { noteProven } from "../session/service";
import { holdOwnAccount } from "../user/service";
import { drawRecoveryCodes } from "./recovery";
import * as repository from "./repository";
import { tellOwner } from "./tell-owner";

type NewFactor = Omit<
	Parameters<typeof repository.insertFactor>[1],
	"accountId" | "createdAt"
>;

interface Enrolment {
	factor: NewFactor;
	/** Uses up what it was begun with; false where somebody else did. */
	take?: (tx: Transaction) => Promise<boolean>;
}

/** Keeps a factor that was just shown to work, which proves it in this session too. */
export async function enrolFactor(
	ctx: Ctx,
	{ factor, take }: Enrolment,
): Promise<{ recoveryCodes: string[] }> {
	const { uid, sessionId } = signedInActor(ctx);
	const now = ctx.now();
	return ctx.db.transaction(async (tx) => {
		await holdOwnAccount(tx, uid);
		if (take && !(await take(tx))) throw new GatewayError(409, "factorOver");
		const staff = orNotFound(await repository.findStaff(tx, { uid }));
		const before = await repository.listFactors(tx, uid);
		if (before.length >= factorsMax) throw new GatewayError(409, "listFull");
		// Begun on two devices at once.
		if (factor.kind === "totp" && before.some(({ kind }) => kind === "totp"))
			throw new GatewayError(409, "totpThere");
		await repository.insertFactor(tx, {
			...factor,
			accountId: uid,
			createdAt: now,
		});
		await noteProven(tx, sessionId, now);
		const { name } = factor;
		await recordAudit(tx, ctx, {
			action: "factor.add",
			target: `account ${uid}`,
			merchantId: staff.merchantId,
			changes: [{ field: "name", before: null, after: name }],
		});
		await tellOwner(tx, staff, { template: "factorAdded", values: { name } });
		const isFirst = before.length === 0;
		return { recoveryCodes: isFirst ? await drawRecoveryCodes(tx, uid) : [] };
	});
}
