import type { DataOf, Input } from "../../../contract/call";
import type {
	listStaff,
	Person,
	setRole,
} from "../../../contract/identity/staff";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { refuseField } from "../../../http/refuse-field";
import { actorOf, merchantOf } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import { presentPerson } from "./presenter";
import * as repository from "./repository";

export { employApplicant } from "./employ";

// Who works here. A role is read from the account with every call, so it counts from the next one on, and sessions go
// on. The shop never loses its last operator, however many are taken away at once.

export async function findStaff(
	ctx: Ctx,
	{ scope, keyword, merId, ...asked }: Input<typeof listStaff>["query"],
): Promise<DataOf<typeof listStaff>> {
	const filter = { scope, keyword, merchantId: merchantOf(ctx, merId) };
	const [rows, total] = await Promise.all([
		repository.listStaffRows(ctx.db, filter, sliceOf(asked)),
		repository.countStaff(ctx.db, filter),
	]);
	const reader = readerOf(ctx);
	const list = rows.map((row) => presentPerson(row, reader));
	return presentPage(asked, list, total);
}

export async function setRoleOf(
	ctx: Ctx,
	{ uid, role, merId }: Input<typeof setRole>["body"],
): Promise<Person> {
	requireOperator(ctx.actor);
	// By mistake nobody locks the own door.
	if (ctx.actor.kind === "account" && ctx.actor.uid === uid)
		throw new GatewayError(409, "ownRole");
	await ctx.db.transaction(async (tx) => {
		const operators = await repository.lockStaff(tx, "operator");
		const before = orNotFound(await repository.lockMember(tx, { uid }));
		const isLast = operators.length === 1 && operators[0] === uid;
		if (isLast && role !== "operator")
			throw new GatewayError(409, "lastOperator");
		const merchantId = role === "merchant" ? (merId ?? null) : null;
		if (merchantId !== null) await requireMerchant(tx, merchantId);
		const after = { scope: role === "none" ? [] : [role], merchantId };
		await repository.updateRole(tx, uid, after);
		await recordAudit(tx, ctx, {
			action: "staff.role",
			target: `account ${uid}`,
			merchantId: merchantId ?? before.merchantId,
			changes: changesBetween(before, after),
		});
	});
	return showPerson(ctx, uid);
}

type Role = Parameters<typeof repository.updateRole>[2];

export function changesBetween(before: Role, after: Role) {
	return (["scope", "merchantId"] as const).map((field) => ({
		field,
		before: before[field],
		after: after[field],
	}));
}

async function requireMerchant(tx: Transaction, id: number): Promise<void> {
	if (!(await repository.findMerchantName(tx, id)))
		throw refuseField("merId", "emptyMerchant");
}

export async function showPerson(ctx: Ctx, uid: number): Promise<Person> {
	const row = orNotFound(await repository.findPerson(ctx.db, uid));
	return presentPerson(row, readerOf(ctx));
}

const readerOf = (ctx: Ctx) => ({
	locale: ctx.locale,
	isOperator: actorOf(ctx) === "operator",
});
