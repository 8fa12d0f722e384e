import type { DataOf, Input } from "../../../contract/call";
import type {
	listRoles,
	StaffRoleSet,
	saveRole,
} from "../../../contract/identity/staff";
import type { Scope } from "../../../contract/identity/user";
import { localize } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import { requireOperator } from "../../../http/access";
import type { Ctx, RoleLimits } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import { refuseField } from "../../../http/refuse-field";
import { isOperator } from "../../../http/staff";
import { Exact } from "../../../money/exact";
import { changesBetween, recordAudit } from "../../platform/audit/service";
import * as repository from "./role-repository";

// Roles are the shop's: its owners make them, for operators and for merchants' staff. Whoever gives a role, or takes
// one away, has to be allowed all that it allows. A role that somebody has is not removed.

export async function listRolesFor(
	ctx: Ctx,
): Promise<DataOf<typeof listRoles>> {
	const scope = isOperator(ctx) ? undefined : ("merchant" as const);
	const rows = await repository.listRoleRows(ctx.db, { scope });
	return { list: rows.map((row) => presentRole(ctx, row)) };
}

function presentRole(
	{ locale }: Pick<Ctx, "locale">,
	{ id, scope, name, permissions, refundMax, holders }: repository.RoleRow,
): StaffRoleSet {
	const shown = localize(name, locale);
	return { id, scope, name: shown, permissions, refundMax, holders };
}

export async function keepRole(
	ctx: Ctx,
	{ id, scope, name, ...limits }: Input<typeof saveRole>["body"],
): Promise<StaffRoleSet> {
	requireOperator(ctx.actor);
	const saved = await ctx.db.transaction(async (tx) => {
		const before =
			id === null ? undefined : orNotFound(await repository.lockRole(tx, id));
		if (before && before.scope !== scope)
			throw refuseField("scope", "correctValue");
		const isSameName = before && localize(before.name, ctx.locale) === name;
		// What is typed stands in every language: the others fall back to English.
		const after = { ...limits, name: isSameName ? before.name : { en: name } };
		const of =
			before?.id ?? (await repository.insertRole(tx, { scope, ...after }));
		if (before) await repository.updateRoleSet(tx, of, after);
		await recordAudit(tx, ctx, {
			action: "role.save",
			target: `role ${of}`,
			merchantId: null,
			changes: changesBetween(before ?? {}, after),
		});
		return of;
	});
	const [row] = await repository.listRoleRows(ctx.db, { id: saved });
	return presentRole(ctx, orNotFound(row));
}

export async function dropRole(ctx: Ctx, id: number): Promise<null> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		const before = await repository.lockRole(tx, id);
		// Removed meanwhile is well too.
		if (!before) return;
		if (await repository.isInUse(tx, id))
			throw new GatewayError(409, "roleInUse");
		await repository.deleteRole(tx, id);
		await recordAudit(tx, ctx, {
			action: "role.remove",
			target: `role ${id}`,
			merchantId: null,
			changes: [{ field: "name", before: before.name, after: null }],
		});
	});
	return null;
}

/** The role that is to be given, which is not removed before the transaction ends; null for an owner. */
export async function holdRole(
	tx: Transaction,
	{ roleId, scope }: { roleId: number | null; scope: Scope },
): Promise<RoleLimits | null> {
	if (roleId === null) return null;
	const row = await repository.holdRole(tx, roleId);
	if (row?.scope !== scope) throw refuseField("roleId", "correctValue");
	return row;
}

/** Refuses to give or to take away what allows more than the own role does; null is an owner's. */
export function requireMayGive(
	{ actor }: Pick<Ctx, "actor">,
	given: RoleLimits | null,
): void {
	const own = actor.kind === "account" ? actor.role : null;
	if (own === null) return;
	if (given === null || !isWithin(given, own))
		throw new GatewayError(403, "roleAboveOwn");
}

function isWithin(given: RoleLimits, own: RoleLimits): boolean {
	const isAllowed = given.permissions.every((one) =>
		own.permissions.includes(one),
	);
	if (!isAllowed || !given.permissions.includes("refunds")) return isAllowed;
	if (own.refundMax === null) return true;
	return (
		given.refundMax !== null &&
		new Exact(given.refundMax).lessThanOrEqualTo(own.refundMax)
	);
}
