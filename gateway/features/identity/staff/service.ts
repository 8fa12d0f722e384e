import type { DataOf, Input } from "../../../contract/call";
import type {
	listStaff,
	Person,
	setRole,
} from "../../../contract/identity/staff";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { presentPage, sliceOf } from "../../../http/pages";
import { refuseField } from "../../../http/refuse-field";
import { actorOf, isOperator, merchantOf } from "../../../http/staff";
import { recordAudit } from "../../platform/audit/service";
import { closeInvitationsOf } from "./invitation-repository";
import { presentPerson } from "./presenter";
import * as repository from "./repository";
import { holdRole, requireMayGive } from "./roles";

export { employApplicant, employOperator } from "./employ";
export {
	type AccountRow as MemberRow,
	isCalled,
	isMember,
	listWhoMay,
	lockMember,
} from "./repository";

// Who works here. Scope and role are read from the account with every call, so they count from the next one on, and
// sessions go on. Neither the shop nor a merchant loses its last owner, however many are taken away at once.

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

type Asked = Input<typeof setRole>["body"];

export async function setRoleOf(ctx: Ctx, asked: Asked): Promise<Person> {
	const { uid } = asked;
	// Undefined for operators, who give every role; else the merchant whose staff alone they see.
	const own = isOperator(ctx) ? undefined : merchantOf(ctx, asked.merId);
	if (own !== undefined && asked.role !== "merchant")
		throw new GatewayError(403, "noPermission");
	// By mistake nobody locks the own door.
	if (ctx.actor.kind === "account" && ctx.actor.uid === uid)
		throw new GatewayError(409, "ownRole");
	await ctx.db.transaction(async (tx) => {
		const owners = await repository.lockOwners(tx, own ?? "operator");
		const before = orNotFound(await repository.lockMember(tx, { uid }));
		if (own !== undefined && before.merchantId !== own)
			throw new GatewayError(404, "notFound");
		const after = await roleToGive(ctx, tx, {
			...asked,
			merId: own ?? asked.merId,
		});
		const isLast = owners.length === 1 && owners[0] === uid;
		if (isLast && !isOwnerOf(own, after))
			throw new GatewayError(409, own ? "lastOfStaff" : "lastOperator");
		await requireMayMove(ctx, tx, before);
		await repository.updateRole(tx, uid, after);
		await closeInvitationsOf(tx, uid, ctx.now());
		await recordAudit(tx, ctx, {
			action: "staff.role",
			target: `account ${uid}`,
			merchantId: after.merchantId ?? before.merchantId,
			changes: changesBetween(before, after),
		});
	});
	return showPerson(ctx, uid);
}

/** Of the shop, or of the merchant of this number. */
function isOwnerOf(merchantId: number | undefined, role: Role): boolean {
	const scope = merchantId === undefined ? "operator" : "merchant";
	return role.scope.includes(scope) && role.roleId === null;
}

async function roleToGive(
	ctx: Ctx,
	tx: Transaction,
	{ role: scope, merId, roleId }: Omit<Asked, "uid">,
): Promise<Role> {
	if (scope === "none") return { scope: [], merchantId: null, roleId: null };
	const merchantId = scope === "merchant" ? (merId ?? null) : null;
	if (scope === "merchant") await requireMerchant(tx, merchantId);
	requireMayGive(ctx, await holdRole(tx, { roleId, scope }));
	return { scope: [scope], merchantId, roleId };
}

type Role = Parameters<typeof repository.updateRole>[2];

export function changesBetween(before: Role, after: Role) {
	return (["scope", "merchantId", "roleId"] as const).map((field) => ({
		field,
		before: before[field],
		after: after[field],
	}));
}

/** Whether it is theirs to change what somebody may do already. */
export async function requireMayMove(
	ctx: Ctx,
	tx: Transaction,
	{ scope: [scope], roleId }: repository.AccountRow,
): Promise<void> {
	if (scope) requireMayGive(ctx, await holdRole(tx, { roleId, scope }));
}

export async function requireMerchant(
	tx: Transaction,
	id: number | null,
): Promise<void> {
	if (id === null || !(await repository.findMerchantName(tx, id)))
		throw refuseField("merId", "emptyMerchant");
}

async function showPerson(ctx: Ctx, uid: number): Promise<Person> {
	const row = orNotFound(await repository.findPerson(ctx.db, uid));
	return presentPerson(row, readerOf(ctx));
}

const readerOf = (ctx: Ctx) => ({
	locale: ctx.locale,
	isOperator: actorOf(ctx) === "operator",
});
