import type { Input } from "../../../contract/call";
import type { inviteColleague, Person } from "../../../contract/identity/staff";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import type { Limit } from "../../../http/limits";
import { refuseField } from "../../../http/refuse-field";
import { actorOf, isTheirs, merchantOf } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import { enqueueEffect } from "../../platform/outbox/service";
import * as repository from "./repository";
import { changesBetween, showPerson } from "./service";

// A merchant's staff take members in and let colleagues go, for their own merchant alone; operators for any. Whoever is
// taken in is notified by mail and may leave again. Nobody learns by trying out addresses who is a member: few tries
// an hour.

const invitations: Limit = {
	name: "staff-invite-hour",
	points: 20,
	seconds: 3_600,
};

export async function invite(
	ctx: Ctx,
	{ email, merId }: Input<typeof inviteColleague>["body"],
): Promise<Person> {
	const merchantId = merchantOf(ctx, merId);
	if (merchantId === undefined) throw refuseField("merId", "emptyMerchant");
	const key = ctx.actor.kind === "account" ? `${ctx.actor.uid}` : "system";
	await ctx.limits.take([{ limit: invitations, key }]);
	const uid = await ctx.db.transaction(async (tx) => {
		const name = await repository.findMerchantName(tx, merchantId);
		if (!name) throw refuseField("merId", "emptyMerchant");
		const member = await repository.lockMember(tx, { email });
		if (!member) throw refuseField("email", "noSuchMember");
		const { id, locale, scope, merchantId: employer } = member;
		const worksHere = scope.includes("merchant") && employer === merchantId;
		if (worksHere) return id;
		if (scope.length > 0) throw new GatewayError(409, "worksElsewhere");
		const after = { scope: ["merchant" as const], merchantId };
		await repository.updateRole(tx, id, after);
		await tellColleague(tx, { email, locale, name: localize(name, locale) });
		await recordAudit(tx, ctx, {
			action: "staff.invite",
			target: `account ${id}`,
			merchantId,
			changes: changesBetween(member, after),
		});
		return id;
	});
	return showPerson(ctx, uid);
}

interface Notified {
	email: string;
	locale: LocaleCode;
	name: string;
}

function tellColleague(
	tx: Transaction,
	{ email: to, locale, name }: Notified,
): Promise<void> {
	const values = { merchant: name };
	const message = { template: "staffInvited", locale, to, values } as const;
	return enqueueEffect(tx, "mail", { ...message, path: "/console" });
}

export async function letGo(ctx: Ctx, uid: number): Promise<null> {
	const found = await repository.findPerson(ctx.db, uid);
	const employer = found?.account.merchantId ?? null;
	if (employer === null || !isTheirs(ctx, employer))
		throw new GatewayError(404, "notFound");
	await ctx.db.transaction(async (tx) => {
		const staff = await repository.lockStaff(tx, employer);
		const before = await repository.lockMember(tx, { uid });
		// Let go meanwhile is well too.
		if (!before || !staff.includes(uid)) return;
		if (staff.length === 1 && actorOf(ctx) !== "operator")
			throw new GatewayError(409, "lastOfStaff");
		const scope = before.scope.filter((one) => one !== "merchant");
		const after = { scope, merchantId: null };
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
